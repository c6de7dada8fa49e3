import { afterEach, expect, test } from 'vitest'
import { BASE, CLIENT, type Stage, stage } from '#mocks/sandbox/handlers/EA/ads.fixture.ts'
import { healthScoreOf } from '#mocks/sandbox/handlers/EA/snapshot.ts'

let set: Stage
afterEach(() => set?.close())

const PATH = `${BASE}/snapshot/${CLIENT}`
type Result = { ruleId: string; checkedCount: number; failedCount: number; score: number }

test('a snapshot judges every rule as of five in the morning, and lists what failed', async () => {
  set = await stage()
  const call = await set.as(set.viewer)
  const { body } = await call('GET', PATH)
  expect(body).toMatchObject({
    takenAt: '2026-11-19T04:00:00.000Z',
    period: { dateBegin: '2026-10-20', dateEnd: '2026-11-18' },
  })
  const results: Result[] = body.ruleResults
  expect(results).toHaveLength(16)
  expect(results.map(({ score }) => score)).toEqual(results.map(({ score }) => score).sort((a, b) => a - b))
  expect(body.healthScore).toBe(healthScoreOf(results))
  for (const { ruleId, failedCount } of results.slice(0, 3)) {
    const failed = (await call('GET', `${PATH}/rules/${ruleId}/failed-entities?pageSize=100`)).body
    expect(failed.totalCount).toBe(failedCount)
    const severities: number[] = failed.items.map(({ severity }: { severity: number }) => severity)
    expect(severities).toEqual([...severities].sort((a, b) => b - a))
  }
  const wasted = await call('GET', `${PATH}/rules/rule_no-conversion-keyword/failed-entities?pageSize=100`)
  expect(wasted.body.items.map(({ name }: { name: string }) => name)).toContain('cheap festival tent')
  expect((await call('GET', `${PATH}/rules/rule_unknown/failed-entities`)).status).toBe(404)
})

test('it stays the same until the next night', async () => {
  set = await stage()
  const call = await set.as(set.viewer)
  const first = (await call('GET', PATH)).body
  set.sandbox.clock.forward({ minutes: 14 })
  expect((await call('GET', PATH)).body).toEqual(first)
  set.sandbox.clock.forward({ hours: 15 })
  const later = await (await set.as(set.viewer))('GET', PATH)
  expect(later.body.takenAt).toBe('2026-11-20T04:00:00.000Z')
  expect(later.body.id).not.toBe(first.id)
})

test('there is none before the first night after the selection', async () => {
  set = await stage({ customerClientId: null })
  const owner = await set.as(set.owner)
  await owner('POST', `${BASE}/${CLIENT}/customer`)
  expect(await owner('GET', PATH)).toMatchObject({ status: 404, body: { code: 'no-snapshot' } })
  expect((await owner('GET', `${BASE}/snapshot/1111111111`)).body.code).toBe('not-found')
  set.sandbox.clock.forward({ hours: 15 })
  expect((await (await set.as(set.owner))('GET', PATH)).status).toBe(200)
})

test('the health score weighs rules with what they checked', () => {
  expect(healthScoreOf([])).toBe(100)
  expect(
    healthScoreOf([
      { checkedCount: 30, score: 50 },
      { checkedCount: 10, score: 90 },
      { checkedCount: 0, score: 100 },
    ]),
  ).toBe(60)
})
