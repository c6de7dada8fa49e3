import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { Host } from '#mocks/sandbox/host/host.ts'
import { signIn } from '#mocks/sandbox/scenarios/people.ts'
import { DueJobs } from '#mocks/sandbox/store/due-jobs.ts'

const ORIGIN = 'http://127.0.0.1:4020'
const folder = mkdtempSync(path.join(tmpdir(), 'adwright-host-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const opened: Host[] = []
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await Promise.all(opened.splice(0).map((host) => host.close()))
})
async function open(store = ':memory:'): Promise<Host> {
  const host = await Host.open({ store, seed: 1, controlKey: 'key', origin: ORIGIN, isChecking: true })
  opened.push(host)
  return host
}

const control = (host: Host, method: string, target: string, body?: object, headers: Record<string, string> = {}) =>
  host.fetch(
    new Request(target.startsWith('http') ? target : `${ORIGIN}${target}`, {
      method,
      headers: { 'X-Control-Key': 'key', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  )

test('people, tokens, time and fresh ids survive a restart', async () => {
  const store = path.join(folder, 'lasting.sqlite')
  const first = await open(store)
  const persons = await first.fill()
  const [owner] = persons
  const token = await signIn(first.main.runtime, owner?.id ?? '')
  await control(first, 'PUT', '/control/clock', { forward: { minutes: 5 } })
  const ids = Array.from({ length: 5 }, () => first.main.runtime.newId('tkt'))
  await first.close()
  opened.pop()
  const second = await open(store)
  expect(await second.fill()).toEqual(persons)
  const answer = await second.fetch(
    new Request(`${ORIGIN}/api/Account`, { headers: { Authorization: `Bearer ${token}` } }),
  )
  expect(answer?.status).toBe(200)
  expect(second.main.clock.now().getTime() - Date.now()).toBeGreaterThan(4 * 60_000)
  for (let count = 0; count < 50; count += 1) expect(ids).not.toContain(second.main.runtime.newId('tkt'))
})

test('scenarios are equal and isolated from each other', async () => {
  const host = await open()
  const wish = { name: 'sample' as const, now: '2026-11-18T09:00:00Z' }
  const [one, two] = await Promise.all([
    host.openScenario(wish, new URL(ORIGIN)),
    host.openScenario(wish, new URL(ORIGIN)),
  ])
  expect(one.persons).toEqual(two.persons)
  const email = one.persons[0]?.email
  const login = (origin: string, password: string) =>
    host.fetch(
      new Request(`${origin}/api/Auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password, signInPlatform: 4 }),
      }),
    )
  const password = one.persons[0]?.password ?? ''
  expect((await login(one.origin, password))?.status).toBe(200)
  await control(host, 'POST', `${one.origin}/control/faults`, { kind: 'status', status: 500 })
  expect((await login(one.origin, password))?.status).toBe(500)
  const token = (await (await login(two.origin, password))?.json())?.token
  const asked = async (origin: string) =>
    (await host.fetch(new Request(`${origin}/api/User`, { headers: { Authorization: `Bearer ${token}` } })))?.status
  expect(await asked(two.origin)).toBe(200)
  await control(host, 'DELETE', `${one.origin}/control/faults`)
  expect(await asked(one.origin)).toBe(401)
  expect((await control(host, 'DELETE', `${one.origin}/control/scenarios`))?.status).toBe(200)
  expect((await control(host, 'DELETE', '/control/scenarios'))?.status).toBe(409)
})

test('an idle scenario runs no ticks; its due jobs run before its next response', async () => {
  const host = await open()
  const { origin } = await host.openScenario({ name: 'sample' }, new URL(ORIGIN))
  await host.tick()
  const mails = async (): Promise<unknown[]> => (await control(host, 'GET', `${origin}/control/mails`))?.json()
  const before = await mails()
  await host.tick()
  const advances = vi.spyOn(DueJobs.prototype, 'first')
  const since = Date.now()
  vi.useFakeTimers({ now: since, toFake: ['Date'] })
  for (let day = 0; day < 4; day += 1) {
    vi.setSystemTime(since + day * 24 * 3_600_000)
    await host.tick()
  }
  // Only those of the lasting sandbox.
  expect(advances.mock.contexts.length).toBeGreaterThanOrEqual(4)
  expect(new Set(advances.mock.contexts)).toEqual(new Set([host.main.store.jobs]))
  const [one, two] = await Promise.all([mails(), mails()])
  expect(one.length).toBeGreaterThan(before.length)
  expect(two).toEqual(one)
  await host.tick()
  expect(await mails()).toEqual(one)
})

test('control requires the key', async () => {
  const host = await open()
  const statusWith = async (headers: Record<string, string>) =>
    (await control(host, 'GET', '/control/clock', undefined, headers))?.status
  expect(await statusWith({})).toBe(200)
  expect(await statusWith({ 'X-Control-Key': 'kez' })).toBe(404)
  expect(await statusWith({ 'X-Control-Key': 'ké' })).toBe(404)
  expect(await statusWith({ 'X-Control-Key': '' })).toBe(404)
})

test('a fault for an unknown operation is rejected with its name', async () => {
  const host = await open()
  const fault = async (operationId: string) => {
    const answer = await control(host, 'POST', '/control/faults', { kind: 'status', status: 503, operationId })
    return [answer?.status, await answer?.text()]
  }
  expect(await fault('listTicket')).toEqual([422, expect.stringContaining('no operation listTicket in the contract')])
  expect((await fault('listTickets'))[0]).toBe(201)
})

test('an unknown field in a control call is named, with the accepted fields', async () => {
  const host = await open()
  const said = async (body: object) => (await control(host, 'POST', '/control/scenarios', body))?.text()
  for (const name of ['sample', 'past-due', 'large-account']) expect(await said({ name: 'nobody' })).toContain(name)
  expect(await said({ name: 'sample', seed: 'x' })).toMatch(/expected (int|number).*seed/)
})

test('a reset restores the sample workspace and the machine’s time', async () => {
  const host = await open()
  const [owner] = await host.fill()
  await control(host, 'PUT', '/control/clock', { forward: { days: 30 } })
  await host.main.store.delete('person', owner?.id ?? '')
  await control(host, 'POST', '/control/reset')
  expect(await host.main.store.get('person', owner?.id ?? '')).toBeDefined()
  expect(Math.abs(host.main.clock.now().getTime() - Date.now())).toBeLessThan(60_000)
})
