import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { callerOf } from '#mocks/sandbox/domain/callers.ts'
import type { Host } from '#mocks/sandbox/host.ts'
import { answerOverHttp } from '#mocks/sandbox/server.ts'

test('the address of the connection is what a caller is known by, whatever a header claims', async () => {
  const seen: string[] = []
  const fetch = async (request: Request) => {
    seen.push(callerOf(request))
    return new Response()
  }
  const headers = { 'X-Forwarded-For': '198.51.100.1' }
  const request = new Request('http://127.0.0.1/api/Account', { headers })
  const outgoing = { socket: { remoteAddress: '203.0.113.24' } } as unknown as ServerResponse
  await answerOverHttp({ fetch } as unknown as Host, request, outgoing)
  expect(seen).toEqual(['203.0.113.24'])
})
