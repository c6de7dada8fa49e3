import { DesignLayout, IntegrationPlatform, PlanLimitKind, TaskOriginKind, UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addPicture } from '#mocks/sandbox/domain/designer/design-files.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { saveAdsConnection } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { addCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { jobsOf } from '#mocks/sandbox/store/due-jobs.fixture.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const SAMPLE = '/Account/acc_lindholm/sample-workspace'
const ANOMALIES = '/EAnl/acc_lindholm/anomaly-analysis'

let sandbox: Sandbox
let owner: Person
let user: Person
let call: ReturnType<typeof caller>

const as = async ({ id }: Pick<Person, 'id'>) => caller(sandbox, await signIn(sandbox.runtime, id))

beforeEach(async () => {
  sandbox = await createSandbox({ isChecking: true, clock: new Clock(new Date('2026-11-19T09:20:00Z')) })
  const { runtime } = sandbox
  owner = await addPerson(runtime, { id: 'usr_elif', email: 'elif@lindholm.example', subscription: GROWTH })
  user = await addPerson(runtime, { id: 'usr_jonas', email: 'jonas@lindholm.example' })
  await addAccount(runtime, owner, { id: 'acc_lindholm', currencyCode: 'TRY' }, [[user, UserRole.User]])
  await addAccount(runtime, owner, { id: 'acc_other' })
  call = await as(owner)
})
afterEach(() => sandbox.close())

/** The content of the store without activity log, member activity, and jobs, which have no effect once their subject is deleted. */
async function everything() {
  const passing = ['audit_record', 'session', 'due_job']
  const snapshot = (await sandbox.store.snapshot()).tables.filter(([table]) => !passing.includes(table))
  const rows = snapshot.flatMap(([table, all]) => all.map((row) => `${table} ${JSON.stringify(row)}`))
  return rows.filter((row) => !row.includes('"memberSeen"')).sort()
}

const connect = (accountId: string, platform: IntegrationPlatform) =>
  addCredential(
    { ...sandbox.runtime, now: sandbox.clock.now() },
    {
      accountId,
      platform,
      identityId: 'lindholm',
      displayName: 'lindholm.example',
      grantedScopes: scopesOf(platform),
      connectedByName: 'Elif Demir',
    },
  )

const connectAnalyticsOf = (accountId: string) => connect(accountId, IntegrationPlatform.GoogleAnalytics)

test('sample data is loaded, works like other data, and is removed completely', async () => {
  expect((await call('GET', SAMPLE)).body).toMatchObject({ isAvailable: true, isLoaded: false, customerClientId: null })
  const before = await everything()
  const loaded = await call('POST', SAMPLE)
  expect(loaded).toMatchObject({ status: 201, body: { isAvailable: true, isLoaded: true } })
  const { customerClientId } = loaded.body
  expect((await call('GET', SAMPLE)).body).toEqual(loaded.body)
  expect((await call('GET', '/Account/acc_lindholm')).body.isDemo).toBe(true)
  const anomalies = (await call('GET', `${ANOMALIES}?pageSize=100`)).body
  expect(anomalies.totalCount).toBeGreaterThan(0)
  expect((await call('GET', '/EAnl/acc_lindholm/report')).status).toBe(200)
  const { tokenString } = (await call('GET', '/EA/acc_lindholm/token')).body
  const items = await call('GET', `/EA/acc_lindholm/autopilot/${customerClientId}`, undefined, {
    'X-Ads-Authorization': `Bearer ${tokenString}`,
  })
  expect(items).toMatchObject({ status: 200 })
  expect(items.body.length ?? items.body.totalCount).toBeGreaterThan(0)
  const origin = { kind: 1, id: anomalies.items[0].id }
  expect((await call('POST', '/TaskAccount/acc_lindholm', { title: 'Look into it', origin })).status).toBe(201)
  const campaigns = await call('GET', `/EA/acc_lindholm/metrics/${customerClientId}/campaigns`, undefined, {
    'X-Ads-Authorization': `Bearer ${tokenString}`,
  })
  const [{ entityType, entityId, name, campaignId, campaignName, adGroupId, adGroupName, platformUrl }] =
    campaigns.body.items
  const entity = { entityType, entityId, name, campaignId, campaignName, adGroupId, adGroupName, platformUrl }
  const match = { kind: TaskOriginKind.Violation, id: 'rule_budget-used-early', entity }
  expect(await call('POST', '/TaskAccount/acc_lindholm', { title: 'Mend it', origin: match })).toMatchObject({
    status: 201,
  })
  expect(await call('POST', SAMPLE)).toMatchObject({ status: 409, body: { code: 'sample-workspace-loaded' } })
  expect(await sandbox.store.listAll('mail')).toEqual([])
  expect((await call('DELETE', SAMPLE)).status).toBe(204)
  expect((await call('DELETE', SAMPLE)).status).toBe(204)
  expect(await everything()).toEqual(before)
})

const counts = async (account: string) => {
  const total = async (path: string) => (await call('GET', path)).body.totalCount
  return {
    strategies: await total(`/StrategyAccount/${account}`),
    tasks: await total(`/TaskAccount/${account}`),
    surveys: await total(`/BusinessSurvey/${account}`),
    designs: await total(`/AutomatedDesigner/${account}`),
    analyses: await total(`/AI/${account}/runs`),
    findings: Math.min(1, await total(`/AI/${account}/findings`)),
    posts: (await sandbox.store.count('socialPost', { accountId: account })) > 50,
  }
}

test('the sample brings a team that writes in the language of who loads it', async () => {
  await call('POST', SAMPLE, undefined, { 'Accept-Language': 'tr' })
  const expected = { strategies: 5, tasks: 11, surveys: 3, designs: 2, analyses: 3, findings: 1, posts: true }
  expect(await counts('acc_lindholm')).toEqual(expected)
  const limits = (await call('GET', '/Account/acc_lindholm/plan-usage')).body.limits
  const used = (kind: number) => limits.find((limit: { kind: number }) => limit.kind === kind).used
  expect([used(PlanLimitKind.Designs), used(PlanLimitKind.AiAnswers)]).toEqual([0, 0])
  const channels = (await call('GET', '/SocialMediaCalendar/acc_lindholm/channels')).body
  expect(channels.filter(({ canPost }: { canPost: boolean }) => canPost)).toHaveLength(3)
  const titles = async (path: string) =>
    (await call('GET', path)).body.items.map(({ title }: { title: string }) => title)
  expect(await titles('/StrategyAccount/acc_lindholm')).toContain('Kış kampçılığında öne geç')
  expect(await titles('/BusinessSurvey/acc_lindholm')).toContain('Siparişiniz nasıldı?')
})

test('an account with pages of its own keeps its calendar, and slots and posts of people stay', async () => {
  await connect('acc_lindholm', IntegrationPlatform.Meta)
  await call('POST', SAMPLE)
  expect(await counts('acc_lindholm')).toMatchObject({ surveys: 3, posts: false })
  expect(await sandbox.store.count('socialPost', { accountId: 'acc_lindholm' })).toBe(0)
})

test('what people make with the work of the sample team goes with it, and what uses its pictures stays', async () => {
  await call('POST', SAMPLE)
  const [survey] = (await call('GET', '/BusinessSurvey/acc_lindholm')).body.items
  const [finding] = (await call('GET', '/AI/acc_lindholm/findings')).body.items
  for (const origin of [
    { kind: TaskOriginKind.Survey, id: survey.id },
    { kind: TaskOriginKind.Finding, id: finding.id },
  ])
    expect((await call('POST', '/TaskAccount/acc_lindholm', { title: 'Look', origin })).status).toBe(201)
  const [picture] = await sandbox.store.list('file', 'acc_lindholm', { limit: 1 })
  const draft = { title: 'Ours', text: 'Ours', mediaFileIds: [picture?.id], channels: [] }
  const post = await call('POST', '/SocialMediaCalendar/acc_lindholm', draft)
  expect(post.status).toBe(201)
  const [design] = await sandbox.store.list('design', 'acc_lindholm')
  if (!design) throw new Error('The sample has no design.')
  const drawing = { designTypeId: 3, layout: DesignLayout.Words, width: 8, height: 8, png: new Uint8Array(8) }
  await addPicture({ ...sandbox.runtime, now: sandbox.clock.now() }, design, drawing)
  await call('DELETE', SAMPLE)
  expect(await sandbox.store.list('task', 'acc_lindholm')).toEqual([])
  expect((await sandbox.store.list('socialPost', 'acc_lindholm')).map(({ title }) => title)).toEqual(['Ours'])
  expect((await sandbox.store.list('file', 'acc_lindholm')).map(({ id }) => id)).toEqual([picture?.id])
})

test('a previous connection is restored, and rules that waited for it are checked', async () => {
  const { store } = sandbox
  await saveAdsConnection(
    { store, now: sandbox.clock.now() },
    {
      id: 'acc_lindholm',
      credentialId: null,
      customerId: '1029384756',
      customerClientId: null,
      grantedScopes: [],
      connectedAt: null,
      selectedAt: null,
      hasDataFrom: null,
      endedAt: null,
      anchorDay: '2026-11-01',
    },
  )
  await call('POST', SAMPLE)
  // Drawing the pictures of designs takes seconds.
  await store.deleteAll('design', { accountId: 'acc_lindholm' })
  await sandbox.advance()
  const waiting = async () => (await jobsOf(store)).filter(({ kind }) => kind === 'autopilot-resume')
  expect(await waiting()).toEqual([])
  await call('DELETE', SAMPLE)
  expect(await waiting()).toMatchObject([{ subject_id: 'acc_lindholm' }])
  expect(await store.get('adsConnection', 'acc_lindholm')).toMatchObject({
    anchorDay: '2026-11-01',
    credentialId: null,
  })
})

test('other data of people stays', async () => {
  const task = (await call('POST', '/TaskAccount/acc_lindholm', { title: 'Order tents' })).body
  await call('POST', SAMPLE)
  await call('POST', '/Account/acc_other/sample-workspace')
  const others = await sandbox.store.count('anomaly', { accountId: 'acc_other' })
  await call('DELETE', SAMPLE)
  expect((await sandbox.store.list('task', 'acc_lindholm')).map(({ id }) => id)).toEqual([task.taskId])
  expect(await sandbox.store.count('anomaly', { accountId: 'acc_other' })).toBe(others)
  expect((await call('GET', '/Account/acc_other/sample-workspace')).body.isLoaded).toBe(true)
})

test('an account with its own data gets no sample data; a later connection stays', async () => {
  await connectAnalyticsOf('acc_other')
  const other = '/Account/acc_other/sample-workspace'
  expect((await call('GET', other)).body).toMatchObject({ isAvailable: false, isLoaded: false })
  expect(await call('POST', other)).toMatchObject({ status: 409, body: { code: 'real-data-connected' } })
  await call('POST', SAMPLE)
  const { id } = await connectAnalyticsOf('acc_lindholm')
  expect((await call('GET', SAMPLE)).body).toMatchObject({ isAvailable: false, isLoaded: true })
  await call('DELETE', SAMPLE)
  expect(await sandbox.store.get('analyticsConnection', 'acc_lindholm')).toMatchObject({
    credentialId: id,
    propertyName: null,
  })
  expect(await sandbox.store.get('adsConnection', 'acc_lindholm')).toBeUndefined()
})

test('members see the state of sample data; admins and owners load and remove it', async () => {
  call = await as(user)
  expect((await call('GET', SAMPLE)).status).toBe(200)
  expect((await call('POST', SAMPLE)).status).toBe(403)
  expect((await call('DELETE', SAMPLE)).status).toBe(403)
  expect((await call('GET', '/Account/acc_other/sample-workspace')).status).toBe(404)
})
