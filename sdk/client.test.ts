import { expect, test, vi } from 'vitest'
import { createAdwrightClient } from './client.ts'
import { FailedCall } from './failed-call.ts'
import { getAccount, listAccounts, listAutopilotCategories, login, reauthorize } from './generated/sdk.gen.ts'

const credentials = (name: string) => `token-of-${name}`

/** A client whose requests are kept, and answered with `answer`. */
function recording(answer: () => Response | Promise<Response>) {
  const sent: Request[] = []
  const fetch = async (request: Request) => {
    sent.push(request)
    return answer()
  }
  return {
    sent,
    client: createAdwrightClient({ baseUrl: 'https://api.example', credentials, language: () => 'tr-TR', fetch }),
  }
}

test('each call carries the credentials its security schemes name, and the language', async () => {
  const { sent, client } = recording(() => Response.json([]))
  await listAccounts({ client })
  await listAutopilotCategories({ client, path: { accountId: 'acc_1' } })
  expect(
    sent.map(({ headers }) => [
      headers.get('Authorization'),
      headers.get('X-Ads-Authorization'),
      headers.get('Accept-Language'),
    ]),
  ).toEqual([
    ['Bearer token-of-bearerAuth', null, 'tr-TR'],
    ['Bearer token-of-bearerAuth', 'Bearer token-of-adsBearer', 'tr-TR'],
  ])
})

test('a public call carries no token; renewal carries the refresh token', async () => {
  const { sent, client } = recording(() => Response.json({ token: 'a.b.c', expiresIn: 900 }))
  const body = { email: 'elif@lindholm.example', password: 'seven larks', signInPlatform: 4 } as const
  await login({ client, body }).catch(() => undefined)
  await reauthorize({ client }).catch(() => undefined)
  expect(sent[0]?.headers.get('Authorization')).toBeNull()
  expect(sent[1]?.headers.get('Authorization')).toMatch(/^Bearer token-of-(refreshBearer|bearerAuth)$/)
})

test('an answer that does not keep the contract is a failed call', async () => {
  const { client } = recording(() => Response.json([{ id: 7 }]))
  await expect(listAccounts({ client })).rejects.toMatchObject({ kind: 'PARSING_ERROR', status: 200, method: 'GET' })
})

test('a call without an answer in time is a failed call', async () => {
  const never = (request: Request) =>
    new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
  const client = createAdwrightClient({ baseUrl: 'https://api.example', fetch: never, timeoutMs: 5, maxRetries: 0 })
  const failure = await listAccounts({ client }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(FailedCall)
  expect(failure).toMatchObject({ kind: 'TIMEOUT_ERROR', status: 408 })
})

test('the page of a proxy in the place of an answer is a failed call, and so is an answer of no kind', async () => {
  const page = () => new Response('<!doctype html><h1>Gateway</h1>', { headers: { 'Content-Type': 'text/html' } })
  const body = { email: 'elif@lindholm.example', password: 'seven larks', signInPlatform: 4 } as const
  for (const answer of [page, () => new Response(new Blob(['…']).stream())]) {
    const { client } = recording(answer)
    await expect(login({ client, body })).rejects.toMatchObject({ kind: 'PARSING_ERROR', status: 200 })
  }
})

test.each(['', '..', '../..', 'a/b', 'acc 1'])(
  'the path value "%s" is refused before anything is sent',
  async (accountId) => {
    const { sent, client } = recording(() => Response.json({}))
    await expect(getAccount({ client, path: { accountId } })).rejects.toMatchObject({
      name: 'FailedCall',
      kind: 'REQUEST_ERROR',
      code: 'invalid-parameter',
      path: '/Account/{accountId}',
      detail: 'accountId has to match ^[A-Za-z0-9_-]+$.',
    })
    expect(sent).toEqual([])
  },
)

test('a missing path value is refused as well', async () => {
  const { sent, client } = recording(() => Response.json({}))
  await expect(getAccount({ client } as never)).rejects.toMatchObject({ kind: 'REQUEST_ERROR' })
  expect(sent).toEqual([])
})

test('a call before the client has an address says what to do', async () => {
  // Another test may have given an address to the client that all calls share.
  vi.resetModules()
  const sdk = await import('./generated/sdk.gen.ts')
  await expect(sdk.listAccounts()).rejects.toMatchObject({
    name: 'FailedCall',
    message: 'Call configureClient or createSession before the first call.',
  })
})

const brokenOff = () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError('terminated')),
  })
  return new Response(body)
}
const html = (status: number) => () => new Response('<html>', { status, headers: { 'Content-Type': 'text/html' } })

test.each([
  ['nothing', () => Promise.reject(new TypeError('fetch failed')), 'FETCH_ERROR', 503, 'The server did not answer.'],
  ['an answer that breaks off', brokenOff, 'FETCH_ERROR', 503, 'The server did not answer.'],
  ['the page of a proxy', html(502), 'HTTP', 502, 'The server answered 502 without a readable error.'],
  [
    'an empty 500',
    () => new Response(null, { status: 500 }),
    'HTTP',
    500,
    'The server answered 500 without a readable error.',
  ],
  ['no JSON', () => new Response('{'), 'PARSING_ERROR', 200, 'The answer of the server does not match the contract.'],
])('%s is a failed call with a message', async (_name, answer, kind, status, message) => {
  const client = createAdwrightClient({ baseUrl: 'https://api.example', fetch: async () => answer(), maxRetries: 0 })
  await expect(listAccounts({ client })).rejects.toMatchObject({ name: 'FailedCall', kind, status, message })
})

test('what goes wrong before a call is sent is a failed call too, never a bare TypeError', async () => {
  const broken = () => {
    throw new TypeError('token is undefined')
  }
  for (const settings of [{ baseUrl: 'no address' }, { baseUrl: 'https://api.example', credentials: broken }]) {
    const failure = await listAccounts({ client: createAdwrightClient(settings) }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'FailedCall', kind: 'REQUEST_ERROR', status: 400, method: 'GET' })
  }
})
