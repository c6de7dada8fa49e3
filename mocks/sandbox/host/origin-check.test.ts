// Which requests each entry point of the sandbox accepts: the API, the pages of external systems, the mailbox, control, the app.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Host } from '#mocks/sandbox/host/host.ts'

const ORIGIN = 'http://127.0.0.1:4020'
const KEY = { 'X-Control-Key': 'key' }

let host: Host
beforeAll(async () => {
  const hosts = ['sandbox.internal', 'proxy:8080']
  host = await Host.open({ store: ':memory:', seed: 1, controlKey: 'key', origin: ORIGIN, hosts, isChecking: true })
})
afterAll(() => host.close())

const ask = async (address: string, init: RequestInit = {}) => {
  const answer = await host.fetch(new Request(address, init))
  return { status: answer?.status, text: (await answer?.text()) ?? '' }
}

/** A valid request for each entry point, answered with `status`. The server handles the app's own addresses before the host does. */
const DOORS = {
  api: ['GET', '/api/App/constants', 200],
  page: ['GET', '/portal/unknown', 404],
  mailbox: ['GET', '/mailbox/unknown', 404],
  control: ['GET', '/control/clock', 200],
  app: ['GET', '/login', undefined],
} as const

const at = (origin: string, [method, path]: (typeof DOORS)[keyof typeof DOORS], headers: Record<string, string> = {}) =>
  ask(`${origin}${path}`, { method, headers: { ...KEY, ...headers } })

test.each(Object.entries(DOORS))(
  '%s is open under the names of this machine and those it was given, under no other',
  async (_, door) => {
    for (const name of ['127.0.0.1:4020', 'localhost:1', '[::1]', 'sandbox.internal:9', 'proxy:8080'])
      expect([name, (await at(`http://${name}`, door)).status]).toEqual([name, door[2]])
    for (const name of [
      'rebound.example',
      'localhost.evil.example:4020',
      '127.0.0.1.nip.io',
      'proxy:8081',
      '10.0.0.1',
      'localhost.',
    ])
      expect([name, (await at(`http://${name}`, door)).status]).toEqual([name, 421])
  },
)

test.each(Object.entries(DOORS))(
  '%s of a closed or unknown scenario is gone, and never that of the lasting sandbox',
  async (_, door) => {
    const { origin } = await host.openScenario({ name: 'new-user' }, new URL(ORIGIN))
    expect((await at(origin, door)).status).toBe(door[2])
    await ask(`${origin}/control/scenarios`, { method: 'DELETE', headers: KEY })
    for (const gone of [
      origin,
      'http://scenario-99.localhost:4020',
      'http://app.localhost',
      'http://a.scenario-1.localhost',
    ])
      expect([gone, (await at(gone, door)).status]).toEqual([gone, 410])
  },
)

test('a reset of a closed scenario does not affect the persistent sandbox', async () => {
  const [owner] = await host.fill()
  await host.main.store.update('person', owner?.id ?? '', (person) => ({ ...person, firstName: 'Kept' }))
  const { origin } = await host.openScenario({ name: 'new-user' }, new URL(ORIGIN))
  await ask(`${origin}/control/scenarios`, { method: 'DELETE', headers: KEY })
  expect((await ask(`${origin}/control/reset`, { method: 'POST', headers: KEY })).status).toBe(410)
  expect((await host.main.store.get('person', owner?.id ?? ''))?.firstName).toBe('Kept')
})

const FOREIGN = {
  'another site': { Origin: 'https://evil.example' },
  'a page that hides where it is from': { Origin: 'null' },
  'what is no origin': { Origin: 'evil' },
  'another site, as the browser says': { 'Sec-Fetch-Site': 'cross-site' },
}
const LOGIN = { email: 'nobody@example.org', password: 'a long password', signInPlatform: 4 }
const CHANGES = {
  api: ['/api/Auth/login', { 'Content-Type': 'application/json' }, JSON.stringify(LOGIN), 401],
  page: ['/portal/unknown', { 'Content-Type': 'application/x-www-form-urlencoded' }, 'do=cancel', 404],
  control: ['/control/reset', KEY, '', 200],
} as const

test.each(Object.entries(CHANGES))(
  '%s changes nothing for a page of another site',
  async (_, [path, headers, body, status]) => {
    const post = (further: object) =>
      ask(`${ORIGIN}${path}`, { method: 'POST', headers: { ...headers, ...further }, body: body || null })
    expect((await post({})).status).toBe(status)
    for (const own of [{ Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': 'none' }])
      expect((await post(own)).status).toBe(status)
    for (const [who, further] of Object.entries(FOREIGN))
      expect([who, (await post(further)).status]).toEqual([who, 403])
  },
)

test('another port of this machine can call the API, as a development server does, but neither pages nor control', async () => {
  const further = { Origin: 'http://127.0.0.1:5173', 'Sec-Fetch-Site': 'same-site' }
  const statuses = await Promise.all(
    Object.values(CHANGES).map(async ([path, headers, body]) => {
      const init = { method: 'POST', headers: { ...headers, ...further }, body: body || null }
      return (await ask(`${ORIGIN}${path}`, init)).status
    }),
  )
  expect(statuses).toEqual([401, 403, 403])
})

test('control cannot be read from another site either, and no CORS header allows it', async () => {
  for (const headers of Object.values(FOREIGN)) expect((await at(ORIGIN, DOORS.control, headers)).status).toBe(403)
  for (const door of Object.values(DOORS)) {
    const answer = await host.fetch(new Request(`${ORIGIN}${door[1]}`, { headers: { ...KEY, Origin: ORIGIN } }))
    expect(answer?.headers.get('Access-Control-Allow-Origin') ?? null).toBeNull()
  }
})

test('an app at another port of this machine may read the API without credentials, other sites may not', async () => {
  const ask = (Origin: string, { method, headers }: { method?: string; headers?: Record<string, string> } = {}) =>
    host.fetch(new Request(`${ORIGIN}/api/App/enums`, { method, headers: { Origin, ...headers } }))
  const near = 'http://127.0.0.1:5173'
  const preflight = await ask(near, { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'PUT' } })
  expect([preflight?.status, preflight?.headers.get('Access-Control-Allow-Headers')]).toEqual([
    204,
    expect.stringContaining('Authorization'),
  ])
  const answer = await ask(near)
  expect([answer?.status, answer?.headers.get('Access-Control-Allow-Origin')]).toEqual([200, near])
  expect(answer?.headers.get('Access-Control-Allow-Credentials')).toBeNull()
  expect((await ask('https://elsewhere.example'))?.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test('a rejection is an error of the contract at the API and a page elsewhere, in the caller’s language', async () => {
  const headers = { 'Accept-Language': 'tr' }
  expect(JSON.parse((await ask('http://rebound.example/api/User', { headers })).text)).toMatchObject({
    status: 421,
    code: 'host-unknown',
    path: '/User',
    message: expect.stringContaining('tanınmıyor'),
  })
  expect((await ask('http://scenario-9.localhost/portal/x', { headers })).text).toContain('<html lang="tr">')
})
