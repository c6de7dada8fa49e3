// A rule against a whole client account at one moment: what was checked, what matched, what just missed. Runs, previews, backtests and
// violations all come from here.
import { type Action, type Condition, EntityType, RuleActionType, type Scope } from '@adwright/sdk/types'
import { alternativesOf, evaluateConditions, type Outcome } from '#mocks/sandbox/domain/autopilot/conditions.ts'
import {
  isOfPeriod,
  MetricReader,
  type Moment,
  type Parameters,
} from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { isExcepted, isInScope } from '#mocks/sandbox/domain/autopilot/scope.ts'
import { lastDays, type Window } from '#mocks/sandbox/domain/autopilot/windows.ts'
import { isUnderEnabled, type RuleEntity, type RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { knownAmount } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

export type RuleSettings = {
  entityType: EntityType
  conditions: readonly Condition[]
  action: Action
  parameters: Parameters
  scope: Scope
}

export type EvaluatedEntity = {
  entity: RuleEntity
  outcomes: Outcome[]
  /** The days the rule decided by. */
  window: Window
  /** The cost of these days, by which matches are sorted; 0 if it is not known. */
  cost: number
  /** The day of the evaluation, in the client account's time zone. */
  day: Day
}

export type Evaluation = {
  checkedCount: number
  /** Entities in the scope that were excluded or left alone. */
  excludedCount: number
  matches: EvaluatedEntity[]
  justMissed: EvaluatedEntity[]
}

export type Exclusions = {
  /** Entities a person excluded, with all that is in them. */
  exceptions?: ReadonlySet<string>
  /** Entities that were changed a short while ago, or wait for an answer. */
  leftAlone?: ReadonlySet<string>
  /** Only these are judged; all when left out. */
  only?: ReadonlySet<string>
  /** Entities of which it is known that they cannot match: they are checked, and neither match nor just miss. */
  hopeless?: ReadonlySet<string>
}

const MAX_NEAR_MISSES = 10

export const EVERYTHING: Scope = {
  includeAll: true,
  campaignIds: [],
  adGroupIds: [],
  labelNames: [],
  nameContains: null,
}

/** Whether the action has anything to do on an entity in this state: nothing paused is paused, nothing enabled is enabled. */
export function isCandidate(
  entity: RuleEntity,
  { action, conditions }: RuleSettings,
  world: RuleWorld,
  { day }: Moment,
): boolean {
  if (entity.status === 'removed' || entity.createdOn > day) return false
  if (action.type === RuleActionType.Enable) return entity.status === 'paused'
  if (!isUnderEnabled(world, entity)) return false
  if (entity.status === 'enabled' || entity.entityType === EntityType.SearchTerm) return true
  return action.type !== RuleActionType.Pause && conditions.some(({ metric }) => metric === 'status')
}

/** Whether the text of an entity contains a word that the rule protects. */
export function isProtected(entity: RuleEntity, { parameters: { protectedWords } }: RuleSettings): boolean {
  if (typeof protectedWords !== 'string') return false
  const text = (entity.attributes.text ?? entity.name).toLowerCase()
  const words = protectedWords.toLowerCase().split(',')
  return words.some((word) => word.trim() !== '' && text.includes(word.trim()))
}

/** Whether a parameter of the rule keeps it from an entity: protected words, or the hour it only looks before. */
function isExcludedByParameters(settings: RuleSettings, entity: RuleEntity, { hour }: Moment): boolean {
  const { beforeHour } = settings.parameters
  return (typeof beforeHour === 'number' && hour >= beforeHour) || isProtected(entity, settings)
}

function evaluatedEntity(entity: RuleEntity, outcomes: Outcome[], figures: MetricReader): EvaluatedEntity {
  const decisive = outcomes.find(({ condition, window }) => window !== null && isOfPeriod(condition.metric))
  const window = decisive?.window ?? lastDays(30, figures.moment.day)
  const { cost } = figures.world.parts(entity.id, window.from, window.to)
  return { entity, outcomes, window, day: figures.moment.day, cost: knownAmount(cost) ?? 0 }
}

const inOrderOfCost = (a: EvaluatedEntity, b: EvaluatedEntity) =>
  b.cost - a.cost || (a.entity.id < b.entity.id ? -1 : 1)

/** By what share of its threshold the condition that was not met was missed. */
function missOf({ outcomes }: EvaluatedEntity): number {
  const missed = outcomes.find(({ isMet }) => !isMet)
  if (typeof missed?.actual !== 'number' || typeof missed.threshold !== 'number') return 1
  return Math.abs(missed.actual - missed.threshold) / Math.max(Math.abs(missed.threshold), Number.EPSILON)
}

/** Judges every entity of the rule's kind; matches come in order of cost, the highest first, near misses the nearest first. */
export function evaluate(
  settings: RuleSettings,
  world: RuleWorld,
  moment: Moment,
  { exceptions = new Set(), leftAlone = new Set(), only, hopeless }: Exclusions = {},
): Evaluation {
  const reader = new MetricReader(world, moment)
  const alternatives = alternativesOf(settings.conditions)
  const evaluation: Evaluation = { checkedCount: 0, excludedCount: 0, matches: [], justMissed: [] }
  for (const entity of world.entities(settings.entityType)) {
    if (only && !only.has(entity.id)) continue
    if (!isCandidate(entity, settings, world, moment) || !isInScope(entity, settings.scope, world)) continue
    if (isExcludedByParameters(settings, entity, moment)) continue
    if (leftAlone.has(entity.id) || isExcepted(entity, exceptions)) {
      evaluation.excludedCount += 1
      continue
    }
    evaluation.checkedCount += 1
    if (hopeless?.has(entity.id)) continue
    const { isMatch, outcomes } = evaluateConditions(alternatives, entity, reader, settings.parameters)
    if (isMatch) evaluation.matches.push(evaluatedEntity(entity, outcomes, reader))
    else if (outcomes.length > 0) evaluation.justMissed.push(evaluatedEntity(entity, outcomes, reader))
  }
  evaluation.matches.sort(inOrderOfCost)
  evaluation.justMissed = evaluation.justMissed
    .map((judgement) => ({ judgement, miss: missOf(judgement) }))
    .sort((a, b) => a.miss - b.miss || inOrderOfCost(a.judgement, b.judgement))
    .slice(0, MAX_NEAR_MISSES)
    .map(({ judgement }) => judgement)
  return evaluation
}
