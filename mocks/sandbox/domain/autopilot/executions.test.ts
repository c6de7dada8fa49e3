import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStage, PATH, type Stage } from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'
import { Store } from '#mocks/sandbox/store/store.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => {
  vi.restoreAllMocks()
  return stage.close()
})

test('a decision writes the row of its change, and leaves the other changes of the run alone', async () => {
  const { changes } = await stage.run((await stage.create('jonas')).id)
  const [first] = changes
  if (!first || changes.length < 2) throw new Error('The account has two keywords without conversions.')
  const admin = await stage.as('admin')
  const written = vi.spyOn(Store.prototype, 'set')
  await admin('POST', `${PATH}/proposals/reject`, { changeIds: [first.id] })
  const ofChanges = written.mock.calls.filter(([kind]) => kind === 'autopilotChange')
  expect(ofChanges.map(([, id]) => id)).toEqual([first.id])
  expect(written.mock.calls.find(([kind]) => kind === 'autopilotExecution')?.[2]).not.toHaveProperty('changes')
})
