import {
  type Strategy,
  type StrategyDraft,
  StrategyMetricSource,
  StrategyPriority,
  StrategySource,
  type StrategyTemplate,
} from '@adwright/sdk/types'
import { zStrategyDraft } from '@adwright/sdk/zod'
import { draftOf } from '#web/features/strategies/strategy-draft.ts'
import { addDays, type Day } from '#web/lib/dates.ts'

export const strategySchema = zStrategyDraft

const DEFAULT_DAYS = 61

/** A target that has to be entered: undefined stays empty in its field. */
const NO_TARGET = undefined as unknown as number

/** The form of a new strategy that begins today. */
export function emptyStrategy(today: Day, isPrivate: boolean): StrategyDraft {
  return {
    title: '',
    description: '',
    goal: 2,
    kpi: isPrivate
      ? { metric: '', source: StrategyMetricSource.Own, scope: {}, target: NO_TARGET, unit: 'count' }
      : { metric: 'conversionValue', source: StrategyMetricSource.Ads, scope: {}, target: NO_TARGET, unit: 'money' },
    priority: StrategyPriority.Medium,
    channels: [],
    budget: null,
    startsOn: today,
    dueOn: addDays(today, DEFAULT_DAYS - 1),
  }
}

/** The form of a strategy from a template, with its tasks. */
export function fromTemplate(template: StrategyTemplate, today: Day): StrategyDraft {
  const { title, description, goal, metric, source, unit, suggestedTarget, channels, days, tasks } = template
  return {
    title,
    description,
    goal,
    kpi: { metric, source, scope: {}, target: suggestedTarget ?? NO_TARGET, unit },
    priority: StrategyPriority.Medium,
    channels,
    budget: null,
    startsOn: today,
    dueOn: addDays(today, days - 1),
    source: StrategySource.Template,
    tasks: tasks.map((task) => ({
      title: task.title,
      description: task.description,
      priority: task.priority,
      dueOn: addDays(today, task.dayOffset),
    })),
  }
}

export const formOf = (strategy: Strategy): StrategyDraft => draftOf(strategy)
