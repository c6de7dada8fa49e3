// Tests the server of the built app with a small build of its own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/lib/port.ts'
import { readAppHeaders } from '#scripts/lib/security-headers.ts'
import { forwardTo, startWebServer } from '#scripts/lib/web-server.ts'

const build = mkdtempSync(path.join(tmpdir(), 'web-build-'))
let server: Server
let origin: string

beforeAll(async () => {
  mkdirSync(path.join(build, 'assets'))
  writeFileSync(path.join(build, 'index.html'), '<!doctype html><title>App</title>')
  writeFileSync(path.join(build, 'config.json'), '{"captchaSiteKey":null}')
  writeFileSync(path.join(build, 'assets/app-1a2b3c.js'), 'export {}')
  writeFileSync(path.join(build, 'assets/app-1a2b3c.js.map'), '{}')
  const [port, nobody] = [await freePort(), await freePort()]
  origin = `http://127.0.0.1:${port}`
  const backend = forwardTo(`http://127.0.0.1:${nobody}`)
  server = (await startWebServer({ port, build, backend, hosts: ['app.internal'] })) as Server
})
afterAll(() => {
  server.close()
  rmSync(build, { recursive: true, force: true })
})

const answerOf = async (address: string) => {
  const answer = await fetch(origin + address)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test.each([
  ['/', 200, 'no-cache'],
  ['/login', 200, 'no-cache'],
  ['/settings/change-email/elif@lindholm.example', 200, 'no-cache'],
  ['/config.json', 200, 'no-cache'],
  ['/assets/app-1a2b3c.js', 200, 'public, max-age=31536000, immutable'],
  ['/assets/app-1a2b3c.js.map', 404, 'no-cache'],
  ['/assets/app-of-yesterday.js', 404, 'no-cache'],
  ['/locales/en/nothing.json', 404, 'no-cache'],
  ['/favicon.ico', 404, 'no-cache'],
])('%s is answered with %i and every header of production', async (address, status, kept) => {
  const answer = await answerOf(address)
  expect(answer.status).toBe(status)
  for (const [name, value] of Object.entries(readAppHeaders(build))) expect(answer.headers.get(name), name).toBe(value)
  expect(answer.headers.get('Cache-Control')).toBe(kept)
})

const statusUnder = (host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request(`${origin}/login`, { headers: { Host: host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    asked.on('error', reject).end()
  })

test('the app is served under the names of this machine and configured ones, and under no other', async () => {
  for (const host of ['127.0.0.1', 'localhost:4000', '[::1]', 'scenario-1.localhost:4000', 'app.internal'])
    expect([host, await statusUnder(host)]).toEqual([host, 200])
  for (const host of ['rebound.example', 'localhost.evil.example', '10.0.0.1:4000'])
    expect([host, await statusUnder(host)]).toEqual([host, 421])
})

test('no address leaves the build folder, and no response reveals other files', async () => {
  for (const address of ['/assets/..%2f..%2f..%2fetc/passwd', '/..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd'])
    expect((await answerOf(address)).text).not.toMatch(/root:|"name"/)
})

test('if the backend does not respond, a call gets an error of the contract that says so', async () => {
  const { status, headers, text } = await answerOf('/api/Account')
  expect([status, headers.get('Retry-After')]).toEqual([503, '5'])
  expect(JSON.parse(text)).toMatchObject({ status: 503, path: '/Account', method: 'GET', code: 'service-unavailable' })
})
