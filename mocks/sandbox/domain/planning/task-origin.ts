// What a task has come from, as it is now.
import { AnomalyStatus, FindingChange, FindingStatus, type TaskOrigin, TaskOriginKind } from '@adwright/sdk/types'
import { wordsOf } from '#mocks/sandbox/domain/ai/finding-words.ts'
import { effectiveAnomaly } from '#mocks/sandbox/domain/anomalies/triage.ts'
import { lineOf } from '#mocks/sandbox/domain/anomalies/words.ts'
import { RULES, ruleNameOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { clientKey } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { currencyOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import type { StoredTask } from '#mocks/sandbox/domain/planning/task.ts'

export type OriginContext = Pick<BaseContext, 'store' | 'platforms' | 'now' | 'language'>
type State = Partial<Pick<TaskOrigin, 'title' | 'ruleId' | 'isGone' | 'isSolved' | 'findingStatus'>>
type Origin = NonNullable<StoredTask['origin']>

const GONE: State = { isGone: true }
const CLOSED: readonly number[] = [AnomalyStatus.Resolved, AnomalyStatus.FalseAlarm]
const MAX_TITLE_LENGTH = 255

async function anomalyState({ store, platforms, now, language }: OriginContext, { id }: Origin): Promise<State> {
  const stored = await store.get('anomaly', id)
  if (!stored) return GONE
  const anomaly = effectiveAnomaly(stored, now)
  const title = lineOf(anomaly, language, currencyOf(platforms, anomaly.propertyName))
  return { title, isSolved: CLOSED.includes(anomaly.status) }
}

/** A match of a rule has ended once the hourly check no longer records it. */
async function matchState({ store, language }: OriginContext, { id, entity }: Origin, planId: string): Promise<State> {
  const isKnown = RULES.some((rule) => rule.id === id)
  if (!isKnown) return GONE
  const client = (await adsConnectionOf({ store }, planId))?.customerClientId
  const matches = client
    ? await store.get('autopilotViolations', `${clientKey({ accountId: planId, customerClientId: client })}.${id}`)
    : undefined
  const isSolved = matches !== undefined && entity != null && !(entity.entityId in matches.open)
  return { title: ruleNameOf(id, language), ruleId: id, isSolved }
}

async function runState({ store, language }: OriginContext, { id }: Origin): Promise<State> {
  const run = await store.get('autopilotExecution', id)
  return run ? { title: ruleNameOf(run.ruleId, language), ruleId: run.ruleId } : GONE
}

/** A finding is solved once an analysis no longer finds it, or has verified that it is better. */
async function findingState({ store, language }: OriginContext, { id }: Origin): Promise<State> {
  const finding = await store.get('analysisFinding', id)
  if (!finding) return GONE
  const { title } = wordsOf(finding.analysisKind, finding.state, language)
  const { status, change } = finding
  return { title, isSolved: change === FindingChange.Gone || status === FindingStatus.Verified, findingStatus: status }
}

const titled = (found: { title: string } | undefined): State => (found ? { title: found.title } : GONE)
const named = (found: { name: string } | undefined): State => (found ? { title: found.name } : GONE)

async function stateOf(context: OriginContext, origin: Origin, planId: string): Promise<State> {
  const { store } = context
  const { kind, id } = origin
  if (kind === TaskOriginKind.Anomaly) return anomalyState(context, origin)
  if (kind === TaskOriginKind.Violation) return matchState(context, origin, planId)
  if (kind === TaskOriginKind.Execution) return runState(context, origin)
  if (kind === TaskOriginKind.Finding) return findingState(context, origin)
  if (kind === TaskOriginKind.SocialPost) return titled(await store.get('socialPost', id))
  if (kind === TaskOriginKind.Survey) return titled(await store.get('survey', id))
  if (kind === TaskOriginKind.Strategy) return titled(await store.get('strategy', id))
  if (kind === TaskOriginKind.Design) return named(await store.get('design', id))
  return {}
}

/** The origin of a task with its present state; null if the task has none. */
export async function originOf(context: OriginContext, task: StoredTask): Promise<TaskOrigin | null> {
  const { origin, planId } = task
  if (!origin) return null
  const state = await stateOf(context, origin, planId)
  const { title, ruleId = null, isGone = false, isSolved = false, findingStatus = null } = state
  const shown = title ?? origin.title ?? null
  const { kind, id, entity = null } = origin
  const answer = origin.answerId ? await context.store.get('surveyResponse', origin.answerId) : undefined
  const answerId = answer?.surveyId === id ? answer.id : null
  return {
    kind,
    id,
    title: shown && shown.slice(0, MAX_TITLE_LENGTH),
    ruleId,
    entity,
    isGone,
    isSolved,
    findingStatus,
    answerId,
  }
}
