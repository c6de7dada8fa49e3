import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { connectAnalytics, disconnectAnalytics } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

let sandbox: Sandbox
let elif: Person

beforeEach(async () => {
  const clock = new Clock(new Date('2026-11-19T09:20:00Z'))
  sandbox = await createSandbox({ isChecking: true, clock, origin: 'http://127.0.0.1:21987' })
  elif = await addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example' })
})
afterEach(() => sandbox.close())

const TURKISH = { 'Accept-Language': 'tr-TR,tr;q=0.9' }

test('enumerations and constants need no token and are in the language of the request', async () => {
  const call = caller(sandbox)
  const [english, turkish] = [await call('GET', '/App/enums'), await call('GET', '/App/enums', undefined, TURKISH)]
  expect(Object.keys(turkish.body)).toEqual(Object.keys(english.body))
  expect(english.body.UserRole[0]).toMatchObject({ value: 1, label: 'Viewer', key: 'Viewer' })
  expect(turkish.body.UserRole[0].key).toBe('Viewer')
  expect(turkish.body.UserRole[0].label).not.toBe('Viewer')
  const constants = await call('GET', '/App/constants')
  const inTurkish = await call('GET', '/App/constants', undefined, TURKISH)
  expect([constants.status, inTurkish.status]).toEqual([200, 200])
  for (const list of ['industries', 'digitalMarketingGoals']) {
    const valuesOf = ({ body }: typeof constants) => body[list].map(({ value }: { value: number }) => value).sort()
    const labelsOf = ({ body }: typeof constants) => body[list].map(({ label }: { label: string }) => label)
    expect(valuesOf(constants).length).toBeGreaterThan(3)
    expect(valuesOf(inTurkish)).toEqual(valuesOf(constants))
    expect(labelsOf(inTurkish)).not.toEqual(labelsOf(constants))
  }
})

test.each([
  ['en;q=0.2, tr;q=0.9', 'Görüntüleyici'],
  ['qaa, tr-TR;q=0.4', 'Görüntüleyici'],
  ['tr;q=0, en;q=0.1', 'Viewer'],
  ['tr;q=0.5, en;q=0.5', 'Görüntüleyici'],
  ['de', 'Viewer'],
])('the weights of Accept-Language count, not its order: %s', async (wish, label) => {
  const { body } = await caller(sandbox)('GET', '/App/enums', undefined, { 'Accept-Language': wish })
  expect(body.UserRole[0].label).toBe(label)
})

test('consent pages are those of the sandbox, with the client id in the query', async () => {
  const { body } = await caller(sandbox)('GET', '/App/constants', undefined, TURKISH)
  expect(Object.keys(body.oauth)).toEqual(['1', '2', '3', '4'])
  for (const [platform, { authorizeUrl }] of Object.entries<{ authorizeUrl: string }>(body.oauth)) {
    const url = new URL(authorizeUrl)
    expect(url.origin + url.pathname).toBe(`http://127.0.0.1:21987/consent/${platform}`)
    expect(url.searchParams.get('client_id')).toBeTruthy()
  }
})

test('categories are a tree in both languages, for signed-in people', async () => {
  expect((await caller(sandbox)('GET', '/Category')).status).toBe(401)
  const call = caller(sandbox, await signIn(sandbox.runtime, elif.id))
  const [english, turkish] = [await call('GET', '/Category'), await call('GET', '/Category', undefined, TURKISH)]
  const ids = ({ body }: typeof english) => body.map(({ id }: { id: number }) => id).sort()
  expect(ids(turkish)).toEqual(ids(english))
  const seen = new Set<number | null>([null])
  for (const { id, parentId } of english.body) {
    expect(seen).toContain(parentId)
    seen.add(id)
  }
})

test('programs list the connected accounts for training by id; people have no access', async () => {
  for (const id of ['acc_c', 'acc_a', 'acc_b', 'acc_d']) await addAccount(sandbox.runtime, elif, { id })
  const now = sandbox.clock.now()
  const context = { store: sandbox.store, now: new Date(now.getTime() - 10 * 86_400_000) }
  for (const id of ['acc_a', 'acc_c', 'acc_d']) await connectAnalytics(context, id, `cred_${id}`)
  await disconnectAnalytics({ store: sandbox.store, now }, 'acc_d')
  const person = caller(sandbox, await signIn(sandbox.runtime, elif.id))
  await person('POST', '/EAnl/acc_a/318204657')
  expect((await person('GET', '/EarnadoML/accounts')).status).toBe(403)
  const token = await sandbox.runtime.tokens.sign({ kind: 'service', subject: 'ml', session: 'ml' })
  const { body } = await caller(sandbox, token)('GET', '/EarnadoML/accounts')
  expect(body).toMatchObject({
    totalCount: 2,
    items: [
      { accountId: 'acc_a', propertyName: '318204657', modelVersion: '2026.11.19', status: 2 },
      { accountId: 'acc_c', propertyName: null, modelVersion: null, lastTrainedAt: null, status: 3 },
    ],
  })
})
