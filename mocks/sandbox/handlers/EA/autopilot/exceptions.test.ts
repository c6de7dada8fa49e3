import { afterEach, beforeEach, expect, test } from 'vitest'
import { KEYWORD_RULE, openStage, PATH, type Stage } from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

async function keyword(): Promise<string> {
  const rows = (await (await stage.as('viewer'))('GET', `${PATH}/violating-ad-group-keywords`)).body.items
  return rows.find((row: { ruleId: string }) => row.ruleId === KEYWORD_RULE).entityId
}
const bodyFor = (entityId: string, ruleId: string | null = KEYWORD_RULE) => ({ ruleId, entityType: 4, entityId })
const itemNow = async (id: string) => (await (await stage.as('viewer'))('GET', `${PATH}/${id}`)).body

test('what is excluded from a rule is listed by its items as a new version, and taken out again', async () => {
  const [one, other] = [await stage.create('jonas'), await stage.create('jonas', { ruleId: 'rule_low-quality-score' })]
  const id = await keyword()
  const call = await stage.as('deniz')
  const made = await call('POST', `${PATH}/exceptions`, { ...bodyFor(id), reason: 'New', expiresOn: '2026-12-15' })
  expect(made).toMatchObject({
    status: 201,
    body: { entityId: id, reason: 'New', expiresOn: '2026-12-15', createdByName: 'deniz Demir' },
  })
  expect((await itemNow(one.id)).exceptionEntityIds).toEqual([id])
  expect((await itemNow(other.id)).exceptionEntityIds).toEqual([])
  expect((await call('GET', `${PATH}/${one.id}/versions`)).body).toMatchObject([
    { version: 2, savedByName: 'deniz Demir', changedFields: ['exceptionEntityIds'] },
    { version: 1 },
  ])
  expect((await stage.run(one.id)).changes.some(({ entityId }) => entityId === id)).toBe(false)
  expect(await call('POST', `${PATH}/exceptions`, bodyFor(id))).toMatchObject({
    status: 409,
    body: { code: 'already-excepted', detail: 'deniz Demir excluded it at 2026-11-19T08:00:00.000Z.' },
  })
  expect((await call('POST', `${PATH}/exceptions`, bodyFor(id, null))).status).toBe(201)

  expect((await call('DELETE', `${PATH}/exceptions/${made.body.id}`)).status).toBe(204)
  expect((await call('DELETE', `${PATH}/exceptions/${made.body.id}`)).status).toBe(404)
  expect((await itemNow(one.id)).exceptionEntityIds).toEqual([])
  expect((await call('GET', `${PATH}/exceptions`)).body.items).toMatchObject([{ ruleId: null }])
})

test('an exception ends with its last day, and what an edit takes out of the list is touched again', async () => {
  const id = await keyword()
  const item = await stage.create('jonas')
  const call = await stage.as('jonas')
  await call('POST', `${PATH}/exceptions`, { ...bodyFor(id), expiresOn: '2026-11-19' })
  expect((await stage.run(item.id)).changes.some(({ entityId }) => entityId === id)).toBe(false)
  const { version } = await itemNow(item.id)
  const edit = await stage.draft({ exceptionEntityIds: [] })
  expect((await call('PUT', `${PATH}/${item.id}?expectedVersion=${version}`, edit)).status).toBe(200)
  expect((await call('GET', `${PATH}/exceptions`)).body.totalCount).toBe(0)
  expect((await stage.run(item.id)).changes.map(({ entityId }) => entityId)).toEqual([id])

  await call('POST', `${PATH}/exceptions`, { ...bodyFor(id), expiresOn: '2026-11-19' })
  stage.sandbox.clock.forward({ days: 1 })
  expect((await (await stage.as('viewer'))('GET', `${PATH}/exceptions`)).body.totalCount).toBe(0)
  const content = await stage.draft({ exceptionEntityIds: [id] })
  const { body } = await (await stage.as('viewer'))('POST', `${PATH}/preview`, { item: content })
  expect(body.excludedCount).toBe(0)
})

test('a thing of another kind or client, a rule that does not exist and a day that is over are refused; viewers exclude nothing', async () => {
  const call = await stage.as('jonas')
  const wrong = { ruleId: 'rule_none', entityType: 1, entityId: await keyword(), expiresOn: '2026-11-18' }
  const { status, body } = await call('POST', `${PATH}/exceptions`, wrong)
  expect(status).toBe(422)
  expect(Object.keys(body.errors).sort()).toEqual(['entityId', 'expiresOn', 'ruleId'])
  const viewer = await stage.as('viewer')
  expect((await viewer('POST', `${PATH}/exceptions`, bodyFor(await keyword()))).body.code).toBe('role-too-low')
  const { body: made } = await call('POST', `${PATH}/exceptions`, bodyFor(await keyword()))
  expect((await viewer('DELETE', `${PATH}/exceptions/${made.id}`)).body.code).toBe('role-too-low')
  expect((await call('DELETE', `${PATH.replace(/\d+$/, '5610923847')}/exceptions/${made.id}`)).status).toBe(404)
})
