// The properties that a Google account can access, and the kind of site behind each.
import type { AnalyticsProperty } from '@adwright/sdk/types'
import type { Country } from '#mocks/sandbox/time/holidays.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'
import { ANALYTICS_ACCOUNTS } from '#mocks/sandbox/world/analytics/accounts.ts'
import { FURNITURE_SHOP, OUTDOOR_SHOP, type Rows } from '#mocks/sandbox/world/analytics/rows.ts'
import { FURNITURE_TARGETS, OUTDOOR_TARGETS, type StoryTargets } from '#mocks/sandbox/world/analytics/stories.ts'

export type Site = {
  propertyName: string
  country: Country
  /** The first day with metrics. */
  openedOn: Day
  /** The sessions of an ordinary day in 2026. */
  sessions: number
  yearlyGrowth: number
  /** The peak day of the year, and the height of the peak. */
  peak: { dayOfYear: number; share: number }
  /** Key events per session. */
  conversion: number
  /** Revenue per key event, in the currency of the property; 0 where nothing is sold. */
  orderValue: number
  rows: Rows
  targets: StoryTargets
}

const SHOP: Omit<Site, 'propertyName'> = {
  country: 'DE',
  openedOn: '2024-02-01',
  sessions: 4500,
  yearlyGrowth: 0.12,
  peak: { dayOfYear: 175, share: 0.1 },
  conversion: 0.0245,
  orderValue: 96.4,
  rows: OUTDOOR_SHOP,
  targets: OUTDOOR_TARGETS,
}

const SITES: Site[] = [
  { ...SHOP, propertyName: '318204657' },
  { ...SHOP, propertyName: '327719045', sessions: 980, conversion: 0.012, orderValue: 0 },
  {
    ...SHOP,
    propertyName: '341552908',
    openedOn: '2026-11-02',
    sessions: 240,
    conversion: 0.02,
    orderValue: 1,
  },
  {
    ...SHOP,
    propertyName: '402915538',
    country: 'TR',
    sessions: 6200,
    yearlyGrowth: 0.2,
    peak: { dayOfYear: 140, share: 0.15 },
    conversion: 0.0142,
    orderValue: 3890,
    rows: FURNITURE_SHOP,
    targets: FURNITURE_TARGETS,
  },
]

const properties: AnalyticsProperty[] = ANALYTICS_ACCOUNTS.flatMap((account) => account.properties)

export const propertyOf = (propertyName: string): AnalyticsProperty | undefined =>
  properties.find((property) => property.propertyName === propertyName)

export const siteOf = (propertyName: string): Site | undefined =>
  SITES.find((site) => site.propertyName === propertyName)
