import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withSettings } from '#tests/support/api.tsx'
import { logOut, signIn } from './session.ts'
import { tokens } from './tokens.ts'

const GRANT = { token: 'aaaaaaaaaaaaaaaa.bbbb.cccc', expiresIn: 900, refreshToken: 'dddddddddddddddd.eeee.ffff' }

beforeEach(() => withSettings({ apiBase: 'http://api.test' }))
afterEach(() => vi.unstubAllGlobals())

/** Responds to every call and records the requests. */
function network(answer: () => Promise<Response>) {
  const sent: { request: Request; init: RequestInit | undefined }[] = []
  vi.stubGlobal('fetch', (request: Request, init?: RequestInit) => {
    sent.push({ request, init })
    return answer()
  })
  return sent
}

test('signing out ends the session on the server with the refresh token', async () => {
  const sent = network(async () => new Response(null, { status: 204 }))
  signIn(GRANT)
  const done = logOut()
  expect(tokens.read()).toMatchObject({ access: null, refresh: null })
  await done
  expect(sent.map(({ request }) => `${request.method} ${request.url}`)).toEqual(['POST http://api.test/Auth/logout'])
  expect(sent[0]?.request.headers.get('Authorization')).toBe(`Bearer ${GRANT.refreshToken}`)
  expect(sent[0]?.init?.keepalive).toBe(true)
})

test('without a refresh token the access token is sent', async () => {
  const sent = network(async () => new Response(null, { status: 204 }))
  signIn({ ...GRANT, refreshToken: null })
  await logOut()
  expect(sent[0]?.request.headers.get('Authorization')).toBe(`Bearer ${GRANT.token}`)
})

test.each([
  ['there is no connection', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server breaks', async () => Response.json({}, { status: 500 })],
])('if %s, the session still ends in the browser', async (_, answer) => {
  network(answer)
  signIn(GRANT)
  await logOut()
  expect(tokens.read()).toMatchObject({ access: null, refresh: null })
})

test('signing out twice makes no second call', async () => {
  tokens.clear()
  const sent = network(async () => new Response(null, { status: 204 }))
  await logOut()
  expect(sent).toEqual([])
})
