import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import { filePage } from '#mocks/sandbox/pages/files.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
})
afterEach(() => sandbox.close())

const PATH = '/AutomatedDesigner/acc_1'
const draft = {
  name: 'Fjell boots',
  designTypeIds: [1],
  layouts: [1],
  brief: 'Stay dry on the ridge. Two days of rain.',
}

test('a picture that is drawn again is shown at its old address until that expires, and is no file of the account meanwhile', async () => {
  const call = as('usr_mara')
  const { id } = (await call('POST', `${PATH}/create`, draft)).body
  const get = async () => (await call('GET', `${PATH}/${id}`)).body
  await sandbox.forward({ seconds: 30 })
  const { variants } = await get()
  const address = new URL(variants[0].previewUrl)
  const status = async () => (await filePage(sandbox.runtime, new Request(address), address))?.status
  const used = async () => (await call('GET', '/File/acc_1')).body
  const before = await used()
  await call('PUT', `${PATH}/${id}`, { ...draft, headline: 'Dry feet' })
  await sandbox.forward({ seconds: 30 })
  expect((await get()).variants[0].fileId).not.toBe(variants[0].fileId)
  expect(await status()).toBe(200)
  expect(await used()).toMatchObject({ totalCount: before.totalCount })
  await sandbox.forward({ hours: 2 })
  expect(await status()).toBe(403)
  expect(await sandbox.store.get('file', variants[0].fileId)).toBeUndefined()
})
