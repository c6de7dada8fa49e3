// Reads the metric of a strategy by day, and of past periods to judge a target by.
import {
  StrategyMetricSource,
  type StrategyPastPeriod,
  type StrategyTargetPreviewRequest,
  type StrategyTemplate,
} from '@adwright/sdk/types'
import type { MemberContext, PersonContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { type Plan, planOfTeam } from '#mocks/sandbox/domain/planning/plan.ts'
import { seriesOf } from '#mocks/sandbox/domain/planning/strategy-figure.ts'
import { type StrategyMetric, valueOver } from '#mocks/sandbox/domain/planning/strategy-metric.ts'
import { findMetric, isGoodWhenUpOf, sourceAccount } from '#mocks/sandbox/domain/planning/strategy-source.ts'
import { TEMPLATES, type TemplateSeed } from '#mocks/sandbox/domain/planning/strategy-templates.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok } from '#mocks/sandbox/handlers/context.ts'
import { findStrategy } from '#mocks/sandbox/handlers/StrategyAccount/read-strategy.ts'
import { checkMetric, checkScopeAccount } from '#mocks/sandbox/handlers/StrategyAccount/wrong-draft.ts'
import { addDays, type Day, dayIn, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

const MAX_PERIODS = 8
const YEAR_DAYS = 364
/** How much better than today a template suggests to become. */
const STEP_UP = 1.1

export async function getSeries(call: PersonContext, plan: Plan, strategyId: string) {
  const strategy = await findStrategy(call, plan, strategyId)
  return strategy ? ok(await seriesOf(call, plan, strategy)) : problem(404, 'not-found')
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6

function periodOf(metric: StrategyMetric, startsOn: Day, endsOn: Day): StrategyPastPeriod | undefined {
  const isKnown = metric.kind === 'entered' || (metric.from <= startsOn && metric.through >= endsOn)
  const value = isKnown ? valueOver(metric, startsOn, endsOn) : null
  return value === null ? undefined : { startsOn, endsOn, value: rounded(value) }
}

/** The periods of equal length before a day, the oldest first. */
function pastPeriods(metric: StrategyMetric, before: Day, dayCount: number): StrategyPastPeriod[] {
  const periods = Array.from({ length: MAX_PERIODS }, (_, place) => {
    const endsOn = addDays(before, -1 - place * dayCount)
    return periodOf(metric, addDays(endsOn, 1 - dayCount), endsOn)
  })
  const end = periods.indexOf(undefined)
  return periods
    .slice(0, end === -1 ? undefined : end)
    .flatMap((period) => period ?? [])
    .toReversed()
}

export async function previewTarget(call: PersonContext, plan: Plan, request: StrategyTargetPreviewRequest) {
  const { metric: key, source, scope = {}, startsOn, dueOn } = request
  const problems = new FieldProblems(call.language)
  if (dueOn < startsOn) problems.add('dueOn', 'due-before-start', { startsOn })
  checkMetric(problems, plan, { metric: key, source, scope })
  await checkScopeAccount(problems, call, plan, scope)
  if (!problems.isEmpty) return problems.answer()
  const account = await sourceAccount(call, plan, scope)
  const dayCount = daysBetween(startsOn, dueOn) + 1
  const today = dayIn(call.now, account?.timeZone ?? 'UTC')
  const begin = startsOn < today ? startsOn : today
  const metric =
    source === StrategyMetricSource.Own
      ? undefined
      : await findMetric(call, plan, { metric: key, source, scope, startsOn: addDays(begin, -dayCount * MAX_PERIODS) })
  const isGoodWhenUp = isGoodWhenUpOf(source, key) ?? true
  const periods = metric ? pastPeriods(metric, begin, dayCount) : []
  const better = (a: StrategyPastPeriod, b: StrategyPastPeriod) =>
    (a.value ?? 0) > (b.value ?? 0) === isGoodWhenUp ? a : b
  const yearAgo = metric && periodOf(metric, addDays(startsOn, -YEAR_DAYS), addDays(dueOn, -YEAR_DAYS))
  return ok({
    currencyCode: account?.currencyCode ?? null,
    dayCount,
    isGoodWhenUp,
    periods,
    best: periods.length > 0 ? periods.reduce(better) : null,
    lastYear: yearAgo ?? null,
  })
}

async function templateOf(call: MemberContext, seed: TemplateSeed): Promise<StrategyTemplate> {
  const { account, language, now } = call
  const { title, description, tasks, days, metric: key, source, ...fields } = seed
  const today = dayIn(now, account.timeZone)
  const startsOn = addDays(today, -days)
  const isGoodWhenUp = isGoodWhenUpOf(source, key) ?? true
  const metric = await findMetric(call, planOfTeam(call), { metric: key, source, scope: {}, startsOn })
  const baseline = metric ? valueOver(metric, startsOn, addDays(today, -1)) : null
  const target = baseline === null ? null : isGoodWhenUp ? baseline * STEP_UP : baseline / STEP_UP
  return {
    ...fields,
    metric: key,
    source,
    days,
    title: title[language],
    description: description[language],
    isOwnGoal: account.digitalMarketingGoals.includes(fields.goal),
    isGoodWhenUp,
    baseline: baseline === null ? null : rounded(baseline),
    suggestedTarget: target === null ? null : Number(target.toPrecision(3)),
    tasks: tasks.map((task) => ({
      ...task,
      title: task.title[language],
      description: task.description?.[language] ?? '',
    })),
    currencyCode: account.currencyCode,
  }
}

export async function listTemplates(call: MemberContext) {
  const templates = await Promise.all(TEMPLATES.map((seed) => templateOf(call, seed)))
  return ok(templates.toSorted((a, b) => Number(b.isOwnGoal) - Number(a.isOwnGoal)))
}
