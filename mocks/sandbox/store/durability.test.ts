import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { operations } from '@adwright/sdk/server'
import { afterAll, expect, test } from 'vitest'
import { createSandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, SCENARIO_PASSWORD, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { isUnreachable } from '#mocks/sandbox/store/failures.ts'
import { killWriters } from '#mocks/sandbox/store/kill.fixture.ts'
import { note } from '#mocks/sandbox/store/note.fixture.ts'
import { startPostgres } from '#mocks/sandbox/store/postgres.fixture.ts'
import { openStore, type Store } from '#mocks/sandbox/store/store.ts'
import { type Answered, caller, TEST_PASSWORD_COST } from '#mocks/sandbox/testing.ts'

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3)
const SEED = Number(process.env.KILL_SEED ?? 20_261_121)
const LIMIT_MS = 30_000 + ROUNDS * 5000

const folder = mkdtempSync(path.join(tmpdir(), 'adwright-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const newFile = (name: string) => path.join(folder, `${name}.sqlite`)

test(
  `kill -9 under write load loses nothing that was acknowledged, on a file (${ROUNDS} rounds, seed ${SEED})`,
  async () => {
    const result = await killWriters(newFile('kill'), ROUNDS, SEED)
    expect(result).toMatchObject({ lost: [], torn: [] })
    expect(result.acknowledged).toBeGreaterThan(0)
  },
  LIMIT_MS,
)

const postgres = await startPostgres()
if (typeof postgres === 'string') console.log(postgres)
else afterAll(() => postgres.stop())
const newDatabase = () => (typeof postgres === 'string' ? Promise.reject(new Error(postgres)) : postgres.newDatabase())

test.runIf(typeof postgres !== 'string')(
  `and on PostgreSQL (${ROUNDS} rounds, seed ${SEED})`,
  async () => {
    const result = await killWriters(await newDatabase(), ROUNDS, SEED)
    expect(result).toMatchObject({ lost: [], torn: [] })
    expect(result.acknowledged).toBeGreaterThan(0)
  },
  LIMIT_MS,
)

test.runIf(typeof postgres !== 'string')(
  'a PostgreSQL that goes away in the middle is a 503 for everybody, and is used again once it is back',
  async () => {
    if (typeof postgres === 'string') return
    const sandbox = await createSandbox({ store: await postgres.newDatabase(), isChecking: true })
    const { store } = sandbox
    const elif = await addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example' })
    const call = caller(sandbox, await signIn(sandbox.runtime, elif.id))
    const ask = () => Promise.all([call('GET', '/Account'), call('PUT', '/User', { language: 'tr' })])
    expect((await ask()).map(({ status }) => status)).toEqual([200, 200])
    let isHeld = () => {}
    const held = new Promise<void>((resolve) => {
      isHeld = resolve
    })
    let letGo = () => {}
    const inTheMiddle = store.withLease('advance', async () => {
      isHeld()
      await new Promise<void>((resolve) => {
        letGo = resolve
      })
      return store.get('person', elif.id)
    })
    const ended = inTheMiddle.catch((error: unknown) => error)
    await held
    await postgres.without(async () => {
      for (const { status, body, headers } of await ask()) {
        expect({ status, code: body.code }).toEqual({ status: 503, code: 'service-unavailable' })
        expect(headers.get('Retry-After')).toBe('5')
      }
      letGo()
      expect(await ended).toSatisfy(isUnreachable)
    })
    expect((await ask()).map(({ status }) => status)).toEqual([200, 200])
    await sandbox.close()
  },
  LIMIT_MS,
)

test('a file in use is refused with the holder’s pid; one that a killed process left is taken over', async () => {
  const file = newFile('used')
  const first = await openStore(file)
  await expect(openStore(file)).rejects.toThrow(`in use by process ${process.pid}`)
  await first.close()
  writeFileSync(`${file}.pid`, '999999999')
  const second = await openStore(file)
  await expect(openStore(file)).rejects.toThrow(`in use by process ${process.pid}`)
  await second.close()
})

const PAGE_BYTES = 4096
const TEXT = 'x'.repeat(3000)

/** The pages of an empty store, one for each table and index: a limit is set some pages beyond them. */
async function schemaPages(): Promise<number> {
  const file = newFile('empty')
  const store = await openStore(file)
  await store.close()
  return statSync(file).size / PAGE_BYTES
}

async function fill(store: Store): Promise<never> {
  for (let count = 0; ; count += 1)
    await store.transaction((inside) => inside.insert('mail', note(`n${count}`, { text: TEXT, sentAt: 'n' })))
}

test('a full disk keeps what was there, takes nothing half, goes on reading, and writes again when there is room', async () => {
  const store = await openStore(newFile('full'), { mostPages: (await schemaPages()) + 30 })
  await expect(fill(store)).rejects.toThrow('disk is full')
  const kept = await store.count('mail', { to: 'acc' })
  expect(kept).toBeGreaterThan(3)
  const two = () =>
    store.transaction(async (inside) => {
      await inside.insert('mail', note('small', { text: '' }))
      await inside.insert('mail', note('big', { text: TEXT.repeat(2) }))
    })
  await expect(two()).rejects.toThrow('disk is full')
  expect(await store.get('mail', 'small')).toBeUndefined()
  expect(await store.count('mail', { to: 'acc' })).toBe(kept)
  for (const id of ['n0', 'n1', 'n2']) await store.delete('mail', id)
  await two()
  expect((await store.get('mail', 'big'))?.text).toHaveLength(6000)
  await store.close()
})

test('over the API a full disk is a 507 for writes, reads are answered, and room makes it writable again', async () => {
  const sandbox = await createSandbox({ isChecking: true, passwordCost: TEST_PASSWORD_COST })
  const store = await openStore(newFile('api-full'), { mostPages: (await schemaPages()) + 50 })
  await sandbox.runtime.store.close()
  sandbox.runtime.store = store
  const elif = await addPerson(sandbox.runtime, {
    id: 'usr_elif',
    email: 'elif@lindholm.example',
    subscription: GROWTH,
  })
  await addAccount(sandbox.runtime, elif, { id: 'acc_lindholm' })
  const call = caller(sandbox, await signIn(sandbox.runtime, 'usr_elif'))
  await expect(fill(store)).rejects.toThrow('disk is full')
  const invite = (name: string) =>
    call('POST', '/Account/acc_lindholm/users', { email: `${name}@lindholm.example`, role: 1 })
  const answers: Answered[] = []
  for (let count = 0; count < 60 && answers.at(-1)?.status !== 507; count += 1) answers.push(await invite('again'))
  expect(answers.at(-1)).toMatchObject({ status: 507, body: { code: 'storage-full' } })
  expect((await call('GET', '/Account')).status).toBe(200)
  const credentials = { email: 'elif@lindholm.example', password: SCENARIO_PASSWORD, signInPlatform: 4 }
  const signIns: Answered[] = []
  for (let count = 0; count < 60 && signIns.at(-1)?.body.code !== 'storage-full'; count += 1)
    signIns.push(await call('POST', '/Auth/login', credentials))
  expect(signIns.at(-1)?.body.code).toBe('storage-full')
  // Whether or not the contract has a 507 for it.
  expect(operations.login.statuses).toContain(signIns.at(-1)?.status)
  for (const id of ['n0', 'n1', 'n2', 'n3']) await store.delete('mail', id)
  expect((await invite('room')).status).toBe(201)
  await store.close()
})
