import {
  type StrategyDraft,
  StrategyHealth,
  StrategyMetricSource,
  type StrategyScope,
  StrategyStatus,
  UserRole,
} from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { isMarketingGoal } from '#mocks/sandbox/domain/identity/industries.ts'
import { activeMember, type Plan } from '#mocks/sandbox/domain/planning/plan.ts'
import { NEW_STRATEGY_STATES, type StoredStrategy, sourceOf } from '#mocks/sandbox/domain/planning/strategy.ts'
import { isMetricOf } from '#mocks/sandbox/domain/planning/strategy-source.ts'
import { addTaskErrors } from '#mocks/sandbox/domain/planning/task-errors.ts'

const PERSONAL_HEALTH: readonly number[] = [StrategyHealth.OnTrack, StrategyHealth.AtRisk, StrategyHealth.OffTrack]
const OF_QUESTION = ['nps', 'average']

export const isPersonalHealth = (health: number): boolean => PERSONAL_HEALTH.includes(health)

/** Adds what is wrong with a metric and its scope. */
export function checkMetric(
  problems: FieldProblems,
  plan: Plan,
  { metric, source, scope = {} }: { metric: string; source: StrategyMetricSource; scope?: StrategyScope | undefined },
  at = '',
): void {
  if (!isMetricOf(source, metric)) problems.add(`${at}metric`, 'metric-not-of-source')
  if (scope.accountId && plan.account) problems.add(`${at}scope.accountId`, 'scope-account-in-team')
  if (Boolean(scope.dimension) !== Boolean(scope.dimensionValue))
    problems.add(`${at}scope.dimensionValue`, 'dimension-without-value')
  if (source === StrategyMetricSource.Survey && !scope.surveyId) problems.add(`${at}scope.surveyId`, 'survey-missing')
  if (OF_QUESTION.includes(metric) && source === StrategyMetricSource.Survey && !scope.questionId)
    problems.add(`${at}scope.questionId`, 'question-missing')
}

/** Adds that the person of a private plan is no member of the account whose metrics are to be read. */
export async function checkScopeAccount(
  problems: FieldProblems,
  { store }: PersonContext,
  plan: Plan,
  { accountId }: StrategyScope,
  at = '',
): Promise<void> {
  if (accountId && !plan.account && !(await activeMember(store, accountId, plan.id)))
    problems.add(`${at}scope.accountId`, 'scope-account-of-others')
}

/** What is wrong with a draft, of a new strategy or of an edit; undefined when nothing is. */
export async function wrongDraft(call: PersonContext, plan: Plan, draft: StrategyDraft, before?: StoredStrategy) {
  const { store, language } = call
  const problems = new FieldProblems(language)
  const { startsOn, dueOn, goal, status, ownerUserId, kpi, healthOverride, outcome } = draft
  if (dueOn < startsOn) problems.add('dueOn', 'due-before-start', { startsOn })
  if (!isMarketingGoal(goal)) problems.add('goal', 'unknown-goal')
  if (!before && status !== undefined && !NEW_STRATEGY_STATES.includes(status))
    problems.add('status', 'new-strategy-state')
  checkMetric(problems, plan, { ...kpi, source: sourceOf(kpi) }, 'kpi.')
  // An edit may name the account that the person has left.
  if (kpi.scope && kpi.scope.accountId !== before?.kpi.scope.accountId)
    await checkScopeAccount(problems, call, plan, kpi.scope, 'kpi.')
  if (healthOverride && !isPersonalHealth(healthOverride.health))
    problems.add('healthOverride.health', 'personal-health')
  if (outcome && (status ?? before?.status) !== StrategyStatus.Completed) problems.add('outcome', 'outcome-of-open')
  if (ownerUserId && !plan.account) problems.add('ownerUserId', 'owner-in-private-plan')
  if (ownerUserId && plan.account) {
    const member = await activeMember(store, plan.id, ownerUserId)
    if (!member) problems.add('ownerUserId', 'owner-not-a-member')
    else if (member.role < UserRole.User) problems.add('ownerUserId', 'owner-is-viewer')
  }
  for (const [index, task] of before ? [] : (draft.tasks ?? []).entries())
    await addTaskErrors(problems, call, plan, task, { at: `tasks.${index}.` })
  return problems.isEmpty ? undefined : problems.answer()
}
