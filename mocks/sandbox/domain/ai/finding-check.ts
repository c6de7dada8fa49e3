// The due job of finished work: analyzes its subject again, so that the finding is verified, or not better.
import { AnalysisKind, FindingStatus, PlanLimitKind } from '@adwright/sdk/types'
import { scheduleCheck } from '#mocks/sandbox/domain/ai/finding-verdict.ts'
import { announceVerdicts } from '#mocks/sandbox/domain/ai/finding-verdict-news.ts'
import {
  type AnalystContext,
  adsPlaceOf,
  type Made,
  makeCampaignRun,
  makeMarketRun,
  makePageRun,
} from '#mocks/sandbox/domain/ai/make-run.ts'
import type { StoredFinding } from '#mocks/sandbox/domain/ai/stored-finding.ts'
import { saveRun } from '#mocks/sandbox/domain/ai/stored-runs.ts'
import { assertPlanLimit } from '#mocks/sandbox/domain/billing/assert-plan-limit.ts'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'

/** How long after the work a subject that can't be read is tried again, once a day. */
const MAX_DAYS_OF_TRIES = 30

/** Analyzes the subject of a finding; null if it is no longer the selected client account. */
async function analyzeAgain(call: AnalystContext, { analysisKind, subject }: StoredFinding): Promise<Made | null> {
  if (analysisKind === AnalysisKind.WebPage) return makePageRun(call, { field: 'url', url: subject })
  const place = await adsPlaceOf(call, call.account.id)
  if (place.client.customerClientId !== subject) return null
  if (analysisKind === AnalysisKind.AdCampaigns) return makeCampaignRun(call, place)
  await assertPlanLimit({ ...call, language: 'en' }, call.account, PlanLimitKind.MarketAnalyses)
  return makeMarketRun(call, place)
}

/** A new analysis; null if the subject can't be read now, as with a page that does not answer. */
async function readableAgain(call: AnalystContext, finding: StoredFinding): Promise<Made | null> {
  try {
    return await analyzeAgain(call, finding)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** Puts the check off by a day, or ends the attempts: the finding stays done, and a person can analyze its subject. */
async function tryTomorrow({ store, now }: JobContext, finding: StoredFinding): Promise<void> {
  const tomorrow = new Date(now.getTime() + DAY_MS)
  const lastTry = Date.parse(finding.doneAt ?? '') + MAX_DAYS_OF_TRIES * DAY_MS
  const later = { ...finding, checkDueAt: tomorrow.getTime() <= lastTry ? tomorrow.toISOString() : null }
  await store.upsert('analysisFinding', later)
  await scheduleCheck(store, later)
}

/** Checks a finding unless an analysis has judged it since. The analysis uses up no answer of the plan. */
export async function checkFinding(context: JobContext, id: string): Promise<void> {
  const { store, now } = context
  const finding = await store.get('analysisFinding', id)
  const account = finding && (await store.get('account', finding.accountId))
  if (!finding || !account || finding.status !== FindingStatus.Done) return
  if (finding.checkDueAt === null || finding.checkDueAt > now.toISOString()) return
  const made = await readableAgain({ ...context, account, person: null }, finding)
  if (!made) return tryTomorrow(context, finding)
  const { verdicts } = await saveRun(context, made)
  await announceVerdicts(context, verdicts)
}
