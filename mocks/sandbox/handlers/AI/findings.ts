// The findings inbox: reads findings and decides about them.
import { FindingChange, FindingStatus } from '@adwright/sdk/types'
import { scheduleCheck, withStatus } from '#mocks/sandbox/domain/ai/finding-verdict.ts'
import { landingPagesOf } from '#mocks/sandbox/domain/ai/landing-pages.ts'
import { adsPlaceOf } from '#mocks/sandbox/domain/ai/make-run.ts'
import { insightsOf } from '#mocks/sandbox/domain/ai/market-run.ts'
import { currentFinding } from '#mocks/sandbox/domain/ai/shown-runs.ts'
import type { StoredFinding } from '#mocks/sandbox/domain/ai/stored-finding.ts'
import { clientFor } from '#mocks/sandbox/domain/autopilot/platform.ts'
import type { MemberContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { assertExpectedVersion, withNextVersion } from '#mocks/sandbox/domain/versions.ts'
import { ok, pageOf, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { periodOf } from '#mocks/sandbox/handlers/EA/period.ts'
import { joinedPage, storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import type { ListOptions } from '#mocks/sandbox/store/store.ts'

/** The decisions of people; the other states are set by an analysis. */
const DECISIONS: readonly FindingStatus[] = [
  FindingStatus.Open,
  FindingStatus.Planned,
  FindingStatus.Done,
  FindingStatus.Dismissed,
]
const PRESENT = [FindingChange.New, FindingChange.Same, FindingChange.Better, FindingChange.Worse]

const BY_SEVERITY: ListOptions<'analysisFinding'>['by'] = [
  ['status', 'asc'],
  ['severity', 'desc'],
  ['lastSeenAt', 'desc'],
]
/** Amounts are compared within one currency only; there are no exchange rates. */
const BY_GAIN: ListOptions<'analysisFinding'>['by'] = [
  ['effectCurrency', 'desc'],
  ['gain', 'desc'],
  ['lastSeenAt', 'desc'],
]

async function findingIn({ store, account }: MemberContext, id: string): Promise<StoredFinding | undefined> {
  const finding = await store.get('analysisFinding', id)
  return finding?.accountId === account.id ? finding : undefined
}

type Decision = {
  status: FindingStatus
  dismissReason?: string | null
  taskId?: string | null
  strategyId?: string | null
  autopilotId?: string | null
}

/** A task, strategy or autopilot item that a finding names must be one of the account. */
async function wrongDecision({ store, account, language }: MemberContext, draft: Decision) {
  const problems = new FieldProblems(language)
  if (!DECISIONS.includes(draft.status)) problems.add('status', 'finding-status-not-a-decision')
  if (draft.status === FindingStatus.Dismissed && !draft.dismissReason?.trim())
    problems.add('dismissReason', 'field-required')
  const task = draft.taskId ? await store.get('task', draft.taskId) : null
  if (task !== null && (task?.planId !== account.id || task.deletedAt !== null)) problems.add('taskId', 'not-found')
  if (draft.strategyId && (await store.get('strategy', draft.strategyId))?.planId !== account.id)
    problems.add('strategyId', 'not-found')
  if (draft.autopilotId && (await store.get('autopilotItem', draft.autopilotId))?.accountId !== account.id)
    problems.add('autopilotId', 'not-found')
  return problems.isEmpty ? undefined : problems.answer()
}

function decided(finding: StoredFinding, draft: Decision, { now, person }: MemberContext): StoredFinding {
  const isDismissed = draft.status === FindingStatus.Dismissed
  return withNextVersion(finding, {
    ...withStatus(finding, { status: draft.status, now, personId: person.id }),
    dismissReason: isDismissed ? (draft.dismissReason?.trim() ?? null) : null,
    dismissedAt: isDismissed ? finding.state.magnitude : null,
    taskId: draft.taskId === undefined ? finding.taskId : draft.taskId,
    strategyId: draft.strategyId === undefined ? finding.strategyId : draft.strategyId,
    autopilotId: draft.autopilotId === undefined ? finding.autopilotId : draft.autopilotId,
  })
}

type Operation = 'listFindings' | 'getFinding' | 'updateFinding' | 'listAnalysisPages' | 'getAuctionInsights'

export const findings = {
  async listFindings(call) {
    const {
      statuses,
      analysisKinds,
      severities,
      strategyIds,
      autopilotIds,
      changes = strategyIds || autopilotIds ? undefined : PRESENT,
      searchText,
      orderBy,
      currentPage,
      pageSize,
    } = call.query
    const where = {
      accountId: call.account.id,
      status: statuses,
      analysisKind: analysisKinds,
      severity: severities,
      change: changes,
      strategyId: strategyIds,
      autopilotId: autopilotIds,
      ...(searchText ? { searchText: { contains: searchText } } : {}),
    }
    const paging = { currentPage, pageSize }
    const own = call.account.currencyCode
    const inCurrency = (effectCurrency: string | { not: string }) => ({
      where: { ...where, effectCurrency },
      by: BY_GAIN,
    })
    const page =
      orderBy === 'gain'
        ? await joinedPage(call.store, 'analysisFinding', [inCurrency(own), inCurrency({ not: own })], paging)
        : await storedPage(call.store, 'analysisFinding', { where, by: BY_SEVERITY, ...paging })
    return ok({ ...page, items: await Promise.all(page.items.map((finding) => currentFinding(call, finding))) })
  },
  async getFinding(call) {
    const finding = await findingIn(call, call.findingId)
    return finding ? ok(await currentFinding(call, finding)) : problem(404, 'not-found')
  },
  async updateFinding(call) {
    const finding = await findingIn(call, call.findingId)
    if (!finding) return problem(404, 'not-found')
    const wrong = await wrongDecision(call, call.body)
    if (wrong) return wrong
    const changed = decided(finding, call.body, call)
    assertExpectedVersion(call.query, finding, changed)
    if (changed === finding) return ok(await currentFinding(call, finding))
    const stored = { ...changed, updatedAt: call.now.toISOString() }
    await call.store.upsert('analysisFinding', stored)
    await scheduleCheck(call.store, stored)
    return ok(await currentFinding(call, stored))
  },
  async listAnalysisPages(call) {
    const { currentPage, pageSize, dateEnd } = call.query
    return ok(pageOf(await landingPagesOf(call, call.account, dateEnd), currentPage, pageSize))
  },
  async getAuctionInsights(call) {
    const { view, client } = await adsPlaceOf(call, call.account.id)
    const { timeZone } = await clientFor(call, { accountId: call.account.id, ...client })
    const { from, to } = periodOf(call.query, call.now, timeZone)
    return ok(insightsOf(call.platforms.ads, view, client, { dateBegin: from, dateEnd: to }))
  },
} satisfies Pick<SandboxHandlers<'AI'>, Operation>
