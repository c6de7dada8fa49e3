// The lists that are answered whole end where the contract says.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveVersion } from '#mocks/sandbox/domain/autopilot/versions.ts'
import { openStage, PATH, type Stage } from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

/** An item in the store, made by a call. */
async function storedItem() {
  const { store } = stage.sandbox
  const { id } = await stage.create('jonas')
  const item = await store.get('autopilotItem', id)
  if (!item) throw new Error('The item is not stored.')
  return { item, store }
}

test('a client account has at most 500 rules; the next one is refused', async () => {
  const { item, store } = await storedItem()
  for (let count = 1; count < 499; count += 1) await store.insert('autopilotItem', { ...item, id: `aut_${count}` })
  await store.set('account', item.accountId, { plan: 4 })
  const call = await stage.as('jonas')
  expect((await call('POST', PATH, await stage.draft())).status).toBe(201)
  expect((await call('GET', PATH)).body).toHaveLength(500)
  expect(await call('POST', PATH, await stage.draft())).toMatchObject({
    status: 409,
    body: { code: 'rules-limit-reached' },
  })
})

test('the latest 100 versions of an item are kept', async () => {
  const { item, store } = await storedItem()
  const by = { savedAt: item.updatedAt, savedByName: 'jonas Demir' }
  for (let count = 0; count < 105; count += 1) await saveVersion({ store }, item, by)
  const { body } = await (await stage.as('jonas'))('GET', `${PATH}/${item.id}/versions`)
  expect(body).toHaveLength(100)
  expect([body[0].version - body[99].version, body[99].version]).toEqual([99, expect.any(Number)])
  expect(body[99].version).toBeGreaterThan(1)
})
