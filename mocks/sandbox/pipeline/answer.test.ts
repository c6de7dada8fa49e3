import { zApiError } from '@adwright/sdk/zod'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { caller } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true })
})
afterEach(() => sandbox.close())

test('an unsupported method is rejected with the supported ones, in the caller’s language', async () => {
  for (const method of ['PATCH', 'DELETE', 'OPTIONS']) {
    const { status, headers, body } = await caller(sandbox)(method, '/User', undefined, { 'Accept-Language': 'tr' })
    expect({ status, allow: headers.get('Allow') }).toEqual({ status: 405, allow: 'GET, HEAD, PUT' })
    expect(body).toMatchObject({ code: 'method-not-allowed', message: 'Bu işlem burada desteklenmiyor.' })
  }
})

test('HEAD of a read is answered like GET, without the body; HEAD of other operations is rejected as an unsupported method', async () => {
  const ask = async (method: string, path: string) => {
    const { status, headers, body } = await sandbox.fetch(new Request(`http://sandbox.test${path}`, { method }))
    return { status, type: headers.get('Content-Type'), allow: headers.get('Allow'), body }
  }
  for (const path of ['/App/constants', '/User', '/Nothing', '/App/constants?unknown=1'])
    expect(await ask('HEAD', path)).toEqual({ ...(await ask('GET', path)), body: null })
  expect(await ask('HEAD', '/Auth/login')).toMatchObject({ status: 405, allow: 'POST', body: null })
  expect(sandbox.faults.counters.get('getConstants')).toBe(4)
})

test('whatever the method, a rejection is an error of the contract that names it', async () => {
  for (const method of ['PATCH', 'OPTIONS', 'PURGE', 'M-SEARCH'])
    for (const path of ['/User', '/Nothing', '/Account/%ED%A0%80']) {
      const { body } = await caller(sandbox)(method, path)
      expect(zApiError.parse(body).method).toBe(method)
    }
})

test('a literal path of the contract is never matched as an id', async () => {
  const path = '/EA/acc_x/autopilot/4839201756/preview'
  const { status, headers } = await caller(sandbox)('DELETE', path)
  expect({ status, allow: headers.get('Allow') }).toEqual({ status: 405, allow: 'POST' })
})

test('an unknown path, and one with invalid encoding, are not found', async () => {
  for (const path of ['/Nothing', '/Account/%ED%A0%80', '//User'])
    expect((await caller(sandbox)('GET', path)).status).toBe(404)
})

test('what is the same for everybody may be kept for the day, by language', async () => {
  const { headers } = await caller(sandbox)('GET', '/App/constants')
  expect([headers.get('Cache-Control'), headers.get('Vary')]).toEqual(['public, max-age=86400', 'Accept-Language'])
})

test('every answer names its request, and a failure says the same name', async () => {
  const call = caller(sandbox)
  const [found, refused] = [await call('GET', '/App/constants'), await call('GET', '/User')]
  expect(found.headers.get('Request-Id')).toMatch(/^req_/)
  expect(refused.headers.get('Request-Id')).toBe(refused.body.requestId)
  expect(refused.body.requestId).not.toBe(found.headers.get('Request-Id'))
})

test('a 401 says which scheme is needed, and of a token that was sent that it is not valid', async () => {
  const challenge = async (token?: string) =>
    (await caller(sandbox, token)('GET', '/User')).headers.get('WWW-Authenticate')
  expect(await challenge()).toBe('Bearer realm="adwright"')
  expect(await challenge('spent')).toBe('Bearer realm="adwright", error="invalid_token"')
})

test('an unknown parameter and a wrong value are named, with what the call takes', async () => {
  const call = caller(sandbox)
  const detail = async (query: string) => (await call('GET', `/App/enums?${query}`)).body.detail
  expect(await detail('page=2')).toBe("Unknown query parameter 'page'; this call takes none.")
})

test.each(['/User', '/nowhere'])('what %s answers is kept by nobody on the way', async (path) => {
  const { headers } = await caller(sandbox)('GET', path)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})
