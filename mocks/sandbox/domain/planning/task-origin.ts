// What a task has come from, as it is now.
import { AnomalyStatus, FindingChange, FindingStatus, type TaskOrigin, TaskOriginKind } from '@adwright/sdk/types'
import { wordsOf } from '#mocks/sandbox/domain/ai/finding-words.ts'
import { effectiveAnomaly } from '#mocks/sandbox/domain/anomalies/triage.ts'
import { lineOf } from '#mocks/sandbox/domain/anomalies/words.ts'
import { RULES, ruleNameOf } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { clientKey } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { BaseContext } from '#mocks/sandbox/domain/context.ts'
import { membershipsOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import { adsConnectionOf } from '#mocks/sandbox/domain/integrations/ads-connection.ts'
import { currencyOf } from '#mocks/sandbox/domain/integrations/analytics-property.ts'
import type { StoredTask } from '#mocks/sandbox/domain/planning/task.ts'

export type OriginContext = Pick<BaseContext, 'store' | 'platforms' | 'now' | 'language'>
type State = Partial<Pick<TaskOrigin, 'title' | 'ruleId' | 'isGone' | 'isSolved' | 'findingStatus'>>
type Origin = NonNullable<StoredTask['origin']>

const GONE: State = { isGone: true }
const CLOSED: readonly number[] = [AnomalyStatus.Resolved, AnomalyStatus.FalseAlarm]
const MAX_TITLE_LENGTH = 255

/** Whether what belongs to an account or a person may be shown in a task of the plan: in an account's the same one's, in a person's also that of the own accounts. */
async function isOfPlan({ store }: OriginContext, planId: string, ownerId: string | undefined): Promise<boolean> {
  if (ownerId === undefined || ownerId === planId) return ownerId === planId
  return (await membershipsOf(store, planId)).some(({ accountId }) => accountId === ownerId)
}

/** The anomaly from which a task has come, unless it is another account's. */
export async function originAnomaly(context: OriginContext, { origin, planId }: Pick<StoredTask, 'origin' | 'planId'>) {
  const anomaly = origin ? await context.store.get('anomaly', origin.id) : undefined
  return (await isOfPlan(context, planId, anomaly?.accountId)) ? anomaly : undefined
}

/** The finding from which a task has come, unless it is another account's. */
export async function originFinding(context: OriginContext, { origin, planId }: Pick<StoredTask, 'origin' | 'planId'>) {
  const finding = origin ? await context.store.get('analysisFinding', origin.id) : undefined
  return (await isOfPlan(context, planId, finding?.accountId)) ? finding : undefined
}

type Of = (context: OriginContext, origin: Origin, planId: string) => Promise<State>

const anomalyState: Of = async (context, origin, planId) => {
  const { platforms, now, language } = context
  const stored = await originAnomaly(context, { origin, planId })
  if (!stored) return GONE
  const anomaly = effectiveAnomaly(stored, now)
  const title = lineOf(anomaly, language, currencyOf(platforms, anomaly.propertyName))
  return { title, isSolved: CLOSED.includes(anomaly.status) }
}

/** A match of a rule has ended once the nightly check, or a run of the rule, no longer records it. */
const matchState: Of = async ({ store, language }, { id, entity }, planId) => {
  const isKnown = RULES.some((rule) => rule.id === id)
  if (!isKnown) return GONE
  const client = (await adsConnectionOf({ store }, planId))?.customerClientId
  const matches = client
    ? await store.get('autopilotViolations', `${clientKey({ accountId: planId, customerClientId: client })}.${id}`)
    : undefined
  const isSolved = matches !== undefined && entity != null && !(entity.entityId in matches.open)
  return { title: ruleNameOf(id, language), ruleId: id, isSolved }
}

const runState: Of = async (context, { id }, planId) => {
  const run = await context.store.get('autopilotExecution', id)
  if (!run || !(await isOfPlan(context, planId, run.accountId))) return GONE
  return { title: ruleNameOf(run.ruleId, context.language), ruleId: run.ruleId }
}

/** A finding is solved once an analysis no longer finds it, or has verified that it is better. */
const findingState: Of = async (context, origin, planId) => {
  const finding = await originFinding(context, { origin, planId })
  if (!finding) return GONE
  const { title } = wordsOf(finding.analysisKind, finding.state, context.language)
  const { status, change } = finding
  return { title, isSolved: change === FindingChange.Gone || status === FindingStatus.Verified, findingStatus: status }
}

/** Something with an owner and a title or a name. */
const titledState =
  (read: (store: OriginContext['store'], id: string) => Promise<{ ownerId: string; title: string } | undefined>): Of =>
  async (context, { id }, planId) => {
    const found = await read(context.store, id)
    return found && (await isOfPlan(context, planId, found.ownerId)) ? { title: found.title } : GONE
  }

const STATES: Partial<Record<TaskOriginKind, Of>> = {
  [TaskOriginKind.Anomaly]: anomalyState,
  [TaskOriginKind.Violation]: matchState,
  [TaskOriginKind.Execution]: runState,
  [TaskOriginKind.Finding]: findingState,
  [TaskOriginKind.SocialPost]: titledState(async (store, id) => {
    const post = await store.get('socialPost', id)
    return post && { ownerId: post.accountId, title: post.title }
  }),
  [TaskOriginKind.Survey]: titledState(async (store, id) => {
    const survey = await store.get('survey', id)
    return survey && { ownerId: survey.accountId, title: survey.title }
  }),
  [TaskOriginKind.Strategy]: titledState(async (store, id) => {
    const strategy = await store.get('strategy', id)
    return strategy && { ownerId: strategy.planId, title: strategy.title }
  }),
  [TaskOriginKind.Design]: titledState(async (store, id) => {
    const design = await store.get('design', id)
    return design && { ownerId: design.accountId, title: design.name }
  }),
}

/** The origin of a task with its present state; null if the task has none. */
export async function originOf(context: OriginContext, task: StoredTask): Promise<TaskOrigin | null> {
  const { origin, planId } = task
  if (!origin) return null
  const state = (await STATES[origin.kind]?.(context, origin, planId)) ?? {}
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
