// Backtest of a rule: the changes it would have made over past days, by the same evaluation and plan as a run.
import { ComparedTo, type Condition, type ConditionMetric } from '@adwright/sdk/types'
import {
  avoidedCostOf,
  type PlannedChange,
  type PlanOptions,
  planChanges,
  reductionOf,
} from '#mocks/sandbox/domain/autopilot/changes.ts'
import { alternativesOf } from '#mocks/sandbox/domain/autopilot/conditions.ts'
import {
  type Evaluation,
  type Exclusions,
  evaluate,
  type RuleSettings,
} from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { ADDITIVE, type Moment } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { worldOn, worldWith } from '#mocks/sandbox/domain/autopilot/past-world.ts'
import { refusalOf } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { daysOf, windowOf } from '#mocks/sandbox/domain/autopilot/windows.ts'
import { type RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

export type BacktestDay = {
  day: Day
  checkedCount: number
  matchedCount: number
  changedCount: number
  /** Cost these changes would have kept from being spent until the end of the backtest. */
  spendSaved: number
  /** The maximum cost that raises would have added until the end of the backtest. */
  spendAdded: number
  /** Conversions that would not have come. */
  conversionsLost: number
}

export type Backtest = Pick<BacktestDay, 'changedCount' | 'spendSaved' | 'spendAdded' | 'conversionsLost'> & {
  days: BacktestDay[]
  /** The day of the last run, after which the limit of budget changes would have stopped automation, or the platform refused all changes. */
  stoppedOn: Day | null
}

/** An account at the moment of a run. */
export type Scene = { world: RuleWorld; moment: Moment }

export type BacktestOptions = {
  /** The first of the past days; the last is yesterday. */
  days?: number
  cooldownDays: number
  /** The moments at which the item runs on a day. */
  runsOn: (day: Day) => Date[]
  /** The account as it was known at a moment. */
  sceneAt: (at: Date) => Promise<Scene>
  exceptions?: Exclusions['exceptions']
  /** The changes of all rules, with the guardrails they share. */
  plan?: PlanOptions
}

const EPSILON = 1e-9
const SPEND = ['spendSaved', 'spendAdded', 'conversionsLost'] as const
const EMPTY_TOTALS = { changedCount: 0, spendSaved: 0, spendAdded: 0, conversionsLost: 0 }

const rounded = (value: number) => Math.round(value * 100) / 100

/** Whether a condition asks for a sum of days that a longer period, with these days in it, must reach too. */
const isMinimumSum = ({ metric, operator, value, comparedTo }: Condition) =>
  ADDITIVE.has(metric) &&
  ['gt', 'gte', 'between'].includes(operator) &&
  comparedTo === ComparedTo.FixedValue &&
  Number(value) > 0

/** Entities that cannot match on any day, because their totals over the whole period miss a minimum. */
function impossibleMatches(settings: RuleSettings, world: RuleWorld, first: Day, last: Day): Set<string> {
  const alternatives = alternativesOf(settings.conditions).map((all) => all.filter(isMinimumSum))
  if (alternatives.some((all) => all.length === 0)) return new Set()
  const ends = alternatives
    .flat()
    .flatMap((condition) => [windowOf(condition, first)?.from, windowOf(condition, last)?.to])
  const days = ends.filter((day) => day !== undefined).sort()
  const [from = first, to = last] = [days[0], days.at(-1)]
  const isEnough = (entityId: string) => {
    const parts = world.parts(entityId, from, to)
    const sums: Partial<Record<ConditionMetric, number>> = parts
    return alternatives.some((all) => all.every(({ metric, value }) => (sums[metric] ?? 0) >= Number(value) - EPSILON))
  }
  const things = world.entities(settings.entityType)
  return new Set(things.flatMap(({ id }) => (isEnough(id) ? [] : [id])))
}

type Touched = { at: Date; left: number }

/** The state of a simulated item: what it has changed so far. */
class Simulation {
  readonly #settings: RuleSettings
  readonly #options: BacktestOptions
  readonly #hopeless: Set<string>
  readonly #changes: (PlannedChange & { entityId: string })[] = []
  /** `left` is the share of an entity's metrics that remains after earlier changes. */
  readonly #touched = new Map<string, Touched>()
  isStopped = false

  constructor(settings: RuleSettings, options: BacktestOptions, hopeless: Set<string>) {
    this.#settings = settings
    this.#options = options
    this.#hopeless = hopeless
  }

  leftOf(entityId: string): number {
    return this.#touched.get(entityId)?.left ?? 1
  }

  /** Runs the item as of a moment, on the account as it was known then with the changes made so far. */
  async run(at: Date): Promise<{ evaluation: Evaluation; changes: PlannedChange[] }> {
    const { cooldownDays, exceptions = new Set(), plan } = this.#options
    const { world, moment } = await this.#options.sceneAt(at)
    const past = worldWith(world.isImported ? worldOn(world, moment.day) : world, this.#changes)
    const cooldownMs = cooldownDays * DAY_MS
    const leftAlone = new Set(
      [...this.#touched].flatMap(([id, one]) => (at.getTime() - one.at.getTime() < cooldownMs ? [id] : [])),
    )
    const evaluation = evaluate(this.#settings, past, moment, { exceptions, leftAlone, hopeless: this.#hopeless })
    const { changes, stop } = planChanges(this.#settings, evaluation.matches, past, plan)
    const taken = changes.filter((change) => refusalOf(past.entity(change.entity.id), change) === null)
    // An item whose changes are all refused needs attention, and no longer runs.
    this.isStopped = stop !== undefined || (changes.length > 0 && taken.length === 0)
    return { evaluation, changes: taken }
  }

  /** Makes a change that was planned at a moment. */
  make(change: PlannedChange, at: Date): void {
    const { id } = change.judgement.entity
    this.#changes.push({ ...change, entityId: change.entity.id })
    this.#touched.set(id, { at, left: this.leftOf(id) * (1 - reductionOf(change)) })
  }
}

type Spend = Pick<BacktestDay, 'spendSaved' | 'spendAdded' | 'conversionsLost'>

/** What a change would have saved, added and lost on the days after it. */
function spendOf(change: PlannedChange, world: RuleWorld, from: Day, to: Day): Spend {
  const share = reductionOf(change)
  if (share === 0 || from > to) return { spendSaved: 0, spendAdded: 0, conversionsLost: 0 }
  const { cost, conversions } = world.parts(change.entity.id, from, to)
  return {
    spendSaved: avoidedCostOf(change, cost, daysOf({ from, to })),
    spendAdded: cost * Math.max(0, -share),
    conversionsLost: conversions * Math.max(0, share),
  }
}

/**
 * Runs an item on each of the past days, as of the moments of its runs: with the statuses, bids and conversions known then, and with the
 * changes it would have made before. What changes would have saved is told by `world`, the account as of now.
 */
export async function backtest(
  settings: RuleSettings,
  world: RuleWorld,
  today: Day,
  options: BacktestOptions,
): Promise<Backtest> {
  const { days = 30, runsOn } = options
  const hopeless = impossibleMatches(settings, world, addDays(today, -days), addDays(today, -1))
  const simulation = new Simulation(settings, options, hopeless)
  const result: Backtest = { days: [], stoppedOn: null, ...EMPTY_TOTALS }
  for (let back = days; back >= 1 && !simulation.isStopped; back -= 1) {
    const day = addDays(today, -back)
    const moments = runsOn(day)
    if (moments.length === 0) continue
    const metrics: BacktestDay = { day, checkedCount: 0, matchedCount: 0, ...EMPTY_TOTALS }
    for (const at of moments) {
      if (simulation.isStopped) break
      const { evaluation, changes } = await simulation.run(at)
      metrics.checkedCount = Math.max(metrics.checkedCount, evaluation.checkedCount)
      metrics.matchedCount = Math.max(metrics.matchedCount, evaluation.matches.length)
      for (const change of changes) {
        const left = simulation.leftOf(change.judgement.entity.id)
        const spend = spendOf(change, world, addDays(day, 1), addDays(today, -1))
        metrics.changedCount += 1
        for (const name of SPEND) metrics[name] = rounded(metrics[name] + left * spend[name])
        simulation.make(change, at)
      }
    }
    if (simulation.isStopped) result.stoppedOn = day
    result.days.push(metrics)
    result.changedCount += metrics.changedCount
    for (const name of SPEND) result[name] = rounded(result[name] + metrics[name])
  }
  return result
}
