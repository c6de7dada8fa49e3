// What waits for a person's yes or no.
import type { AutopilotProposal } from '@adwright/sdk/types'
import { approveChanges, rejectChanges } from '#mocks/sandbox/domain/autopilot/answers.ts'
import { ruleNameOf } from '#mocks/sandbox/domain/autopilot/catalogue.ts'
import { CHANGE, type StoredChange, type StoredExecution, TRIGGER } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { shownChange } from '#mocks/sandbox/domain/autopilot/wording.ts'
import { ok, pageOf, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import {
  type AutopilotCall,
  holds,
  namesAt,
  type Place,
  placeOf,
  sortedBy,
  workingPlaceOf,
} from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'

type Open = { run: StoredExecution; change: StoredChange }

/** Every open proposal of a client account. */
async function openAt({ store }: AutopilotCall, { scope }: Place): Promise<Open[]> {
  const runs = await store.list('autopilotExecution', scope, {
    where: { proposalCount: { from: 1 }, trigger: { not: TRIGGER.preview } },
  })
  return runs.flatMap((run) =>
    run.changes.filter(({ status }) => status === CHANGE.proposed).map((change) => ({ run, change })),
  )
}

type Decide = (executionId: string, changeIds: string[]) => Promise<StoredExecution>

/** Decides the proposals that are still open, run by run; the others are named. */
async function decided(call: AutopilotCall & { body: { changeIds: string[] } }, place: Place, decide: Decide) {
  const wanted = new Set(call.body.changeIds)
  const open = (await openAt(call, place)).filter(({ change }) => wanted.has(change.id))
  const changes: StoredChange[] = []
  for (const [executionId, own] of Map.groupBy(open, ({ run }) => run.id)) {
    const ids = own.map(({ change }) => change.id)
    const run = await decide(executionId, ids)
    changes.push(...run.changes.filter(({ id }) => ids.includes(id)))
  }
  const found = new Set(changes.map(({ id }) => id))
  return {
    decidedCount: changes.length,
    failedCount: changes.filter(({ status }) => status === CHANGE.failed).length,
    changes: changes.map((change) => shownChange(change, place.reader)),
    missingIds: [...wanted].filter((id) => !found.has(id)),
  }
}

export const proposals = {
  async listAutopilotProposals(call) {
    const { query, language } = call
    const place = await placeOf(call)
    const names = await namesAt(call, place)
    const among = (wanted: readonly string[] | undefined, id: string) => !wanted?.length || wanted.includes(id)
    const wanted = (await openAt(call, place)).filter(
      ({ run, change: { name, campaignName, adGroupName } }) =>
        among(query.ruleIds, run.ruleId) &&
        among(query.autopilotIds, run.autopilotId) &&
        [name, campaignName, adGroupName].some((one) => one !== null && holds(one, query.searchText, language)),
    )
    const rows = wanted.map(
      ({ run, change }): AutopilotProposal => ({
        ...shownChange(change, place.reader),
        executionId: run.id,
        autopilotId: run.autopilotId,
        autopilotName: names.get(run.autopilotId) ?? run.itemName ?? ruleNameOf(run.ruleId, language),
        ruleId: run.ruleId,
        ruleName: ruleNameOf(run.ruleId, language),
        proposedAt: run.finishedAt,
        estimatedSaving: change.saving,
      }),
    )
    const by = query.orderBy ?? 'proposedAt'
    const keyOf = (row: AutopilotProposal) => (by === 'cost' ? row.metrics.cost : row[by])
    const sorted = sortedBy(rows, keyOf, query.sortOrder ?? 'desc', language)
    return ok(pageOf(sorted, query.currentPage, query.recordsPerPage))
  },

  async approveAutopilotProposals(call) {
    const place = await workingPlaceOf(call)
    return ok(await decided(call, place, (id, changeIds) => approveChanges(call, id, changeIds)))
  },

  async rejectAutopilotProposals(call) {
    const place = await placeOf(call)
    const reason = (call.body.reason ?? '').trim()
    return ok(await decided(call, place, (id, changeIds) => rejectChanges(call, id, changeIds, { reason })))
  },
} satisfies Pick<
  SandboxHandlers<'EA'>,
  'listAutopilotProposals' | 'approveAutopilotProposals' | 'rejectAutopilotProposals'
>
