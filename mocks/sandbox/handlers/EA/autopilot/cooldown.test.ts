import { AutopilotMode, type Execution, RuleActionType, ScheduleFrequency } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeAdsAccount } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import { SAMPLE_CLIENT } from '#mocks/sandbox/domain/sample/ads.ts'
import {
  ACCOUNT,
  ALWAYS,
  openStage,
  PATH,
  type Stage,
  UNLIMITED,
} from '#mocks/sandbox/handlers/EA/autopilot/autopilot.fixture.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

async function undoFirst({ id, changes }: Execution): Promise<void> {
  const body = { changeIds: [changes[0]?.id], includeChangedSince: true }
  expect((await (await stage.as('owner'))('POST', `${PATH}/executions/${id}/undo`, body)).body.undoneCount).toBe(1)
}

/** Someone enables a keyword at the ad platform. */
async function enable(entityId: string): Promise<void> {
  const at = stage.sandbox.clock.now().toISOString()
  const change = { entityId, field: 'status', value: 'enabled', from: at.slice(0, 10), at } as const
  await changeAdsAccount(stage.sandbox.runtime, ACCOUNT, SAMPLE_CLIENT, change)
}

const idsOf = (list: { entityId: string }[]) => list.map(({ entityId }) => entityId).sort()

test('an undo restarts the cooldown of its own entity, and not of the others of the run', async () => {
  const { id } = await stage.create('owner', { mode: AutopilotMode.Automatic, cooldownDays: 2 })
  const first = await stage.run(id)
  expect(first.changes.length).toBeGreaterThan(2)
  await stage.sandbox.forward({ days: 4 })
  await undoFirst(first)
  for (const { entityId } of first.changes.slice(1)) await enable(entityId)
  await stage.sandbox.forward({ hours: 1 })
  const next = await stage.run(id)
  expect(idsOf(next.changes)).toEqual(expect.arrayContaining(idsOf(first.changes.slice(2))))
  expect(idsOf(next.changes)).not.toContain(first.changes[0]?.entityId)
})

test('an undo in an old run replaces the suggestion that it has outdated, and leaves the others alone: none is made twice', async () => {
  await (await stage.as('admin'))('PUT', `${PATH}/guardrails`, UNLIMITED)
  const { id } = await stage.create('owner', {
    ruleId: 'rule_raise-limited-budget',
    conditions: [ALWAYS],
    action: {
      type: RuleActionType.ChangeBudgetPercent,
      value: 1,
      unit: '%',
      minLimit: null,
      maxLimit: null,
      maxChangesPerRun: 200,
    },
    cooldownDays: 1,
    // Runs by hand only, for now.
    schedule: { ...(await stage.draft()).schedule, frequency: ScheduleFrequency.Once },
    startsOn: '2027-01-01',
  })
  const first = await stage.run(id)
  const admin = await stage.as('admin')
  await admin('POST', `${PATH}/proposals/approve`, { changeIds: first.changes.map(({ id: changeId }) => changeId) })
  await stage.sandbox.forward({ days: 3 })
  const second = await stage.run(id)
  expect(second.changes).toHaveLength(first.changes.length)
  await undoFirst(first)
  await stage.sandbox.forward({ days: 2 })
  const { entityId } = first.changes[0] ?? { entityId: '' }
  const third = await stage.run(id)
  expect(third).toMatchObject({ matchedCount: 1, excludedCount: second.changes.length - 1 })
  expect(idsOf(third.changes)).toEqual([entityId])
  const open = (await (await stage.as('admin'))('GET', `${PATH}/proposals?recordsPerPage=100`)).body.items
  expect(idsOf(open)).toEqual(idsOf(second.changes))
})
