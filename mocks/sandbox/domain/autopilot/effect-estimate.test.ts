import { EffectVerdict, EntityType } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { effectEstimates } from '#mocks/sandbox/domain/autopilot/effect-estimate.ts'
import { type SmallEntity, smallWorld, TODAY } from '#mocks/sandbox/domain/autopilot/small-world.fixture.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { randomFrom } from '#mocks/sandbox/random/seeded.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

const CHANGED_ON: Day = '2026-11-01'
const CHANGE = { entityId: 'changed', entityType: EntityType.Keyword, day: CHANGED_ON }

const keyword = (id: string, daily: SmallEntity['daily']): SmallEntity => ({
  id,
  entityType: EntityType.Keyword,
  daily: daily ?? {},
})
const viewOf = (things: SmallEntity[]) => ({ ...smallWorld(things), today: TODAY }) as unknown as AdsAccountView

/** Untouched keywords whose cost grows by a half after the day of the change, with some chance. */
const untouched = (count: number, seed: number) => {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, place) =>
    keyword(`u${place}`, (day) => ({ cost: (day > CHANGED_ON ? 15 : 10) * (0.8 + 0.4 * random()) })),
  )
}
const costOver = (days: 7 | 14, estimates: ReturnType<typeof effectEstimates>) =>
  estimates.find((one) => one.metric === 'cost' && one.days === days)

test('growth that the untouched entities have as well is no effect of the change', () => {
  const world = viewOf([keyword('changed', (day) => ({ cost: day > CHANGED_ON ? 15 : 10 })), ...untouched(30, 1)])
  const estimate = costOver(14, effectEstimates([CHANGE], new Set(['changed']), world))
  expect(estimate).toMatchObject({
    verdict: EffectVerdict.NoClearDifference,
    before: 10,
    after: 15,
    untouchedCount: 30,
  })
  expect(estimate?.low).toBeLessThan(0)
  expect(estimate?.high).toBeGreaterThan(0)
})

test('what falls while the untouched entities grow is less, with an interval around the difference', () => {
  const world = viewOf([keyword('changed', (day) => ({ cost: day > CHANGED_ON ? 4 : 10 })), ...untouched(30, 2)])
  const estimate = costOver(14, effectEstimates([CHANGE], new Set(['changed']), world))
  expect(estimate?.verdict).toBe(EffectVerdict.Less)
  expect(estimate?.expected).toBeCloseTo(15, 0)
  expect(estimate?.difference).toBeCloseTo(4 - (estimate?.expected ?? 0), 1)
  expect(estimate?.high).toBeLessThan(0)
})

test('few untouched entities, few conversions, or days that are not over are too little data', () => {
  const changed = keyword('changed', () => ({ cost: 10, conversions: 0.1 }))
  const few = effectEstimates([CHANGE], new Set(['changed']), viewOf([changed, ...untouched(5, 3)]))
  expect(few.every(({ verdict, difference }) => verdict === EffectVerdict.TooLittleData && difference === null)).toBe(
    true,
  )
  const world = viewOf([changed, ...untouched(30, 4)])
  const estimates = effectEstimates([CHANGE], new Set(['changed']), world)
  expect(estimates.find(({ metric }) => metric === 'conversions')?.verdict).toBe(EffectVerdict.TooLittleData)
  const late = effectEstimates([{ ...CHANGE, day: '2026-11-10' }], new Set(['changed']), world)
  expect(costOver(14, late)).toMatchObject({ verdict: EffectVerdict.TooLittleData, changedCount: 0 })
  expect(costOver(7, late)?.verdict).not.toBe(EffectVerdict.TooLittleData)
})

test('the interval misses no effect in about one of twenty cases', () => {
  let missed = 0
  const cases = 300
  for (let seed = 1; seed <= cases; seed += 1) {
    const random = randomFrom(seed * 7919)
    const entity = keyword('changed', (day) => ({ cost: (day > CHANGED_ON ? 15 : 10) * (0.8 + 0.4 * random()) }))
    const estimate = costOver(
      7,
      effectEstimates([CHANGE], new Set(['changed']), viewOf([entity, ...untouched(20, seed)])),
    )
    if (estimate?.verdict !== EffectVerdict.NoClearDifference) missed += 1
  }
  expect(missed / cases).toBeLessThan(0.1)
})
