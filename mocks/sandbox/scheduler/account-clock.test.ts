import { afterEach, beforeEach, expect, test } from 'vitest'
import { Host } from '#mocks/sandbox/host/host.ts'
import { signIn } from '#mocks/sandbox/scenarios/people.ts'
import { advance, setAccountTime } from '#mocks/sandbox/scheduler/advance.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

const ORIGIN = 'http://127.0.0.1:4020'
const ACCOUNT = 'acc_8f2KqL'

let host: Host
beforeEach(async () => {
  host = await Host.open({ store: ':memory:', seed: 1, controlKey: 'key', origin: ORIGIN, isChecking: true })
  await host.fill()
  host.main.clock.freeze()
})
afterEach(() => host.close())

const runsOf = async () => (await host.main.store.listAll('autopilotExecution')).length

const clock = async (method: string, body?: object, search = '') => {
  const init = { method, headers: { 'X-Control-Key': 'key' }, ...(body ? { body: JSON.stringify(body) } : {}) }
  const answer = await host.fetch(new Request(`${ORIGIN}/control/clock${search}`, init))
  return { status: answer?.status, body: await answer?.json() }
}

test('advancing an account runs its due jobs and leaves other clocks unchanged', async () => {
  const { main } = host
  const now = main.clock.now()
  const before = await runsOf()
  const moved = await clock('PUT', { account: ACCOUNT, forward: { days: 7 } })
  const then = new Date(now.getTime() + 7 * DAY_MS).toISOString()
  expect(moved).toEqual({ status: 200, body: { account: ACCOUNT, now: then } })
  expect(await runsOf()).toBeGreaterThan(before)
  expect((await clock('GET')).body).toEqual({ now: now.toISOString() })
  expect((await clock('GET', undefined, `?account=${ACCOUNT}`)).body).toEqual({ now: then })
  const call = caller(main, await signIn(main.runtime, 'usr_3kT9vQ'))
  const invited = await call('POST', `/Account/${ACCOUNT}/users`, { email: 'new@lindholm.example', role: 1 })
  expect(invited.body.invitedAt).toBe(then)
  // The response's date determines the current day of the app.
  const told = async (path: string) => new Date((await call('GET', path)).headers.get('Date') ?? '').getTime()
  const second = (time: Date) => Math.floor(time.getTime() / 1000) * 1000
  expect(await told(`/Account/${ACCOUNT}`)).toBe(second(new Date(then)))
  expect(await told('/User')).toBe(second(now))
  const after = await runsOf()
  await advance(main.runtime, now)
  expect(await runsOf()).toBe(after)
})

test('due jobs of other accounts are not run', async () => {
  const { runtime, store, clock: time } = host.main
  const before = await runsOf()
  await store.insert('account', { ...(await store.get('account', ACCOUNT)), id: 'acc_other' } as never)
  await setAccountTime(runtime, 'acc_other', new Date(time.now().getTime() + 30 * DAY_MS))
  expect(await runsOf()).toBe(before)
})

test('an unknown account is rejected', async () => {
  expect((await clock('PUT', { account: 'acc_none', forward: { days: 1 } })).status).toBe(404)
})
