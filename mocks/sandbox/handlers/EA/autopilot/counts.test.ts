import { ActivityKind, AutopilotMode, type AutopilotRule } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { RULES } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { openStage, PATH, type Stage } from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

test('catalog, preview, run and activity count the same matches, for every rule of the catalog', async () => {
  const call = await stage.as('owner')
  const catalog: AutopilotRule[] = (await call('GET', `${PATH}/rules-all`)).body
  const counts: Record<string, Record<string, number>> = {}
  for (const { id: ruleId } of RULES) {
    const fields = { ruleId, mode: AutopilotMode.NotifyOnly }
    const preview = (await call('POST', `${PATH}/preview`, { item: await stage.draft(fields) })).body
    const item = await stage.create('owner', fields)
    const run = await stage.run(item.id)
    const found = await call('GET', `${PATH}/activity?ruleIds=${ruleId}&kinds=${ActivityKind.ViolationFound}`)
    await call('DELETE', `${PATH}/${item.id}`)
    counts[ruleId] = {
      catalog: catalog.find(({ id }) => id === ruleId)?.violatingCount ?? Number.NaN,
      preview: preview.matchedCount,
      run: run.matchedCount,
      activity: found.body.totalCount,
    }
  }
  const unlike = Object.entries(counts).filter(([, own]) => new Set(Object.values(own)).size > 1)
  expect(unlike).toEqual([])
  expect(Object.values(counts).some(({ run = 0 }) => run > 10)).toBe(true)
}, 120_000)

test('where a run changes fewer than match, it says why for each match', async () => {
  for (const { id: ruleId, defaultAction } of RULES) {
    const item = await stage.create('owner', {
      ruleId,
      mode: AutopilotMode.Automatic,
      action: { ...defaultAction, maxChangesPerRun: 1 },
    })
    const run = await stage.run(item.id)
    await (await stage.as('owner'))('DELETE', `${PATH}/${item.id}`)
    const heldBack = run.heldBack.reduce((sum, { matchCount }) => sum + matchCount, 0)
    const matched = new Set(run.changes.map(({ campaignName, entityId }) => campaignName ?? entityId)).size
    if (run.changes.length <= 1 && run.changedCount > 0) expect(heldBack + matched).toBe(run.matchedCount)
  }
}, 120_000)
