import { afterEach, expect, test, vi } from 'vitest'
import { disconnectAds, revokeAdsAccess } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { ACCOUNT, BASE, CLIENT, type Stage, stage } from '#mocks/sandbox/handlers/EA/ads.fixture.ts'
import { signAdsToken, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'

let set: Stage
afterEach(() => set.close())

const names = (accounts: { descriptiveName: string }[]) => accounts.map(({ descriptiveName }) => descriptiveName)

test('what the consent has to cover is said in the language of the caller', async () => {
  set = await stage({ isConnected: false })
  const call = await set.as(set.viewer, { 'Accept-Language': 'tr' })
  expect(await call('GET', '/EA/information')).toMatchObject({
    status: 200,
    body: { state: 1, requiredScopes: [{ purpose: expect.stringContaining('kuralların') }] },
  })
})

test('without a connection there is no token, and the information says so', async () => {
  set = await stage({ isConnected: false })
  const call = await set.as(set.owner)
  expect((await call('GET', `${BASE}/information`)).body).toMatchObject({
    isConnected: false,
    customerId: null,
    grantedScopes: [],
  })
  expect(await call('GET', `${BASE}/token`)).toMatchObject({ status: 409, body: { code: 'ads-not-connected' } })
  expect(await call('GET', `${BASE}/customer-clients`)).toMatchObject({
    status: 401,
    body: { code: 'ads-token-expired' },
  })
})

test.each([
  ['customer-clients', 'clientsBelow'],
  ['ads-accounts', 'directAccounts'],
] as const)('the list of %s ends after 1,000', async (list, read) => {
  set = await stage()
  const { ads } = set.sandbox.runtime.platforms
  const known = ads.clientOf(ads.rootManagerOf('EUR'), CLIENT)
  if (!known) throw new Error('The stage has no client account.')
  vi.spyOn(ads, read).mockReturnValue(Array.from({ length: 1001 }, () => known))
  const { status, body } = await (await set.as(set.owner))('GET', `${BASE}/${list}`)
  expect([status, body.length]).toEqual([200, 1000])
})

test('a token opens the calls that need one for an hour, and only for its own account', async () => {
  set = await stage()
  const call = caller(set.sandbox, await signIn(set.sandbox.runtime, set.viewer.id))
  const { body } = await call('GET', `${BASE}/token`)
  const ads = { 'X-Ads-Authorization': `Bearer ${body.tokenString}` }
  expect(new Date(body.validThroughUtc).getTime() - set.sandbox.clock.now().getTime()).toBe(3_600_000)
  expect((await call('GET', `${BASE}/account-enabled`, undefined, ads)).status).toBe(200)
  expect(await call('GET', `${BASE}/account-enabled`)).toMatchObject({
    status: 401,
    body: { code: 'ads-token-expired' },
  })
  const token = await signIn(set.sandbox.runtime, set.viewer.id)
  const foreign = await signAdsToken(set.sandbox.runtime, token, 'acc_other')
  const wrong = { 'X-Ads-Authorization': `Bearer ${foreign}` }
  expect((await caller(set.sandbox, token)('GET', `${BASE}/account-enabled`, undefined, wrong)).status).toBe(401)
  set.sandbox.clock.forward({ minutes: 14 })
  const { token: renewed } = (await call('POST', '/auth/refresh')).body
  set.sandbox.clock.forward({ minutes: 14 })
  expect((await caller(set.sandbox, renewed)('GET', `${BASE}/account-enabled`, undefined, ads)).status).toBe(200)
})

test('a token is good for the person and the session it was given to, and for nobody else', async () => {
  set = await stage()
  const { runtime } = set.sandbox
  const [viewer, again, owner] = [
    await signIn(runtime, set.viewer.id),
    await signIn(runtime, set.viewer.id),
    await signIn(runtime, set.owner.id),
  ]
  const ads = { 'X-Ads-Authorization': `bearer ${await signAdsToken(runtime, viewer, ACCOUNT)}` }
  const asked = (token: string) => caller(set.sandbox, token)('GET', `${BASE}/account-enabled`, undefined, ads)
  expect((await asked(viewer)).status).toBe(200)
  for (const token of [again, owner])
    expect(await asked(token)).toMatchObject({ status: 401, body: { code: 'ads-token-expired' } })
  await caller(set.sandbox, viewer)('POST', '/Auth/logout')
  expect(await asked(viewer)).toMatchObject({ status: 401, body: { code: 'token-expired' } })
})

test('a token ends after an hour', async () => {
  set = await stage()
  const { runtime } = set.sandbox
  const call = await set.as(set.viewer)
  expect((await call('GET', `${BASE}/account-enabled`)).status).toBe(200)
  const { refreshToken } = (await call('POST', '/auth/refresh')).body
  set.sandbox.clock.forward({ hours: 1 })
  const renewed = (await caller(set.sandbox, refreshToken)('POST', '/Auth/reauthorize')).body.token
  const old = await call('GET', `${BASE}/account-enabled`, undefined, { Authorization: `Bearer ${renewed}` })
  expect(old).toMatchObject({ status: 401, body: { code: 'ads-token-expired' } })
  const fresh = { 'X-Ads-Authorization': `Bearer ${await signAdsToken(runtime, renewed, ACCOUNT)}` }
  expect((await caller(set.sandbox, renewed)('GET', `${BASE}/account-enabled`, undefined, fresh)).status).toBe(200)
})

test('after access was revoked, imported data stays readable, and only calls that reach the platform are refused', async () => {
  set = await stage()
  const call = await set.as(set.owner)
  const context = { store: set.sandbox.store, now: set.sandbox.clock.now() }
  await revokeAdsAccess(context, ACCOUNT)
  expect((await call('GET', `${BASE}/token`)).status).toBe(200)
  expect((await call('GET', `${BASE}/metrics/${CLIENT}/campaigns`)).status).toBe(200)
  for (const list of ['customer-clients', 'ads-accounts'])
    expect(await call('GET', `${BASE}/${list}`)).toMatchObject({ status: 409, body: { code: 'ads-reconnect-needed' } })
  expect(await call('POST', `${BASE}/${CLIENT}/customer`)).toMatchObject({
    status: 409,
    body: { code: 'ads-reconnect-needed' },
  })
  expect((await call('GET', `${BASE}/account-enabled`)).body).toMatchObject({
    isEnabled: false,
    reasons: [expect.stringContaining('expired')],
  })
  expect((await call('GET', `${BASE}/information`)).body).toMatchObject({ isConnected: true, syncStatus: 3 })
  expect((await call('GET', `/EAIntegration/${ACCOUNT}`)).body).toMatchObject({ hasData: true, health: { status: 3 } })
  await disconnectAds(context, ACCOUNT)
  expect((await call('GET', `/EAIntegration/${ACCOUNT}`)).body).toMatchObject({
    isConnected: false,
    customerClientId: null,
    hasData: true,
    health: null,
  })
})

test('no data arrives after the end of the access', async () => {
  set = await stage()
  const campaigns = `${BASE}/metrics/${CLIENT}/campaigns?dateBegin=2026-11-10&dateEnd=2026-11-21`
  const cost = async () => (await (await set.as(set.viewer))('GET', campaigns)).body.totals.cost
  await revokeAdsAccess({ store: set.sandbox.store, now: set.sandbox.clock.now() }, ACCOUNT)
  const before = await cost()
  expect(before).toBeGreaterThan(0)
  set.sandbox.clock.forward({ days: 3 })
  expect(await cost()).toBe(before)
})

test('without any data, ended access gives no token', async () => {
  set = await stage({ customerClientId: null })
  const call = await set.as(set.owner)
  await revokeAdsAccess({ store: set.sandbox.store, now: set.sandbox.clock.now() }, ACCOUNT)
  expect(await call('GET', `${BASE}/token`)).toMatchObject({ status: 409, body: { code: 'ads-reconnect-needed' } })
})

test('the tree of clients comes in its order, a part of it for a manager below', async () => {
  set = await stage()
  const call = await set.as(set.viewer)
  const { body } = await call('GET', `${BASE}/customer-clients`)
  expect(body.map(({ level }: { level: number }) => level)).toEqual([0, 1, 2, 2, 1, 1, 1, 1])
  expect(names(body).slice(4, 7)).toEqual(['Lindholm Outdoor – AT', 'Lindholm Outdoor – CH', 'Lindholm Outdoor – DE'])
  const selected = body.filter(({ isSelected }: { isSelected: boolean }) => isSelected)
  expect(selected).toMatchObject([{ customerClientId: CLIENT }])
  const totals = (await call('GET', `${BASE}/metrics/${CLIENT}/campaigns`)).body.totals
  expect(selected[0].last30DaysCost).toBe(totals.cost)
  const below = await call('GET', `${BASE}/customer-clients?customerId=2938475610`)
  expect(below.body.map(({ level }: { level: number }) => level)).toEqual([0, 1, 1])
  expect((await call('GET', `${BASE}/customer-clients?customerId=1111111111`)).body).toEqual([])
})

test('accounts reached directly come by name, one at any depth by its number', async () => {
  set = await stage()
  const call = await set.as(set.viewer)
  expect(names((await call('GET', `${BASE}/ads-accounts`)).body)).toEqual([
    '447-120-3985',
    'Lindholm Gruppe Verwaltungskonto',
  ])
  expect((await call('GET', `${BASE}/ads-accounts?customerClientId=7840129365`)).body).toMatchObject([
    { status: 2, level: 2 },
  ])
  expect((await call('GET', `${BASE}/ads-accounts?customerClientId=1111111111`)).body).toEqual([])
})

test('an account that cannot be worked with gives its reasons', async () => {
  set = await stage({ customerClientId: null })
  const call = await set.as(set.viewer)
  const check = async (id: string) => (await call('GET', `${BASE}/account-enabled?customerClientId=${id}`)).body
  expect((await call('GET', `${BASE}/account-enabled`)).body).toMatchObject({
    customerClientId: null,
    isEnabled: false,
  })
  expect(await check(CLIENT)).toEqual({ customerClientId: CLIENT, isEnabled: true, reasons: [] })
  expect(await check('7840129365')).toMatchObject({ isEnabled: false, reasons: [expect.stringContaining('suspended')] })
  expect(await check('1029384756')).toMatchObject({ isEnabled: false, reasons: [expect.stringContaining('manager')] })
  expect(await check('1111111111')).toMatchObject({ isEnabled: false })
})

test('a client is selected by admins, once, when it can be worked with; its figures come in within two minutes', async () => {
  set = await stage({ customerClientId: null })
  const [owner, viewer] = [await set.as(set.owner), await set.as(set.viewer)]
  const select = (call: typeof owner, id: string) => call('POST', `${BASE}/${id}/customer`)
  expect(await select(viewer, CLIENT)).toMatchObject({ status: 403, body: { code: 'role-too-low' } })
  expect((await select(owner, '1111111111')).status).toBe(404)
  expect(await select(owner, '1029384756')).toMatchObject({ status: 409, body: { code: 'client-is-manager' } })
  expect(await select(owner, '7840129365')).toMatchObject({ status: 409, body: { code: 'client-not-enabled' } })
  const integration = async () => (await owner('GET', `/EAIntegration/${ACCOUNT}`)).body
  expect(await integration()).toMatchObject({ hasData: false, health: { status: 5 } })
  expect((await select(owner, CLIENT)).body).toMatchObject({
    customerClientId: CLIENT,
    currencyCode: 'EUR',
    syncStatus: 2,
  })
  set.sandbox.clock.forward({ minutes: 2 })
  expect(await integration()).toMatchObject({ hasData: true, customerClientId: CLIENT, health: { status: 1 } })
  const first = (await select(owner, CLIENT)).body
  expect(first).toMatchObject({ syncStatus: 1, lastSyncAt: '2026-11-19T13:30:45.000Z' })
  expect((await owner('GET', `${BASE}/information`)).body).toEqual(first)
})

test('an account in lira is reached through the Turkish manager', async () => {
  set = await stage({ currencyCode: 'TRY', customerClientId: '7350184626' })
  const call = await set.as(set.viewer)
  expect((await call('GET', `${BASE}/information`)).body).toMatchObject({
    customerId: '3847561029',
    currencyCode: 'TRY',
  })
  const campaigns = await call('GET', `${BASE}/metrics/7350184626/campaigns?searchText=ARAMA`)
  expect(campaigns.body.totalCount).toBeGreaterThan(20)
  expect((await call('GET', `${BASE}/metrics/${CLIENT}/campaigns`)).status).toBe(404)
})
