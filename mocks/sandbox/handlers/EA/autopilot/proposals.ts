// Open suggestions and the decisions on them.
import type { AutopilotProposal, ListAutopilotProposalsData } from '@adwright/sdk/types'
import { approveChanges, rejectChanges } from '#mocks/sandbox/domain/autopilot/answers.ts'
import type { HeldBackChange } from '#mocks/sandbox/domain/autopilot/approval-limits.ts'
import { ruleNameOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { valueNow } from '#mocks/sandbox/domain/autopilot/changes.ts'
import { shownHeldBack } from '#mocks/sandbox/domain/autopilot/decision-wording.ts'
import { CHANGE, type StoredChange, TRIGGER } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { Run } from '#mocks/sandbox/domain/autopilot/executions.ts'
import { expiresAt, isStillOpen } from '#mocks/sandbox/domain/autopilot/outcome.ts'
import { refusalOf, worldFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { restoreProposals } from '#mocks/sandbox/domain/autopilot/restore-proposals.ts'
import { shownSaving, totalOf } from '#mocks/sandbox/domain/autopilot/saving.ts'
import { outdatedText, shownChange } from '#mocks/sandbox/domain/autopilot/wording.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import {
  type AutopilotCall,
  among,
  namesAt,
  type Place,
  placeOf,
  rulesByName,
  workingPlaceOf,
} from '#mocks/sandbox/handlers/EA/autopilot/reading.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

type ProposalOrder = NonNullable<NonNullable<ListAutopilotProposalsData['query']>['orderBy']>

/** Every open suggestion of a client account, which those of previews are not. */
const openAt = ({ scope }: Place, now: Date) => ({
  ...scope,
  ...isStillOpen(now),
  trigger: { not: TRIGGER.preview },
})

const orderOf = (call: Parameters<typeof rulesByName>[0], orderBy: ProposalOrder, order: 'asc' | 'desc') =>
  orderBy === 'ruleName'
    ? [rulesByName(call)]
    : orderBy === 'estimatedSaving'
      ? [['saving', order] as const, ['cost', order] as const]
      : [[orderBy, order] as const]

type Decide = (executionId: string, changeIds: string[]) => Promise<{ run: Run; heldBack?: HeldBackChange[] }>

/** Decides the suggestions that are still open, run by run; the others are named. */
async function decided(call: AutopilotCall & { body: { changeIds: string[] } }, place: Place, decide: Decide) {
  const wanted = [...new Set(call.body.changeIds)]
  const open = await call.store.listAll('autopilotChange', { where: { ...openAt(place, call.now), id: wanted } })
  const changes: StoredChange[] = []
  const heldBack: HeldBackChange[] = []
  for (const [executionId, own] of Map.groupBy(open, (change) => change.executionId)) {
    const ids = own.map(({ id }) => id)
    const { run, heldBack: held = [] } = await decide(executionId, ids)
    changes.push(...run.changes.filter(({ id, status }) => ids.includes(id) && status !== CHANGE.proposed))
    heldBack.push(...held)
  }
  const names = heldBack.length === 0 ? new Map() : await namesAt(call, place)
  const found = [...changes, ...heldBack.map(({ change }) => change)]
  return {
    ...decisionOf(changes, wanted, place, found),
    heldBack: heldBack.map((held) => shownHeldBack(held, place.reader, names)),
  }
}

/** The changes that were decided or restored; the others are named. */
function decisionOf(changes: StoredChange[], wanted: string[], place: Place, known: StoredChange[] = changes) {
  const found = new Set(known.map(({ id }) => id))
  return {
    currencyCode: place.client.currency,
    decidedCount: changes.length,
    failedCount: changes.filter(({ status }) => status === CHANGE.failed).length,
    changes: changes.map((change) => shownChange(change, place.reader)),
    heldBack: [],
    missingIds: wanted.filter((id) => !found.has(id)),
  }
}

/** The names of items by id; deleted ones by their name in a run. */
async function namesIn(call: AutopilotCall, place: Place, changes: StoredChange[]): Promise<Map<string, string>> {
  const names = new Map(await namesAt(call, place))
  const gone = changes.filter(({ autopilotId }) => !names.has(autopilotId)).map(({ executionId }) => executionId)
  for (const run of await call.store.listAll('autopilotExecution', { where: { id: [...new Set(gone)] } }))
    names.set(run.autopilotId, run.itemName ?? ruleNameOf(run.ruleId, call.language))
  return names
}

/** The change at the platform because of which it would refuse a suggestion by now; null if it would still take it. */
function outdatedOf(change: StoredChange, world: RuleWorld, language: Language): AutopilotProposal['outdated'] {
  const entity = world.entity(change.entityId)
  const failure = refusalOf(entity, change)
  if (!failure) return null
  const isGone = entity === undefined || failure === 'removed'
  const valueNowOf = isGone ? null : valueNow(entity, change.field, change.after ?? change.before)
  return { valueNow: valueNowOf, text: outdatedText(failure, false, language) }
}

export const proposals = {
  async listAutopilotProposals(call) {
    const { query, language } = call
    const place = await placeOf(call)
    const { orderBy = 'proposedAt', sortOrder: order = 'desc' } = query
    const page = await storedPage(call.store, 'autopilotChange', {
      where: {
        ...openAt(place, call.now),
        ruleId: among(query.ruleIds),
        autopilotId: among(query.autopilotIds),
        searchText: { contains: query.searchText },
      },
      by: orderOf(call, orderBy, order),
      order,
      currentPage: query.currentPage,
      pageSize: query.recordsPerPage,
    })
    const names = await namesIn(call, place, page.items)
    const world = await worldFor(call, place)
    const items = page.items.map((change): AutopilotProposal => {
      const { executionId, autopilotId, ruleId, proposedAt, savingBasis } = change
      const ruleName = ruleNameOf(ruleId, language)
      return {
        ...shownChange(change, place.reader),
        executionId,
        autopilotId,
        autopilotName: names.get(autopilotId) ?? ruleName,
        ruleId,
        ruleName,
        proposedAt,
        expiresAt: expiresAt(change),
        outdated: outdatedOf(change, world, language),
        estimatedSaving: savingBasis ? shownSaving(totalOf([savingBasis]), place.client.currency) : null,
      }
    })
    return ok({ currencyCode: place.client.currency, ...page, items })
  },

  async approveAutopilotProposals(call) {
    const place = await workingPlaceOf(call)
    return ok(await decided(call, place, (id, changeIds) => approveChanges(call, id, changeIds)))
  },

  async rejectAutopilotProposals(call) {
    const place = await placeOf(call)
    const reason = (call.body.reason ?? '').trim()
    return ok(
      await decided(call, place, async (id, changeIds) => ({
        run: await rejectChanges(call, id, changeIds, { reason }),
      })),
    )
  },

  async restoreAutopilotProposals(call) {
    const place = await placeOf(call)
    const wanted = [...new Set(call.body.changeIds)]
    const where = { ...place.scope, status: CHANGE.rejected, id: wanted }
    const rejected = await call.store.listAll('autopilotChange', { where })
    const changes: StoredChange[] = []
    for (const [executionId, own] of Map.groupBy(rejected, (change) => change.executionId)) {
      const ids = own.map(({ id }) => id)
      const run = await restoreProposals(call, executionId, ids)
      changes.push(...run.changes.filter(({ id, status }) => ids.includes(id) && status === CHANGE.proposed))
    }
    return ok(decisionOf(changes, wanted, place))
  },
} satisfies Pick<
  SandboxHandlers<'EA'>,
  'listAutopilotProposals' | 'approveAutopilotProposals' | 'rejectAutopilotProposals' | 'restoreAutopilotProposals'
>
