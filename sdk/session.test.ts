import { beforeEach, expect, test, vi } from 'vitest'
import { createAdwrightClient } from './client.ts'
import { getAccount, listAccounts, listCustomerClients } from './generated/sdk.gen.ts'
import { createSession, type Session } from './session.ts'

const CREDENTIALS = { email: 'elif@lindholm.example', password: 'seven larks' }

/** A backend that knows which tokens are valid, and notes what came in. */
function backend() {
  const state = { access: 'a.b.c1', refresh: 'r.b.c1', ads: 'ads1', isRefused: false, isDown: false }
  const seen: string[] = []
  let issued = 1
  const renew = () => {
    issued += 1
    state.access = `a.b.c${issued}`
    state.refresh = `r.b.c${issued}`
  }
  const grant = () => Response.json({ token: state.access, expiresIn: 900, refreshToken: state.refresh })
  const problem = (status: number, code: string) =>
    Response.json({ message: code, detail: null, status, path: '/', method: 'GET', code }, { status })

  function answerTo(request: Request): Response {
    const { pathname } = new URL(request.url)
    const bearer = request.headers.get('Authorization')?.replace('Bearer ', '') ?? ''
    const ads = request.headers.get('X-Ads-Authorization')
    seen.push(`${pathname} ${bearer}${ads ? ` ${ads}` : ''}`)
    if (pathname === '/Auth/login') return grant()
    if (pathname === '/Auth/logout') return new Response(null, { status: 204 })
    if (pathname === '/Auth/reauthorize') {
      if (state.isDown) return problem(503, 'service-unavailable')
      if (state.isRefused || bearer !== state.refresh) return problem(401, 'session-ended')
      renew()
      return grant()
    }
    if (bearer !== state.access) return problem(401, 'token-expired')
    if (pathname.endsWith('/token')) {
      return Response.json({ tokenString: state.ads, validThroughUtc: new Date(Date.now() + 3_600_000).toISOString() })
    }
    if (pathname.includes('/customer-clients') && ads !== `Bearer ${state.ads}`)
      return problem(401, 'ads-token-expired')
    return Response.json([])
  }
  return { state, seen, fetch: async (request: Request) => answerTo(request) }
}

let api: ReturnType<typeof backend>
let ended: number
let session: Session

beforeEach(() => {
  api = backend()
  ended = 0
  const client = createAdwrightClient({ baseUrl: 'https://api.example' })
  session = createSession(
    {
      baseUrl: 'https://api.example',
      fetch: api.fetch,
      onEnd: () => {
        ended += 1
      },
    },
    client,
  )
})

const list = () => listAccounts({ client: session.client })
const listClients = () => listCustomerClients({ client: session.client, path: { accountId: 'acc_1' } })

test('after the sign-in every call carries the access token', async () => {
  await session.signIn(CREDENTIALS)
  await list()
  expect(api.seen).toEqual(['/Auth/login ', '/Account a.b.c1'])
})

test('an ended token is renewed once, however many calls find out', async () => {
  await session.signIn(CREDENTIALS)
  api.state.access = 'a.b.c9'
  await Promise.all(Array.from({ length: 20 }, list))
  expect(api.seen.filter((one) => one.startsWith('/Auth/reauthorize'))).toEqual(['/Auth/reauthorize r.b.c1'])
  expect(ended).toBe(0)
})

test('a refused renewal ends the session: calls fail with 401, and later ones carry no token', async () => {
  await session.signIn(CREDENTIALS)
  api.state.access = 'a.b.c9'
  api.state.isRefused = true
  await expect(list()).rejects.toMatchObject({ status: 401, code: 'token-expired' })
  await expect(list()).rejects.toMatchObject({ status: 401 })
  expect(ended).toBe(1)
  expect(api.seen.at(-1)).toBe('/Account ')
})

test('calls to the ad platform carry the ads token of the account in their path, asked for once', async () => {
  await session.signIn(CREDENTIALS)
  await Promise.all([listClients(), listClients()])
  expect(session.heldAdsToken('acc_1')).toBe('ads1')
  expect(session.heldAdsToken('acc_2')).toBeUndefined()
  expect(api.seen.slice(1)).toEqual([
    '/EA/acc_1/token a.b.c1',
    '/EA/acc_1/customer-clients a.b.c1 Bearer ads1',
    '/EA/acc_1/customer-clients a.b.c1 Bearer ads1',
  ])
})

test('an ended ads token is renewed, and the session goes on', async () => {
  await session.signIn(CREDENTIALS)
  await listClients()
  api.state.ads = 'ads2'
  await listClients()
  expect(api.seen.slice(-3)).toEqual([
    '/EA/acc_1/customer-clients a.b.c1 Bearer ads1',
    '/EA/acc_1/token a.b.c1',
    '/EA/acc_1/customer-clients a.b.c1 Bearer ads2',
  ])
  expect(ended).toBe(0)
})

test('signing out forgets the tokens at once, and tells the server with the one that lives longest', async () => {
  await session.signIn(CREDENTIALS)
  await listClients()
  const told = session.signOut()
  expect(session.heldAdsToken('acc_1')).toBeUndefined()
  await told
  expect(api.seen.at(-1)).toBe('/Auth/logout r.b.c1')
  await expect(getAccount({ client: session.client, path: { accountId: 'acc_1' } })).rejects.toMatchObject({
    status: 401,
  })
  await session.signOut()
  expect(api.seen.at(-1)).toBe('/Account/acc_1 ')
})

test('a token that is about to end is renewed before the call, and without an answer the call is made with it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await session.signIn(CREDENTIALS)
  vi.setSystemTime(Date.now() + 14 * 60_000)
  await Promise.all([list(), list()])
  expect(api.seen.slice(1)).toEqual(['/Auth/reauthorize r.b.c1', '/Account a.b.c2', '/Account a.b.c2'])
  vi.setSystemTime(Date.now() + 14 * 60_000)
  api.state.isDown = true
  await list()
  expect(api.seen.at(-1)).toBe('/Account a.b.c2')
  expect(ended).toBe(0)
  vi.useRealTimers()
})
