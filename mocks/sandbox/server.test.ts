import type { Server, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { callerOf } from '#mocks/sandbox/domain/identity/callers.ts'
import type { Host } from '#mocks/sandbox/host/host.ts'
import { TIMEOUTS } from '#mocks/sandbox/host/timeouts.ts'
import { answerOverHttp, serveSandbox } from '#mocks/sandbox/server.ts'
import { StorageFull } from '#mocks/sandbox/store/failures.ts'
import { freePort } from '#scripts/lib/port.ts'

test('a caller is identified by the address of the connection, whatever a header says', async () => {
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

test('a page whose store is full or unavailable says so; any other failure is rethrown', async () => {
  const outgoing = { socket: null } as unknown as ServerResponse
  const meets = (error: Error) =>
    answerOverHttp(
      { fetch: () => Promise.reject(error) } as unknown as Host,
      new Request('http://127.0.0.1/mailbox'),
      outgoing,
    )
  const away = await meets(new Error('Connection terminated unexpectedly'))
  expect([away?.status, await away?.text()]).toEqual([503, 'The database of DATABASE_URL cannot be reached.'])
  const full = await meets(new StorageFull(undefined))
  expect([full?.status, await full?.text()]).toEqual([503, 'The disk of the store is full.'])
  await expect(meets(new TypeError('a bug'))).rejects.toThrow('a bug')
})

const UNFINISHED = {
  'says nothing': '',
  'never ends its headers': 'GET /api/User HTTP/1.1\r\nHost: 127.0.0.1\r\n',
  'never sends its body': 'POST /api/Auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{',
  'asks and then keeps the connection': 'GET /api/User HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
}

test.each(Object.entries(UNFINISHED))('a connection whose other end %s is closed', async (_, sent) => {
  const port = await freePort()
  const host = { fetch: async (request: Request) => new Response(await request.text()), tick: async () => {} }
  const soon = { headersTimeout: 20, requestTimeout: 20, keepAliveTimeout: 20, connectionsCheckingInterval: 10 }
  const server = (await serveSandbox(host as unknown as Host, port, { ...TIMEOUTS, ...soon })) as Server
  const socket = connect(port, '127.0.0.1', () => socket.write(sent))
  await new Promise((resolve) => socket.resume().once('close', resolve))
  expect(socket.destroyed).toBe(true)
  await new Promise((resolve) => server.close(resolve))
})

test('every time limit of a connection is set', () => {
  for (const limit of Object.values(TIMEOUTS)) expect(limit).toBeTruthy()
})
