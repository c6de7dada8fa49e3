import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { Host } from '#mocks/sandbox/host/host.ts'
import { createSandbox } from '#mocks/sandbox/sandbox.ts'
import { signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

const KEY = { 'Idempotency-Key': '6f1c2a9e-4b7d-4e0a-9a55-0d3c1f7b8e21' }
const REGISTRATION = {
  firstName: 'Nora',
  lastName: 'Lind',
  email: 'nora@lindholm.example',
  password: 'nine herons below the bridge',
  isMailAllowed: true,
  signInPlatform: 4,
  recaptchaToken: 'sandbox-captcha-pass',
}

const folder = mkdtempSync(path.join(tmpdir(), 'adwright-idempotency-'))
let team: Team
beforeEach(async () => {
  team = await openTeam()
})
afterEach(async () => {
  await team.sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

const rowsOf = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare('SELECT * FROM idempotency').all()
  database.close()
  return rows
}

test('neither passwords nor tokens can be read or guessed from the store, and the response is replayed after a restart', async () => {
  const file = path.join(mkdtempSync(`${folder}-`), 'sandbox.sqlite')
  const open = () => createSandbox({ store: file, secret: 'of the whole store', isChecking: true })
  const register = (sandbox: Parameters<typeof caller>[0]) =>
    caller(sandbox)('POST', '/Auth/register', REGISTRATION, KEY)
  const first = await open()
  const { status, body } = await register(first)
  expect(status).toBe(201)
  await first.close()

  const kept = JSON.stringify(rowsOf(file))
  const sent = JSON.stringify(REGISTRATION)
  for (const secret of [REGISTRATION.password, body.token, body.refreshToken, KEY['Idempotency-Key']]) {
    expect(kept).not.toContain(secret)
    expect(readFileSync(file).includes(secret)).toBe(false)
  }
  for (const text of [sent, `/Auth/register${sent}`, REGISTRATION.password])
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(kept).not.toContain(createHash('sha256').update(text).digest(encoding))

  const second = await open()
  expect(await register(second)).toMatchObject({ status, body })
  await second.close()
})

test('expired rows are deleted', async () => {
  const file = path.join(mkdtempSync(`${folder}-`), 'sandbox.sqlite')
  const sandbox = await createSandbox({ store: file, isChecking: true })
  const register = (email: string, key: string) =>
    caller(sandbox)('POST', '/Auth/register', { ...REGISTRATION, email }, { 'Idempotency-Key': key })
  expect((await register('one@lindholm.example', crypto.randomUUID())).status).toBe(201)
  sandbox.clock.forward({ hours: 25 })
  expect((await register('two@lindholm.example', crypto.randomUUID())).status).toBe(201)
  await sandbox.close()
  expect(rowsOf(file)).toHaveLength(1)
})

test('expired rows are deleted without a further request, too', async () => {
  const file = path.join(mkdtempSync(`${folder}-`), 'sandbox.sqlite')
  const host = await Host.open({ store: file, seed: 1, controlKey: 'key', origin: 'http://127.0.0.1:4020' })
  await host.tick()
  expect((await caller(host.main)('POST', '/Auth/register', REGISTRATION, KEY)).status).toBe(201)
  host.main.clock.forward({ hours: 23 })
  await host.tick()
  host.main.clock.forward({ hours: 2 })
  await host.tick()
  await host.close()
  expect(rowsOf(file)).toEqual([])
})

const form = (bytes: string, name = 'notes.txt', altText = 'Notes', type = 'text/plain') => {
  const filled = new FormData()
  filled.set('altText', altText)
  filled.set('file', new File([bytes], name, { type }))
  return filled
}

test('an upload is replayed whatever its boundary; another file, name, media type or field is another request', async () => {
  const upload = (body: FormData) => team.as('usr_mara')('POST', '/File/acc_1', body, KEY)
  const first = await upload(form('Hello'))
  expect(first.status).toBe(201)
  expect((await upload(form('Hello'))).body).toEqual(first.body)
  for (const other of [
    form('Hallo'),
    form('Hello', 'other.txt'),
    form('Hello', 'notes.txt', 'Words'),
    form('Hello', 'notes.txt', 'Notes', 'text/csv'),
  ])
    expect((await upload(other)).body.code).toBe('idempotency-key-reused')
  expect((await team.as('usr_mara')('GET', '/File/acc_1')).body.totalCount).toBe(1)
})

test('key order and white space do not make another request', async () => {
  const token = await signIn(team.sandbox.runtime, 'usr_mara')
  const post = async (body: string) => {
    const headers = { ...KEY, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body }
    const answer = await team.sandbox.fetch(new Request('http://sandbox.test/TaskAccount/acc_1', init))
    return { status: answer.status, body: await answer.json() }
  }
  const first = await post('{"title":"Pause","labels":["b","a"],"checklist":[{"text":"One","isDone":false}]}')
  expect(first.status).toBe(201)
  const again = await post(
    '{ "checklist": [{"isDone": false, "text": "One"}],\n "labels":["b","a"], "title":"Pa\\u0075se" }',
  )
  expect(again).toEqual(first)
  expect((await post('{"title":"Pause","labels":["a","b"],"checklist":[{"text":"One","isDone":false}]}')).status).toBe(
    409,
  )
})

test('another path with the same key is another request', async () => {
  const mara = team.as('usr_mara')
  const [one, two] = await Promise.all(
    ['One', 'Two'].map(async (title) => (await mara('POST', '/TaskAccount/acc_1', { title })).body.id),
  )
  const comment = (id: string) => mara('POST', `/TaskAccount/acc_1/${id}/comment`, { text: 'Yes' }, KEY)
  expect((await comment(one)).status).toBe(201)
  expect((await comment(two)).body.code).toBe('idempotency-key-reused')
})

test('an update with a comment adds it once, however often it is sent', async () => {
  const mara = team.as('usr_mara')
  const task = (await mara('POST', '/TaskAccount/acc_1', { title: 'Pause' })).body.id
  const own = (await mara('POST', '/TaskUser/usr_mara', { title: 'Pause' })).body.id
  const post = (await mara('POST', '/SocialMediaCalendar/acc_1', { title: 'Snow', text: 'It snows.' })).body.id
  for (const [address, body] of [
    [`/TaskAccount/acc_1/${task}/status`, { status: 2, comment: 'Begun.' }],
    [`/TaskUser/usr_mara/${own}/status`, { status: 2, comment: 'Begun.' }],
    [`/SocialMediaCalendar/acc_1/${post}`, { title: 'Snow', comment: 'Shorter, please.' }],
  ] as const) {
    const first = await mara('PUT', address, body, KEY)
    expect(first).toMatchObject({ status: 200, body: { comments: [expect.anything()] } })
    expect((await mara('PUT', address, body, KEY)).body).toEqual(first.body)
    expect((await mara('PUT', address, { ...body, comment: 'Other' }, KEY)).status).toBe(409)
  }
})
