import { afterAll, beforeAll, expect, test } from 'vitest'
import { Host } from '#mocks/sandbox/host/host.ts'

const ORIGIN = 'http://127.0.0.1:4020'

let host: Host
let origin: string
beforeAll(async () => {
  host = await Host.open({ store: ':memory:', seed: 1, controlKey: 'key', origin: ORIGIN })
  ;({ origin } = await host.openScenario({ name: 'sample', now: '2026-11-18T09:00:00Z' }, new URL(ORIGIN)))
})
afterAll(() => host.close())

async function control(method: string, path: string, body?: object, at = origin) {
  const init = { method, headers: { 'X-Control-Key': 'key' }, ...(body ? { body: JSON.stringify(body) } : {}) }
  const answer = await host.fetch(new Request(`${at}${path}`, init))
  return { status: answer?.status, body: await answer?.json() }
}
const yearOf = async (at = origin) =>
  new Date((await control('GET', '/control/clock', undefined, at)).body.now).getUTCFullYear()

const OUT_OF_RANGE = [
  { forward: { days: 100_000_000 } },
  { forward: { days: -100_000_000 } },
  { forward: { days: 99_999_999, hours: 100_000_000 } },
  { forward: { days: 3661 } },
  { forward: { days: -20_000 } },
  { now: '9999-12-31T23:59:59Z' },
  { now: '1999-12-31T23:59:59Z' },
  { now: '2050-01-01T00:00:00Z' },
]

test.each(OUT_OF_RANGE)('a clock moved to %j is rejected and unchanged, and the sandbox continues', async (move) => {
  for (const account of [{}, { account: 'acc_8f2KqL' }]) {
    const { status, body: refused } = await control('PUT', '/control/clock', { ...move, ...account })
    expect([status, typeof refused.message]).toEqual([422, 'string'])
  }
  expect(await yearOf()).toBe(2026)
  await host.tick()
  expect((await control('PUT', '/control/clock', { forward: { minutes: 1 } })).status).toBe(200)
  expect((await control('GET', '/control/mails')).status).toBe(200)
})

test('the persistent sandbox keeps its time after a rejected move', async () => {
  const year = new Date().getUTCFullYear()
  expect((await control('PUT', '/control/clock', { forward: { days: 100_000_000 } }, ORIGIN)).status).toBe(422)
  expect(await yearOf(ORIGIN)).toBe(year)
  await host.tick()
})

test('the time of a scenario is limited, and so is the body of a control call', async () => {
  const ask = (now: string) => control('POST', '/control/scenarios', { name: 'new-user', now })
  expect((await ask('9000-01-01T00:00:00Z')).status).toBe(422)
  expect((await ask('1000-01-01T00:00:00Z')).status).toBe(422)
  const body = `{"files":[{"name":"a.csv","text":"${'x'.repeat(65 * 1024 * 1024)}"}]}`
  const init = { method: 'POST', headers: { 'X-Control-Key': 'key' }, body }
  expect((await host.fetch(new Request(`${origin}/control/reports`, init)))?.status).toBe(413)
})
