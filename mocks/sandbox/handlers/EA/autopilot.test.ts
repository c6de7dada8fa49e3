import { type AutopilotRule, ExecutionChangeStatus, UserRole } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runDueItems } from '#mocks/sandbox/domain/autopilot/scheduler.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { revokeAdsAccess } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { SAMPLE_CLIENT, seedAds } from '#mocks/sandbox/domain/sample/ads.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addAccount, addPerson, GROWTH, signAdsToken, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

const ACCOUNT = 'acc_lindholm'
const PATH = `/EA/${ACCOUNT}/autopilot/${SAMPLE_CLIENT}`
const EVERYTHING = { includeAll: true, campaignIds: [], adGroupIds: [], labelNames: [], nameContains: null }

let sandbox: Sandbox
const people: Record<string, Person> = {}

beforeEach(async () => {
  const clock = Clock.frozen(new Date('2026-11-19T08:00:00Z'))
  sandbox = await createSandbox({ isChecking: true, clock })
  const add = async (id: string, firstName: string) => {
    people[id] = await addPerson(sandbox.runtime, {
      id: `usr_${id}`,
      email: `${id}@lindholm.example`,
      firstName,
      subscription: GROWTH,
    })
    return people[id]
  }
  const [owner, user, viewer] = [await add('owner', 'Elif'), await add('user', 'Jonas'), await add('viewer', 'Mara')]
  const account = await addAccount(sandbox.runtime, owner, { id: ACCOUNT }, [
    [user, UserRole.User],
    [viewer, UserRole.Viewer],
  ])
  await seedAds(sandbox.runtime, { account })
})
afterEach(() => sandbox.close())

async function as(name: string, language = 'en') {
  const token = await signIn(sandbox.runtime, people[name]?.id ?? '')
  const adsToken = await signAdsToken(sandbox.runtime, token, ACCOUNT)
  return caller(sandbox, token, { 'X-Ads-Authorization': `Bearer ${adsToken}`, 'Accept-Language': language })
}

async function draftOf(ruleId: string, fields: object = {}) {
  const call = await as('owner')
  const rule = (await call('GET', `${PATH}/rules/${ruleId}`)).body
  return {
    ruleId,
    name: rule.name,
    mode: 2,
    conditions: rule.defaultConditions,
    action: rule.defaultAction,
    scope: EVERYTHING,
    schedule: { frequency: 3, weekDays: [], hour: 6, timeZone: 'Europe/Berlin' },
    ...fields,
  }
}

const sum = (list: Record<string, number>[], field: string) => list.reduce((all, one) => all + (one[field] ?? 0), 0)
const runDue = async () => runDueItems(sandbox.runtime, sandbox.clock.forward({ days: 1 }))

test('an activated rule is listed, runs once when it is due, pauses what it matched, and everything tells of it', async () => {
  let call = await as('owner')
  const before = (await call('GET', `${PATH}/rules/rule_no-conversion-keyword`)).body
  expect(before).toMatchObject({ isActive: false, activeItemCount: 0 })
  expect(before.violatingCount).toBeGreaterThan(0)
  const created = await call(
    'POST',
    PATH,
    await draftOf('rule_no-conversion-keyword', {
      notify: { emails: ['team@lindholm.example'], onlyWhenChanged: true },
    }),
  )
  expect(created).toMatchObject({
    status: 201,
    body: { status: 1, nextRunAt: '2026-11-20T05:00:00.000Z', runs30d: 0, lastResult: null },
  })

  const runs = await runDue()
  call = await as('owner')
  expect(runs).toHaveLength(1)
  expect(await runDueItems(sandbox.runtime, sandbox.clock.now())).toHaveLength(0)
  const changed = runs[0]?.changedCount ?? 0
  expect(changed).toBeGreaterThan(0)
  expect(changed).toBe(runs[0]?.matchedCount)
  const executions = await call('GET', `${PATH}/executions`)
  expect(executions.body.items[0]).toMatchObject({ status: 1, trigger: 1, changedCount: changed, isUndoable: true })
  expect(executions.body.items[0].changes[0].reason).toMatch(
    /^Cost was €[\d,.]+ \(at least €50\.00\) and conversions were 0/,
  )
  expect((await call('GET', PATH)).body).toMatchObject([
    { runs30d: 1, changes30d: changed, lastResult: { changedCount: changed } },
  ])
  expect((await call('GET', `${PATH}/rules`)).body).toMatchObject([
    { ruleId: 'rule_no-conversion-keyword', isActive: true },
  ])
  const catalog = (await call('GET', `${PATH}/rules-all`)).body
  expect(catalog.filter((one: AutopilotRule) => one.isActive || one.activeItemCount > 0)).toMatchObject([
    { ruleId: 'rule_no-conversion-keyword', isActive: true, activeItemCount: 1 },
  ])
  const paused = executions.body.items[0].changes[0].entityId
  const still = (await call('GET', `${PATH}/violating-ad-group-keywords?recordsPerPage=100`)).body.items
  expect(
    still.some(
      (row: { ruleId: string; entityId: string }) =>
        row.ruleId === 'rule_no-conversion-keyword' && row.entityId === paused,
    ),
  ).toBe(false)
  const activity = await call('GET', `${PATH}/activity?kinds=6&recordsPerPage=100`)
  expect(activity.body.totalCount).toBe(changed)
  expect((await call('GET', `${PATH}/activity?entityIds=${paused}&kinds=6`)).body.totalCount).toBe(1)
  const categories = (await call('GET', `/EA/${ACCOUNT}/autopilot/categories?inActivityOnly=true`)).body
  expect(categories.map(({ id }: { id: string }) => id)).toEqual(['cat_wasted-spend'])
  const ofActivity = (await call('GET', `${PATH}/rules-in-activity`)).body
  expect(ofActivity.map(({ ruleId }: AutopilotRule) => ruleId)).toEqual(['rule_no-conversion-keyword'])
  expect(await sandbox.store.list('mail', 'team@lindholm.example')).toHaveLength(1)
})

test('what is proposed changes nothing, and a deleted item leaves its history, without open proposals and exceptions', async () => {
  let call = await as('user')
  const draft = await draftOf('rule_no-conversion-keyword', { mode: 1 })
  const keyword = (await call('GET', `${PATH}/violating-ad-group-keywords?recordsPerPage=100`)).body.items.find(
    (row: { ruleId: string }) => row.ruleId === draft.ruleId,
  )
  const { body: item } = await call('POST', PATH, { ...draft, exceptionEntityIds: [keyword.entityId] })
  expect((await call('GET', `${PATH}/exceptions`)).body.items).toMatchObject([
    { entityId: keyword.entityId, ruleId: draft.ruleId },
  ])
  const [run] = await runDue()
  call = await as('user')
  expect(run).toMatchObject({ status: 2, changedCount: 0 })
  expect(run?.changes.some(({ entityId }) => entityId === keyword.entityId)).toBe(false)
  expect(run?.changes.every(({ status }) => status === ExecutionChangeStatus.Proposed)).toBe(true)

  expect((await call('DELETE', `${PATH}/${item.id}`)).status).toBe(204)
  expect((await call('DELETE', `${PATH}/${item.id}`)).status).toBe(404)
  expect((await call('GET', PATH)).body).toEqual([])
  expect((await call('GET', `${PATH}/exceptions`)).body.totalCount).toBe(0)
  const [kept] = (await call('GET', `${PATH}/executions`)).body.items
  expect(kept.changes.every(({ status }: { status: number }) => status === 3)).toBe(true)
  const kinds = (await call('GET', `${PATH}/rules/${draft.ruleId}/activity`)).body.items.map(
    ({ kind }: { kind: number }) => kind,
  )
  expect(kinds).toEqual([4, 5, 1])
})

test('a viewer may look only, a user may not use automatic mode, an admin’s item is not theirs to delete', async () => {
  const draft = await draftOf('rule_no-conversion-keyword')
  const [owner, user, viewer] = [await as('owner'), await as('user'), await as('viewer')]
  expect(await viewer('POST', PATH, draft)).toMatchObject({ status: 403, body: { code: 'role-too-low' } })
  expect((await viewer('GET', `${PATH}/rules-all`)).body).toHaveLength(16)
  expect(await user('POST', PATH, draft)).toMatchObject({ status: 403, body: { code: 'automatic-needs-admin' } })
  const { body: item } = await owner('POST', PATH, draft)
  expect(await user('DELETE', `${PATH}/${item.id}`)).toMatchObject({
    status: 403,
    body: { code: 'automatic-needs-admin' },
  })
  expect((await owner('DELETE', `${PATH}/${item.id}`)).status).toBe(204)
})

test('the plan’s limit of active rules is kept', async () => {
  const call = await as('owner')
  const draft = await draftOf('rule_no-impressions', { mode: 3 })
  const { body: item } = await call('POST', PATH, draft)
  const stored = await sandbox.store.get('autopilotItem', item.id)
  if (!stored) throw new Error('The item was kept.')
  for (let count = 1; count < 50; count += 1)
    await sandbox.store.insert('autopilotItem', { ...stored, id: `ap_${count}` })
  expect(await call('POST', PATH, draft)).toMatchObject({
    status: 409,
    body: {
      code: 'plan-limit-reached',
      message:
        'Active rules: all 50 of the Growth plan are used. The Scale plan includes more; Elif Demir can change the plan.',
    },
  })
})

test('a draft whose parts do not go together names each field, in the language of the caller', async () => {
  const call = await as('owner', 'tr')
  const draft = await draftOf('rule_raise-limited-budget')
  const wrong = {
    ...draft,
    conditions: [{ ...draft.conditions[0], operator: 'between', value2: null, joiner: 'or' }],
    action: { ...draft.action, type: 10, minLimit: 9, maxLimit: 8 },
    parameters: { fallbackTargetCpa: 35.2, colour: 1 },
    scope: { ...EVERYTHING, includeAll: false, campaignIds: ['404'] },
    schedule: { frequency: 4, weekDays: [], hour: 6, timeZone: 'Mars/Base' },
  }
  const { status, body } = await call('POST', PATH, wrong)
  expect(status).toBe(422)
  expect(Object.keys(body.errors).sort()).toEqual([
    'action.maxLimit',
    'action.type',
    'action.value',
    'conditions.0.joiner',
    'conditions.0.value2',
    'parameters.colour',
    'parameters.fallbackTargetCpa',
    'schedule.timeZone',
    'scope.campaignIds.0',
  ])
  expect(body.errors['conditions.0.value2']).toEqual(['"Arasında" için bir üst sınır gerekli.'])
  expect(await call('POST', PATH, { ...draft, ruleId: 'rule_none' })).toMatchObject({
    status: 422,
    body: { errors: { ruleId: ['Böyle bir kural yok.'] } },
  })
})

test('the catalogue speaks Turkish, is filtered, and its categories add up', async () => {
  const call = await as('viewer', 'tr')
  const found = await call('GET', `${PATH}/rules-all?searchText=DÖNÜŞÜM&categoryIds=cat_wasted-spend`)
  expect(found.body.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual([
    'rule_no-conversion-keyword',
    'rule_no-conversion-search-term',
    'rule_spend-without-conversions',
  ])
  const { body: categories } = await call('GET', `/EA/${ACCOUNT}/autopilot/categories`)
  const { body: rules } = await call('GET', `${PATH}/rules-all`)
  expect(sum(categories, 'violationCount')).toBe(sum(rules, 'violatingCount'))
  expect(sum(categories, 'ruleCount')).toBe(16)
  expect((await call('GET', `${PATH}/rules-in-activity`)).body).toEqual([])
  expect((await call('GET', `/EA/${ACCOUNT}/autopilot/categories?inActivityOnly=true`)).body).toEqual([])
  expect((await call('GET', `${PATH}/rules-in-activity?inActivityOnly=false`)).body).toHaveLength(16)
})

test('every rule of the catalogue finds something in the simulated account; the one for mornings only on busy days', async () => {
  const { body } = await (await as('viewer'))('GET', `${PATH}/rules-all`)
  const silent = body.filter(({ violatingCount }: { violatingCount: number }) => violatingCount === 0)
  expect(['', 'rule_budget-used-early']).toContain(silent.map(({ ruleId }: { ruleId: string }) => ruleId).join())
})

test('violations come the gravest first, then by what they waste; assets by their cost', async () => {
  const call = await as('viewer')
  for (const path of ['violating-campaigns', 'violating-ad-group-keywords']) {
    const { body } = await call('GET', `${PATH}/${path}`)
    expect(body.totalCount).toBeGreaterThan(0)
    const keys = body.items.map(
      (row: { severity: number; wastedSpend: number }) => row.severity * 1e7 + row.wastedSpend,
    )
    expect(keys).toEqual([...keys].sort((a, b) => b - a))
    const { ruleId, entityId } = body.items.at(-1)
    const named = (await call('GET', `${PATH}/${path}?ruleIds=${ruleId}&entityIds=${entityId}`)).body
    expect(named).toMatchObject({ totalCount: 1, items: [{ ruleId, entityId }] })
  }
  const { body: campaigns } = await call('GET', `${PATH}/assets?entityTypes=1`)
  const costs = campaigns.items.map((asset: { metrics: { cost: number } }) => asset.metrics.cost)
  expect(costs).toEqual([...costs].sort((a, b) => b - a))
  const all = (await call('GET', `${PATH}/assets`)).body
  expect(all.items).toHaveLength(25)
  expect(all.totalCount).toBeGreaterThan(1000)
  const [first, last] = [all.items[0].entityId, campaigns.items.at(-1).entityId]
  const named = (await call('GET', `${PATH}/assets?entityIds=${first}&entityIds=${last}`)).body
  expect(named.items.map(({ entityId }: { entityId: string }) => entityId)).toEqual([first, last])
  expect((await call('GET', `${PATH}/assets?searchText=no-such-thing`)).body.items).toEqual([])
})

test('a foreign client is 404, a period that ends before it begins 400; after access was revoked, rules stay readable', async () => {
  const call = await as('owner')
  expect((await call('GET', `/EA/${ACCOUNT}/autopilot/9999999999/rules`)).status).toBe(404)
  expect((await call('GET', `${PATH}/rules/rule_none`)).status).toBe(404)
  expect((await call('GET', `${PATH}/executions?dateBegin=2026-11-02&dateEnd=2026-11-01`)).status).toBe(400)
  await revokeAdsAccess({ store: sandbox.store, now: sandbox.clock.now() }, ACCOUNT)
  expect((await call('GET', PATH)).status).toBe(200)
})
