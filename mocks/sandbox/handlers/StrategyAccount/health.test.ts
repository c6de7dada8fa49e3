import { StrategyHealth, StrategyHealthCause } from '@adwright/sdk/types'
import { afterEach, expect, test } from 'vitest'
import { ACCOUNT, NOW, type OpenSandbox, openSandbox } from '#tests/support/sandbox.ts'

let opened: OpenSandbox
afterEach(() => opened.sandbox.close())

const DAY_MS = 86_400_000
const dayAfter = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString().slice(0, 10)

test('on the fifth day it is too early to judge a strategy; on the twentieth its forecast has a range, and the health follows from it', async () => {
  opened = await openSandbox('sample')
  const owner = await opened.as('owner')
  const kpi = { metric: 'conversionValue', source: 1, target: 1_000_000, unit: 'money' }
  const draft = { title: 'More', goal: 2, kpi, startsOn: dayAfter(-5), dueOn: dayAfter(55), status: 2 }
  const path = `/StrategyAccount/${ACCOUNT}/${(await owner('POST', `/StrategyAccount/${ACCOUNT}`, draft)).body.id}`
  expect((await owner('GET', path)).body).toMatchObject({
    health: StrategyHealth.TooEarly,
    healthReason: { cause: StrategyHealthCause.TooFewDays, dayCount: 5, forecast: null },
  })
  opened.sandbox.clock.forward({ days: 15 })
  // The clock has outlived the first token.
  const later = await opened.as('owner')
  const { health, healthReason, kpi: measured } = (await later('GET', path)).body
  const { low, middle, high } = healthReason.forecast
  expect(low).toBeLessThan(middle)
  expect(middle).toBeLessThan(high)
  const expected =
    middle >= measured.target
      ? StrategyHealth.OnTrack
      : high >= measured.target
        ? StrategyHealth.AtRisk
        : StrategyHealth.OffTrack
  expect(health).toBe(expected)
})

test('a draft has no path to its target, which begins with the strategy', async () => {
  opened = await openSandbox('sample')
  const owner = await opened.as('owner')
  const kpi = { metric: 'conversionValue', source: 1, target: 1_000_000, unit: 'money' }
  const draft = { title: 'More', goal: 2, kpi, startsOn: dayAfter(-5), dueOn: dayAfter(55) }
  const path = `/StrategyAccount/${ACCOUNT}/${(await owner('POST', `/StrategyAccount/${ACCOUNT}`, draft)).body.id}`
  const needed = async () =>
    (await owner('GET', `${path}/figure`)).body.points.map((point: { needed: number | null }) => point.needed)
  expect(new Set(await needed())).toEqual(new Set([null]))
  await owner('PUT', path, { ...draft, status: 2 })
  expect(await needed()).not.toContain(null)
})
