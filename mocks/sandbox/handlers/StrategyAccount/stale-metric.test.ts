import { StrategyHealth, StrategyHealthCause } from '@adwright/sdk/types'
import { afterEach, expect, test } from 'vitest'
import { disconnectAds, revokeAdsAccess } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { disconnectAnalytics, revokeAnalyticsAccess } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { ACCOUNT, type OpenSandbox, openSandbox } from '#tests/support/sandbox.ts'

let opened: OpenSandbox
afterEach(() => opened.sandbox.close())

const contextOf = ({ sandbox }: OpenSandbox) => ({ store: sandbox.store, now: sandbox.clock.now() })

const WAYS = [
  ['conversions', 1, 'revoked', revokeAdsAccess],
  ['conversions', 1, 'disconnected', disconnectAds],
  ['sessions', 2, 'revoked', revokeAnalyticsAccess],
  ['sessions', 2, 'disconnected', disconnectAnalytics],
] as const

test.each(WAYS)(
  '%s of source %i keeps the last known value with its day when access is %s',
  async (metric, source, _, end) => {
    opened = await openSandbox('sample')
    const owner = await opened.as('owner')
    const kpi = { metric, source, target: 1_000_000, unit: 'count' }
    const draft = { title: 'More', goal: 2, kpi, startsOn: '2026-10-01', dueOn: '2027-03-31', status: 2 }
    const { id } = (await owner('POST', `/StrategyAccount/${ACCOUNT}`, draft)).body
    const before = (await owner('GET', `/StrategyAccount/${ACCOUNT}/${id}`)).body
    expect(before.kpi).toMatchObject({ current: expect.any(Number), staleAsOf: null })
    const { dataThrough } = (await owner('GET', `/StrategyAccount/${ACCOUNT}/${id}/figure`)).body
    await end(contextOf(opened), ACCOUNT)
    opened.sandbox.clock.forward({ days: 3 })
    // The clock has outlived the first token.
    const later = await opened.as('owner')
    const after = (await later('GET', `/StrategyAccount/${ACCOUNT}/${id}`)).body
    expect(after.kpi).toMatchObject({ current: before.kpi.current, staleAsOf: dataThrough })
    expect(after).toMatchObject({
      health: StrategyHealth.NoData,
      healthReason: { cause: StrategyHealthCause.NotConnected, forecast: null },
    })
  },
)
