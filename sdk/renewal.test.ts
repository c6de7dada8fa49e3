import { beforeEach, describe, expect, test } from 'vitest'
import { FailedCall, type FailureKind } from './failed-call.ts'
import { createRenewal, createRenewingFetch } from './renewal.ts'
import type { TokenStore } from './token-store.ts'

const URL = 'https://api.example/Account'

const failure = (kind: FailureKind, status: number) => new FailedCall({ kind, status, method: 'POST', url: URL })

/** Tabs that share one storage and one lock, before a server that takes only the newest token. */
function site({ refuse = false, isDown = false }: { refuse?: boolean; isDown?: boolean } = {}) {
  const entries = new Map<string, string | null>()
  let valid = 'token-0'
  let renewals = 0
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const bearers: string[] = []
  const bodies: string[] = []

  const reauthorize = async (bearer: string) => {
    bearers.push(bearer)
    renewals += 1
    await Promise.resolve()
    if (isDown) throw failure('FETCH_ERROR', 503)
    if (refuse) throw failure('HTTP', 401)
    valid = `token-${renewals}`
    return { token: valid, expiresIn: 60, refreshToken: `refresh-${renewals}` }
  }
  const send = async (request: Request) => {
    bodies.push(await request.text())
    return new Response(null, { status: request.headers.get('Authorization') === `Bearer ${valid}` ? 200 : 401 })
  }

  /** Writes of other tabs become visible after this many milliseconds, as between the processes of a browser. */
  function openTab(lagMs = 0) {
    const signedOut: string[] = []
    const seen = new Map(entries)
    const readEntry = (key: string) => {
      const now = new Map(entries)
      setTimeout(() => seen.set(key, now.get(key) ?? null), lagMs)
      return (lagMs > 0 ? seen : entries).get(key) ?? null
    }
    const tokens: TokenStore = {
      read: () => ({ access: readEntry('access'), refresh: readEntry('refresh') }),
      keep: ({ token, refreshToken }) => void entries.set('refresh', refreshToken ?? null).set('access', token),
      clear: () => void entries.set('access', null).set('refresh', null),
    }
    const signOut = () => {
      signedOut.push('out')
      tokens.clear()
    }
    const renew = createRenewal({
      tokens,
      reauthorize,
      signOut,
      exclusive: (work) => {
        const hadToWait = waiting > 0
        waiting += 1
        const result = queue
          .then(() => work(hadToWait))
          .finally(() => {
            waiting -= 1
          })
        queue = result.catch(() => undefined)
        return result
      },
    })
    const call = createRenewingFetch({
      send,
      renew,
      onRefused: (token) => (tokens.read().access === token ? signOut() : undefined),
    })
    const request = (body?: string) =>
      call(
        new Request(URL, {
          method: body ? 'PUT' : 'GET',
          headers: { Authorization: `Bearer ${tokens.read().access}` },
          ...(body ? { body } : {}),
        }),
      )
    return { tokens, request, signedOut }
  }
  return {
    openTab,
    entries,
    expire: () => {
      valid = 'expired'
    },
    renewals: () => renewals,
    bearers,
    bodies,
  }
}

describe('an expired token', () => {
  let here: ReturnType<typeof site>
  beforeEach(() => {
    here = site()
    here.entries.set('access', 'token-0').set('refresh', 'refresh-0')
    here.expire()
  })

  test('is renewed with the refresh token, and the call is made again with its body', async () => {
    const tab = here.openTab()
    const response = await tab.request('{"name":"x"}')
    expect(response.status).toBe(200)
    expect(here.bearers).toEqual(['refresh-0'])
    expect(here.bodies).toEqual(['{"name":"x"}', '{"name":"x"}'])
    expect(here.entries.get('access')).toBe('token-1')
    expect(here.entries.get('refresh')).toBe('refresh-1')
  })

  test('is renewed once, though the storage tells another tab of it a little later', async () => {
    const tabs = [here.openTab(), here.openTab(60)]
    const responses = await Promise.all(tabs.map((tab) => tab.request()))
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(here.renewals()).toBe(1)
  })

  test.each([
    [1, 20],
    [5, 40],
  ])('over %i tabs with %i calls each is renewed once', async (tabCount, callCount) => {
    const tabs = Array.from({ length: tabCount }, () => here.openTab())
    const responses = await Promise.all(tabs.flatMap((tab) => Array.from({ length: callCount }, () => tab.request())))
    expect(responses.every((response) => response.status === 200)).toBe(true)
    expect(here.renewals()).toBe(1)
    expect(tabs.flatMap((tab) => tab.signedOut)).toEqual([])
  })

  test('without a refresh token the access token is sent', async () => {
    here.entries.set('refresh', null)
    await here.openTab().request()
    expect(here.bearers).toEqual(['token-0'])
  })
})

test('a refused renewal ends the session once, and the call answers 401', async () => {
  const here = site({ refuse: true })
  here.entries.set('access', 'token-0').set('refresh', 'refresh-0')
  here.expire()
  const tab = here.openTab()
  const responses = await Promise.all([tab.request(), tab.request()])
  expect(responses.map(({ status }) => status)).toEqual([401, 401])
  expect(tab.signedOut).toEqual(['out'])
  expect(here.entries.get('access')).toBeNull()
})

test('an outage of the renewal ends no session', async () => {
  const here = site({ isDown: true })
  here.entries.set('access', 'token-0').set('refresh', 'refresh-0')
  here.expire()
  const tab = here.openTab()
  await expect(tab.request()).rejects.toMatchObject({ kind: 'FETCH_ERROR' })
  expect(tab.signedOut).toEqual([])
  expect(here.entries.get('access')).toBe('token-0')
})

test('a renewed token that is refused as well ends the session', async () => {
  const here = site()
  here.entries.set('access', 'token-0').set('refresh', 'refresh-0')
  const tab = here.openTab()
  const call = createRenewingFetch({
    send: () => Promise.resolve(new Response(null, { status: 401 })),
    renew: () => Promise.resolve('token-9'),
    onRefused: (token) => tab.signedOut.push(token),
  })
  const response = await call(new Request(URL, { headers: { Authorization: 'Bearer token-0' } }))
  expect(response.status).toBe(401)
  expect(tab.signedOut).toEqual(['token-9'])
})

test('a call without a token is sent once, whatever it answers', async () => {
  let count = 0
  const call = createRenewingFetch({
    send: () => {
      count += 1
      return Promise.resolve(new Response(null, { status: 401 }))
    },
    renew: () => Promise.reject(new Error('never asked')),
    onRefused: () => undefined,
  })
  expect((await call(new Request(URL, { method: 'POST', body: '{}' }))).status).toBe(401)
  expect(count).toBe(1)
})

test('a 401 about the other bearer is tried once more, and neither renews nor ends the session', async () => {
  const asked: string[] = []
  const call = createRenewingFetch({
    send: (request) => {
      asked.push(request.headers.get('X-Ads-Authorization') ?? 'none')
      return Promise.resolve(Response.json({ code: 'ads-token-expired' }, { status: 401 }))
    },
    renew: () => Promise.reject(new Error('never asked')),
    onRefused: () => {
      throw new Error('the session goes on')
    },
    isAboutOther: async (response) => (await response.clone().json()).code === 'ads-token-expired',
    refresh: async (request) => request.headers.set('X-Ads-Authorization', 'fresh'),
  })
  const response = await call(new Request(URL, { headers: { Authorization: 'Bearer token-0' } }))
  expect(response.status).toBe(401)
  expect(asked).toEqual(['none', 'fresh'])
})
