import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { openPair } from '#mocks/sandbox/handlers/User/pair.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addPerson, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

let sandbox: Sandbox
let elif: Person
let jonas: Person

beforeEach(async () => {
  ;({ sandbox, elif, jonas } = await openPair())
})
afterEach(() => sandbox.close())

const as = async (person: { id: string }) => caller(sandbox, await signIn(sandbox.runtime, person.id))

const ids = (tips: { id: string }[]) => tips.map(({ id }) => id)

test('a member uses the subscription of the account joined first', async () => {
  const { body } = await (await as(jonas))('GET', '/User')
  expect(body.subscriptionDetails).toEqual({
    subscriptionProductName: 'Growth',
    status: 4,
    accountsLimit: 3,
    accountsCount: 1,
    usersLimit: 10,
    usersCount: 2,
    subscriptionId: 'sub_growth',
  })
  expect(body).not.toHaveProperty('passwordHash')
})

test('omitted fields of the profile are unchanged, and each change is in the activity log', async () => {
  const call = await as(elif)
  const changed = await call('PUT', '/User', { firstName: ' Elif Nur ', language: 'tr' })
  expect(changed).toMatchObject({ status: 200, body: { firstName: 'Elif Nur', lastName: 'Demir', language: 'tr' } })
  const { body } = await call('GET', '/User/activity-log')
  expect(body.totalCount).toBe(2)
  expect(body.items).toContainEqual(
    expect.objectContaining({ target: 'Language', before: 'English', after: 'Turkish', actorName: 'Elif Demir' }),
  )
  // Entries are translated to the reader's language, except names.
  const { body: turkish } = await call('GET', '/User/activity-log', undefined, { 'Accept-Language': 'tr' })
  expect(turkish.items).toContainEqual(
    expect.objectContaining({ target: 'Dil', before: 'İngilizce', after: 'Türkçe', actorName: 'Elif Demir' }),
  )
  expect(turkish.items).toContainEqual(expect.objectContaining({ target: 'Ad', after: 'Elif Nur' }))
})

test('the time zone, image and names of the profile are validated', async () => {
  const call = await as(elif)
  const body = { firstName: ' ', timeZone: 'Europe/Atlantis', avatarUrl: 'https://evil.example/a.png' }
  expect(await call('PUT', '/User', body)).toMatchObject({
    status: 422,
    body: {
      errors: {
        firstName: ['Enter a value.'],
        timeZone: ['Time zone not found.'],
        avatarUrl: ['Upload the picture first.'],
      },
    },
  })
})

test('product emails require that emails are allowed', async () => {
  const call = await as(elif)
  await call('PUT', '/User', { notificationPreferences: { product: 3 } })
  const refused = await call('PUT', '/User', { isMailAllowed: false })
  expect(refused.body).toMatchObject({ isMailAllowed: false, notificationPreferences: { product: 2, anomalies: 3 } })
  expect(await call('PUT', '/User', { notificationPreferences: { product: 3 } })).toMatchObject({
    status: 409,
    body: { code: 'mail-not-allowed' },
  })
})

test('a user name is unique; a released one is reserved for 30 days; three changes a day are allowed', async () => {
  const call = await as(elif)
  const rename = (userName: string, who = call) => who('PUT', '/User/change-username', { userName })
  expect(await rename('jonas')).toMatchObject({ status: 409, body: { code: 'user-name-taken' } })
  expect(await rename('elif.demir')).toMatchObject({ status: 200, body: { userName: 'elif.demir' } })
  expect((await rename('elif.demir')).status).toBe(200)
  expect((await rename('elif', await as(jonas))).status).toBe(409)
  expect((await rename('elif')).status).toBe(200)
  expect((await rename('elif.two')).status).toBe(200)
  expect((await rename('elif.three')).status).toBe(429)
  sandbox.clock.forward({ days: 30 })
  expect((await rename('elif.demir', await as(jonas))).status).toBe(200)
})

test('tips are in the caller’s language and depend on role and team', async () => {
  const english = (await (await as(elif))('GET', '/User/pro-tips')).body
  expect(english.at(-1)).toMatchObject({ id: 'tip_invite', isDismissed: true })
  const turkish = (await (await as(jonas))('GET', '/User/pro-tips', undefined, { 'Accept-Language': 'tr' })).body
  expect(ids(turkish)).toEqual(ids(english).filter((id) => id !== 'tip_invite'))
  for (const tip of turkish) expect(english.map(({ text }: { text: string }) => text)).not.toContain(tip.text)
})

test('open invitations are listed, and both groups answer them in the same way', async () => {
  const owner = await as(elif)
  const mara = await addPerson(sandbox.runtime, { id: 'usr_mara', email: 'mara@lindholm.example' })
  const call = await as(mara)
  const path = '/User/account-invitations/acc_lindholm'
  expect((await call('POST', path)).status).toBe(404)
  await owner('POST', '/Account/acc_lindholm/users', { email: mara.email, role: 2 })
  expect((await call('GET', '/User/account-invitations')).body).toMatchObject([
    { accountId: 'acc_lindholm', accountName: 'Lindholm Outdoor', role: 2, invitedByName: 'Elif Demir', status: 1 },
  ])
  await sandbox.store.update('person', mara.id, (person) => ({ ...person, isEmailVerified: false }))
  expect(await call('POST', path)).toMatchObject({ status: 403, body: { code: 'email-not-verified' } })
  await sandbox.store.update('person', mara.id, (person) => ({ ...person, isEmailVerified: true }))
  expect((await call('DELETE', path)).status).toBe(204)
  expect((await call('DELETE', path)).status).toBe(204)
  expect(await call('POST', path)).toMatchObject({ status: 409, body: { code: 'invitation-declined' } })
  expect((await call('POST', '/Account/acc_lindholm/invitations/accept')).status).toBe(409)
  expect((await call('GET', '/User/account-invitations')).body).toEqual([])
})

test('an invitation expires after seven days', async () => {
  const mara = await addPerson(sandbox.runtime, { id: 'usr_mara', email: 'mara@lindholm.example' })
  await (await as(elif))('POST', '/Account/acc_lindholm/users', { email: mara.email, role: 2 })
  sandbox.clock.forward({ days: 7 })
  const call = await as(mara)
  expect((await call('GET', '/User/account-invitations')).body).toEqual([])
  expect(await call('POST', '/User/account-invitations/acc_lindholm')).toMatchObject({
    status: 409,
    body: { code: 'invitation-expired' },
  })
})

test('an invitation accepted through the person is accepted for the account', async () => {
  const mara = await addPerson(sandbox.runtime, { id: 'usr_mara', email: 'mara@lindholm.example' })
  await (await as(elif))('POST', '/Account/acc_lindholm/users', { email: mara.email, role: 2 })
  const call = await as(mara)
  expect(await call('POST', '/User/account-invitations/acc_lindholm')).toMatchObject({
    status: 200,
    body: { status: 2 },
  })
  expect((await call('POST', '/Account/acc_lindholm/invitations/accept')).status).toBe(200)
  expect(await call('DELETE', '/User/account-invitations/acc_lindholm')).toMatchObject({
    status: 409,
    body: { code: 'already-a-member' },
  })
  expect((await call('GET', '/Account')).body).toHaveLength(1)
})

test('a trial starts once, for the owner of an account or a person without one', async () => {
  expect(await (await as(jonas))('POST', '/User/start-trial')).toMatchObject({
    status: 403,
    body: { code: 'role-too-low' },
  })
  expect(await (await as(elif))('POST', '/User/start-trial')).toMatchObject({
    status: 409,
    body: { code: 'subscription-exists' },
  })
  const ada = await addPerson(sandbox.runtime, { id: 'usr_ada', email: 'ada@lind.example' })
  const call = await as(ada)
  expect(await call('POST', '/User/start-trial')).toMatchObject({
    status: 200,
    body: { subscriptionProductName: 'Trial', status: 3, accountsLimit: 3, usersLimit: 10, accountsCount: 0 },
  })
  expect(await call('POST', '/User/start-trial')).toMatchObject({ status: 409, body: { code: 'trial-already-used' } })
  expect((await call('GET', '/Subscription/usr_ada/history')).body.items).toMatchObject([
    { event: 1, productName: 'Trial', period: null, amount: 0, status: 3, invoiceNumber: null },
  ])
})

test('of two concurrent starts of a trial one succeeds', async () => {
  const ada = await addPerson(sandbox.runtime, { id: 'usr_ada', email: 'ada@lind.example' })
  const call = await as(ada)
  const start = () => call('POST', '/User/start-trial')
  expect((await Promise.all([start(), start()])).map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await sandbox.store.list('cardSubscription', 'usr_ada')).toHaveLength(1)
})

test('recipients of mailings are listed for programs only', async () => {
  expect((await (await as(elif))('GET', '/EarnMail/users')).status).toBe(403)
  const token = await sandbox.runtime.tokens.sign({ kind: 'service', subject: 'mailer', session: 'service' })
  await sandbox.store.update('person', jonas.id, (person) => ({ ...person, isMailAllowed: false }))
  const list = async (query = '') => (await caller(sandbox, token)('GET', `/EarnMail/users${query}`)).body
  expect(await list()).toMatchObject({ totalCount: 2, items: [{ userId: 'usr_elif' }, { userId: 'usr_jonas' }] })
  expect(await list('?isMarketing=false')).toMatchObject({ totalCount: 1, items: [{ userId: 'usr_jonas' }] })
  const [recipient] = (await list('?userId=usr_elif')).items
  expect((await caller(sandbox)('POST', `/Auth/unsubscribe/${recipient.unsubscribeIdentifier}`, {})).status).toBe(200)
  expect(await list('?isMarketing=true')).toMatchObject({ totalCount: 0 })
})

test('a profile image is an own upload, becomes permanent, and has a temporary address', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000020000000308060000000000000049454e44ae426082', 'hex')
  const upload = new FormData()
  upload.set('file', new File([png], 'me.png'))
  const call = await as(elif)
  const { url } = (await call('POST', '/File/temp', upload)).body
  expect((await (await as(jonas))('PUT', '/User', { avatarUrl: url })).status).toBe(422)
  expect((await call('PUT', '/User', { avatarUrl: `${url}0` })).status).toBe(422)
  const changed = await call('PUT', '/User', { avatarUrl: url })
  expect(changed.status).toBe(200)
  sandbox.clock.forward({ days: 2 })
  const later = (await (await as(elif))('GET', '/User')).body.avatarUrl
  expect(new URL(later).pathname).toBe(new URL(url).pathname)
  expect(later).not.toBe(url)
  expect((await (await as(elif))('PUT', '/User', { avatarUrl: null })).body.avatarUrl).toBeNull()
})
