import type { AnalyticsPlatform } from '#mocks/sandbox/platforms/analytics.ts'
import { ANALYTICS_ACCOUNTS } from '#mocks/sandbox/world/analytics/accounts.ts'
import { propertyViewOf } from '#mocks/sandbox/world/analytics/imported.ts'
import { propertyOf } from '#mocks/sandbox/world/analytics/properties.ts'

/** The simulated web analytics platform; the same seed gives the same metrics. */
export const simulatedAnalytics = (seed: number): AnalyticsPlatform => ({
  accounts: () => ANALYTICS_ACCOUNTS,
  property: propertyOf,
  propertyView: (propertyName, records) => propertyViewOf(seed, propertyName, records),
})
