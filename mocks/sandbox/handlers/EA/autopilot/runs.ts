// One run, and taking it back.
import { type Execution, UserRole } from '@adwright/sdk/types'
import { skippedText } from '#mocks/sandbox/domain/autopilot/decision-wording.ts'
import { type Run, runOf } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { momentFor, worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { isUndoable, undoExecution } from '#mocks/sandbox/domain/autopilot/undo.ts'
import { shownExecution } from '#mocks/sandbox/domain/autopilot/wording.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { excludeFromRule } from '#mocks/sandbox/handlers/EA/autopilot/excluding.ts'
import {
  type AutopilotCall,
  namesAt,
  type Place,
  placeOf,
  workingPlaceOf,
} from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'

async function runFor(call: AutopilotCall, { accountId, customerClientId }: Place, id: string): Promise<Run> {
  const run = await runOf(call, id)
  if (run.accountId !== accountId || run.customerClientId !== customerClientId) throw new Problem(404, 'not-found')
  return run
}

async function shown(call: AutopilotCall, place: Place, run: Run): Promise<Execution> {
  const world = await worldFor(call, place)
  return shownExecution(run, place.reader, {
    isUndoable: isUndoable(run, world, call.now),
    names: await namesAt(call, place),
  })
}

/** Admins may undo any run, others those of items they created, deleted ones too. */
async function assertMayUndo({ store, person, membership }: AutopilotCall, { autopilotId }: Run) {
  if (membership.role >= UserRole.Admin) return
  const item =
    (await store.get('autopilotItem', autopilotId)) ?? (await store.get('autopilotDeletedItem', autopilotId))?.item
  if (item?.createdById !== person.id) throw new Problem(403, 'not-own-rule')
}

export const runs = {
  async getAutopilotExecution(call) {
    const place = await placeOf(call)
    return ok(await shown(call, place, await runFor(call, place, call.executionId)))
  },

  async undoAutopilotExecution(call) {
    const { body, language } = call
    const place = await workingPlaceOf(call)
    const before = await runFor(call, place, call.executionId)
    await assertMayUndo(call, before)
    const problems = new FieldProblems(language)
    for (const [index, id] of (body.changeIds ?? []).entries())
      if (!before.changes.some((change) => change.id === id)) problems.add(`changeIds.${index}`, 'change-unknown')
    const expiresOn = body.exception?.expiresOn ?? null
    if (expiresOn !== null && expiresOn < momentFor(place.client, call.now).day)
      problems.add('exception.expiresOn', 'day-is-over')
    if (!problems.isEmpty) return problems.answer()
    const { run, undoneCount, matchedIds, skipped } = await undoExecution(call, before.id, body)
    const excludedCount = body.exception ? await excludeFromRule(call, place, run.ruleId, matchedIds, expiresOn) : 0
    return ok({
      execution: await shown(call, place, run),
      undoneCount,
      excludedCount,
      skipped: skipped.map((one) => ({
        changeId: one.change.id,
        reason: skippedText(one, place.reader),
        isChangedSince: one.reason === 'changed-since',
      })),
    })
  },
} satisfies Pick<SandboxHandlers<'EA'>, 'getAutopilotExecution' | 'undoAutopilotExecution'>
