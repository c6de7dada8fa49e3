import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '#mocks/sandbox/scenarios/people.ts'
import { checkBackend } from '#tests/conformance/kit.ts'
import { type Served, serveInMemory } from '#tests/conformance/served.ts'

const LIMIT_MS = 90_000

let served: Served
let token: string
beforeAll(async () => {
  served = await serveInMemory()
  const [owner] = await served.host.fill()
  token = await signIn(served.host.main.runtime, owner?.id ?? '')
}, LIMIT_MS)
afterAll(() => served.close())

test(
  'the sandbox passes the kit',
  async () => {
    const results = await checkBackend({ url: `${served.origin}/api`, token })
    expect(results.filter(({ problems }) => problems.length > 0)).toEqual([])
    const succeeded = new Set(results.filter(({ status }) => status === 200).map(({ operationId }) => operationId))
    expect(succeeded.size).toBeGreaterThan(20)
  },
  LIMIT_MS,
)

test(
  'a backend that answers anything fails it',
  async () => {
    const server = createServer((_, response) =>
      response.setHeader('Content-Type', 'application/json').end('{"hello":1}'),
    )
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const results = await checkBackend({ url: `http://127.0.0.1:${port}`, token: 'x' })
    server.close()
    expect(results.every(({ problems }) => problems.length > 0)).toBe(true)
  },
  LIMIT_MS,
)
