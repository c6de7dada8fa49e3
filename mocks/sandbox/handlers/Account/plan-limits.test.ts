import {
  AnomalyGranularity,
  AutopilotMode,
  PlanLimitKind,
  type PlanUsage,
  ScheduleFrequency,
  SocialPostStatus,
  StrategyStatus,
  SurveyStatus,
} from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectAnalytics } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import { addCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { ACCOUNT, openStage, PATH, type Stage } from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'

const [SHOP, MAGAZINE] = ['318204657', '327719045']

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

const setPlan = (plan: number) => stage.sandbox.store.set('account', ACCOUNT, { plan })
const call = async (...request: Parameters<Awaited<ReturnType<Stage['as']>>>) => (await stage.as('owner'))(...request)
const usage = async (): Promise<PlanUsage> => (await call('GET', `/Account/${ACCOUNT}/plan-usage`)).body
const limit = async (kind: PlanLimitKind) => (await usage()).limits.find((one) => one.kind === kind)
const refusal = (kind: PlanLimitKind, fields: object = {}) => ({
  status: 409,
  body: { code: 'plan-limit-reached', planLimit: { kind, payerName: 'owner Demir', ...fields } },
})
const schedule = (frequency: ScheduleFrequency) => ({ frequency, weekDays: [], hour: 6, timeZone: 'Europe/Berlin' })

test('usage names every limit of the plan, and who can change it', async () => {
  const shown = await usage()
  expect(shown).toMatchObject({ plan: 2, productName: 'Growth', payerName: 'owner Demir', isPayer: true })
  expect(shown.limits.map(({ kind }) => kind)).toEqual(Object.values(PlanLimitKind).sort((a, b) => a - b))
  await stage.create('owner')
  expect(await limit(PlanLimitKind.ActiveRules)).toEqual({
    kind: PlanLimitKind.ActiveRules,
    used: 1,
    allowed: 50,
    renewsAt: null,
    includedIn: 'Scale',
  })
  expect(await limit(PlanLimitKind.Designs)).toMatchObject({ allowed: 20, renewsAt: '2026-11-30T23:00:00.000Z' })
  const viewer = await (await stage.as('viewer'))('GET', `/Account/${ACCOUNT}/plan-usage`)
  expect(viewer).toMatchObject({ status: 200, body: { isPayer: false, payerName: 'owner Demir' } })
})

test('automatic rules need Growth and hourly ones Scale, also when a rule is edited or resumed', async () => {
  await setPlan(1)
  const automatic = await stage.draft({ mode: AutopilotMode.Automatic })
  expect(await call('POST', PATH, automatic)).toMatchObject(refusal(PlanLimitKind.AutomaticRules, { allowed: 0 }))
  const turkish = await (await stage.as('owner', 'tr'))('POST', PATH, automatic)
  expect(turkish.body.message).toBe(
    'Otomatik kurallar Starter planına dâhil değil. Growth planıyla kullanılabilir; planı owner Demir değiştirebilir.',
  )

  await setPlan(2)
  const item = (await call('POST', PATH, automatic)).body
  const hourly = { ...automatic, schedule: schedule(ScheduleFrequency.Hourly) }
  const edit = (fields: object) => call('PUT', `${PATH}/${item.id}`, { ...automatic, ...fields })
  expect(await call('POST', PATH, hourly)).toMatchObject(refusal(PlanLimitKind.HourlyRules, { includedIn: 'Scale' }))
  expect(await edit({ schedule: hourly.schedule })).toMatchObject(refusal(PlanLimitKind.HourlyRules))

  await call('PUT', `${PATH}/${item.id}/status`, { status: 2 })
  await setPlan(1)
  const resume = await call('PUT', `${PATH}/${item.id}/status`, { status: 1 })
  expect(resume).toMatchObject(refusal(PlanLimitKind.AutomaticRules))
  expect(await call('POST', `${PATH}/${item.id}/run`)).toMatchObject(refusal(PlanLimitKind.AutomaticRules))
})

test('a rule that a smaller plan no longer includes can still be edited without adding to it', async () => {
  await setPlan(3)
  const hourly = await stage.draft({ schedule: schedule(ScheduleFrequency.Hourly) })
  const item = (await call('POST', PATH, hourly)).body
  await setPlan(2)
  const edited = { ...hourly, name: 'Every hour' }
  expect((await call('PUT', `${PATH}/${item.id}`, edited)).status).toBe(200)
})

test('Starter monitors one property', async () => {
  const { store, clock } = stage.sandbox
  await connectAnalytics({ store, now: clock.now() }, ACCOUNT, 'cred_analytics')
  await setPlan(1)
  expect((await call('POST', `/EAnl/${ACCOUNT}/${SHOP}`)).status).toBe(200)
  expect(await call('POST', `/EAnl/${ACCOUNT}/${MAGAZINE}`)).toMatchObject(
    refusal(PlanLimitKind.Properties, { used: 1, allowed: 1, includedIn: 'Growth' }),
  )
  const monitors = `/EAnl/${ACCOUNT}/anomaly-analysis-configuration`
  const monitor = { propertyName: MAGAZINE, name: 'Magazine', granularity: AnomalyGranularity.Day }
  expect(await call('POST', monitors, monitor)).toMatchObject(refusal(PlanLimitKind.Properties))
  expect((await call('POST', monitors, { ...monitor, propertyName: SHOP })).status).toBe(201)
  await setPlan(2)
  expect((await call('POST', monitors, monitor)).status).toBe(201)
})

test('Starter writes drafts; a larger plan counts the posts of the month they are scheduled for', async () => {
  const { runtime, clock } = stage.sandbox
  const credential = {
    accountId: ACCOUNT,
    platform: 1 as const,
    identityId: 'lindholm',
    displayName: 'Lindholm',
    grantedScopes: scopesOf(1),
    connectedByName: 'Elif',
  }
  await addCredential({ ...runtime, now: clock.now() }, credential)
  const channels = [{ network: 1, channelId: '104417720938856' }]
  const post = { title: 'Tents', text: 'Outside?', channels, scheduledAt: '2026-12-03T08:00:00Z' }
  const create = (status: SocialPostStatus, text = post.text) =>
    call('POST', `/SocialMediaCalendar/${ACCOUNT}`, { ...post, text, status })
  await setPlan(1)
  expect((await create(SocialPostStatus.Draft)).status).toBe(201)
  for (const status of [SocialPostStatus.AwaitsApproval, SocialPostStatus.Scheduled])
    expect(await create(status)).toMatchObject(refusal(PlanLimitKind.ScheduledPosts, { allowed: 0 }))

  await setPlan(2)
  const { id } = (await create(SocialPostStatus.Scheduled)).body
  const stored = await runtime.store.get('socialPost', id)
  if (!stored) throw new Error('The post was stored.')
  for (let count = 1; count < 300; count += 1)
    await runtime.store.insert('socialPost', { ...stored, id: `post_${count}`, text: `Outside on day ${count}?` })
  const december = { used: 300, allowed: 300, renewsAt: '2026-12-31T23:00:00.000Z' }
  const other = await create(SocialPostStatus.Scheduled, 'Inside?')
  expect(other).toMatchObject(refusal(PlanLimitKind.ScheduledPosts, december))
  expect((await limit(PlanLimitKind.ScheduledPosts))?.used).toBe(0)
  const renamed = { title: 'Tents in the snow', status: SocialPostStatus.Scheduled }
  expect((await call('PUT', `/SocialMediaCalendar/${ACCOUNT}/${id}`, renamed)).status).toBe(200)
})

test('a survey that is open or opens later counts until it is closed', async () => {
  await setPlan(1)
  const survey = { title: 'Tents', audience: 1, questions: [{ type: 5, text: 'Why?', isRequired: false }] }
  const create = (fields: object) => call('POST', `/BusinessSurvey/${ACCOUNT}`, { ...survey, ...fields })
  const open = await create({ status: SurveyStatus.Open })
  expect(open.status).toBe(201)
  expect(await create({ status: SurveyStatus.Open })).toMatchObject(refusal(PlanLimitKind.OpenSurveys))
  expect(await create({ opensAt: '2026-12-01T08:00:00Z' })).toMatchObject(refusal(PlanLimitKind.OpenSurveys))
  const draft = await create({})
  const { questions: _, ...closing } = survey
  await call('PUT', `/BusinessSurvey/${ACCOUNT}`, { ...closing, id: open.body.id, status: SurveyStatus.Closed })
  const opening = { ...survey, id: draft.body.id, status: SurveyStatus.Open }
  expect((await call('PUT', `/BusinessSurvey/${ACCOUNT}`, opening)).status).toBe(200)
})

test('archived and deleted strategies do not count, and one that comes back needs room', async () => {
  const { store } = stage.sandbox
  const path = `/StrategyAccount/${ACCOUNT}`
  const kpi = { metric: 'Tents sold', source: 5, baseline: 0, target: 100, unit: 'count' }
  const strategy = { title: 'Tents', goal: 2, kpi, startsOn: '2026-11-01', dueOn: '2026-12-31' }
  const archived = (await call('POST', path, strategy)).body
  const deleted = (await call('POST', path, strategy)).body
  const used = async () => (await limit(PlanLimitKind.Strategies))?.used
  expect(await used()).toBe(2)
  const step = (status: StrategyStatus) => call('PUT', `${path}/${archived.id}`, { ...strategy, status })
  expect((await step(StrategyStatus.Archived)).status).toBe(200)
  expect((await call('DELETE', `${path}/${deleted.id}`)).status).toBe(204)
  expect(await used()).toBe(0)

  const stored = await store.get('strategy', deleted.id)
  if (!stored) throw new Error('The strategy was stored.')
  for (let count = 0; count < 200; count += 1)
    await store.insert('strategy', { ...stored, id: `str_${count}`, deletedAt: null })
  expect(await step(StrategyStatus.Draft)).toMatchObject(refusal(PlanLimitKind.Strategies, { used: 200 }))
  expect((await step(StrategyStatus.Archived)).status).toBe(200)
  expect(await call('POST', `${path}/${deleted.id}/restore`)).toMatchObject(refusal(PlanLimitKind.Strategies))
  await store.set('strategy', deleted.id, { status: StrategyStatus.Archived })
  expect((await call('POST', `${path}/${deleted.id}/restore`)).status).toBe(201)
})
