import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '#mocks/sandbox/scenarios/people.ts'
import { checkBackend, findingsOn, type KitResult, kitReads, obstacleAt } from '#tests/conformance/kit-checks.ts'
import { reportOf } from '#tests/conformance/kit-report.ts'
import { type Served, serveInMemory } from '#tests/conformance/served.ts'
import { examplesOf } from '#tests/support/contract.ts'

const LIMIT_MS = 240_000

let served: Served
let token: string
let backend: string
beforeAll(async () => {
  served = await serveInMemory()
  const [owner] = await served.host.fill()
  token = await signIn(served.host.main.runtime, owner?.id ?? '')
  backend = `${served.origin}/api`
}, LIMIT_MS)
afterAll(() => served.close())

type Given = { status: number; headers: Record<string, string>; text: string }
const JSON_TYPE = { 'content-type': 'application/json', 'request-id': 'req_7f3Kq9ZtB2mXw4Lc' }

/** Runs a server on loopback during `use` and passes its address. Without a response, it closes the connection. */
async function serving<Result>(
  answer: () => Given | undefined,
  use: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer((_, response) => {
    const given = answer()
    if (given) response.writeHead(given.status, given.headers).end(given.text)
    else response.destroy()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  try {
    return await use(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const wrongOf = (results: KitResult[]) => results.filter(({ findings }) => findings.length > 0)

test(
  'the sandbox passes the kit',
  async () => {
    const results = await checkBackend({ url: backend, token })
    expect(wrongOf(results)).toEqual([])
    const succeeded = new Set(results.filter(({ status }) => status === 200).map(({ operationId }) => operationId))
    expect(succeeded.size).toBeGreaterThan(20)
  },
  LIMIT_MS,
)

test(
  'a read is asked again where the backend has ended the connection meanwhile, once',
  async () => {
    let asked = 0
    const everySecond = () => {
      asked += 1
      return asked % 2 === 0 ? { status: 200, headers: JSON_TYPE, text: '{}' } : undefined
    }
    const results = await serving(everySecond, (url) => checkBackend({ url, token: 'secret-word' }))
    expect(results.filter(({ status }) => status === null)).toEqual([])
    const never = await serving(
      () => undefined,
      (url) => checkBackend({ url, token: 'secret-word' }),
    )
    expect(never.filter(({ status }) => status !== null)).toEqual([])
  },
  LIMIT_MS,
)

describe('a backend that responds with anything', () => {
  const anything = () => ({ status: 200, headers: JSON_TYPE, text: '{"hello":1}' })
  let results: KitResult[]
  beforeAll(async () => {
    results = await serving(anything, (url) => checkBackend({ url, token: 'secret-word' }))
  }, LIMIT_MS)

  test('fails every check, including those of the token', () => {
    expect(wrongOf(results)).toHaveLength(results.length)
    const ofAccounts = results.filter(({ operationId }) => operationId === 'listAccounts')
    expect(ofAccounts.map(({ check, findings }) => [check, findings[0]])).toEqual([
      ['with the token', { expected: expect.stringContaining('type "array"'), seen: '{"hello":1}' }],
      ['without a token', { expected: 'status 401', seen: '200' }],
      ['with a wrong token', { expected: 'status 401', seen: '200' }],
      ['with an unknown parameter', { expected: 'status 400', seen: '200: the parameter is accepted' }],
    ])
  })

  test('is reported with operation, expectation, actual response and request, without the token', () => {
    const report = reportOf(results)
    expect(report).toContain('listAccounts without a token (GET /Account, answered 200)\n    expected  status 401\n')
    expect(report).toMatch(/ {4}seen {6}\{"hello":1\}\n {4}repeat {4}curl /)
    expect(report).toMatch(/curl -sS -i .* -H "Authorization: Bearer \$TOKEN" 'http:\/\/127\.0\.0\.1:\d+\/Account'/)
    expect(report).not.toContain('secret-word')
    expect(report).toMatch(/^\d+ checks of \d+ operations, \d+ answered with success, \d+ wrong$/m)
  })
})

describe('a response is rejected for', () => {
  const operation = kitReads.find(({ operationId }) => operationId === 'listAccounts')
  if (!operation) throw new Error('listAccounts is gone.')
  const text = JSON.stringify(examplesOf(operation.responses['200']?.content?.['application/json'])[0]?.value)
  const refusal = JSON.stringify(examplesOf(operation.responses['429']?.content?.['application/json'])[0]?.value)
  const good: Given = { status: 200, headers: JSON_TYPE, text }
  const late: Given = { status: 429, headers: { ...JSON_TYPE, 'retry-after': '5' }, text: refusal }
  const seenIn = ({ status, headers, text }: Given) =>
    findingsOn(operation, { status, headers: new Headers(headers), text })

  test('nothing if it conforms to the contract', async () => {
    expect(await seenIn(good)).toEqual([])
    expect(await seenIn(late)).toEqual([])
  })

  const faults: [fault: string, given: Given, expected: RegExp, seen: RegExp][] = [
    ['an unknown status', { ...good, status: 203 }, /^one of the statuses 200, /, /^203$/],
    [
      'a field of another type',
      { ...good, text: text.replace(/"name":"[^"]*"/, '"name":7') },
      /^\/0\/name: type "string" \(components\/schemas\//,
      /^7$/,
    ],
    [
      'a field left out',
      { ...good, text: text.replace(/"name":"[^"]*",/, '') },
      /^\/0: the required name /,
      /^nothing there$/,
    ],
    [
      'a word that may be null but is a number',
      { ...good, text: text.replace(/"logoFileId":"[^"]*"/, '"logoFileId":7') },
      /^\/0\/logoFileId: type "string" /,
      /^7$/,
    ],
    ['a body that is no JSON', { ...good, text: '<p>' }, /^a body of JSON$/, /^<p>$/],
    [
      'another media type',
      { ...good, headers: { ...JSON_TYPE, 'content-type': 'text/html' } },
      /^Content-Type/,
      /^text\/html$/,
    ],
    ['a required header left out', { ...late, headers: JSON_TYPE }, /Retry-After/, /without it/],
    [
      'a header out of its range',
      { ...late, headers: { ...JSON_TYPE, 'retry-after': '0' } },
      /Retry-After: a whole number from 1 to/,
      /^0$/,
    ],
    ['an error about another status', { ...late, text: refusal.replace('429', '400') }, /^\/status: 429/, /^400$/],
  ]

  test.each(faults)('%s', async (_, given, expected, seen) => {
    expect(await seenIn(given)).toEqual([
      { expected: expect.stringMatching(expected), seen: expect.stringMatching(seen) },
    ])
  })
})

describe('a problem that makes the check useless is reported before it begins', () => {
  test('a token that the backend rejects', async () => {
    expect(await obstacleAt({ url: backend, token: 'old' })).toContain('does not take the token')
    expect(await obstacleAt({ url: backend, token })).toBeUndefined()
  })

  test('an address without the base path of the API', async () => {
    expect(await obstacleAt({ url: served.origin, token })).toContain('the path below which the API is')
  })

  test('a port without a server', async () => {
    const closed = await serving(
      () => ({ status: 200, headers: {}, text: '' }),
      async (url) => url,
    )
    expect(await obstacleAt({ url: closed, token })).toContain('ECONNREFUSED')
  })
})
