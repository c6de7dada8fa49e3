// Backtest of a rule: the changes it would have made over past days, by the same evaluation and plan as a run.
import { ComparedTo, type Condition, type ConditionMetric } from '@adwright/sdk/types'
import { type PlannedChange, type PlanOptions, planChanges } from '#mocks/sandbox/domain/autopilot/changes.ts'
import { alternativesOf } from '#mocks/sandbox/domain/autopilot/conditions.ts'
import {
  type Evaluation,
  type Exclusions,
  evaluate,
  type RuleSettings,
} from '#mocks/sandbox/domain/autopilot/evaluate.ts'
import { ADDITIVE, type Moment } from '#mocks/sandbox/domain/autopilot/metric-reader.ts'
import { worldOn } from '#mocks/sandbox/domain/autopilot/past-world.ts'
import { platformChangeOf, refusalOf } from '#mocks/sandbox/domain/autopilot/platform.ts'
import { windowOf } from '#mocks/sandbox/domain/autopilot/windows.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import type { SimulatedChange } from '#mocks/sandbox/domain/integrations/ads-account.ts'
import type { MetricParts } from '#mocks/sandbox/platforms/ads/entity.ts'
import { knownAmount } from '#mocks/sandbox/platforms/ads/metric-set.ts'
import { DAY_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

export type BacktestDay = {
  day: Day
  checkedCount: number
  matchedCount: number
  changedCount: number
  changes: PlannedChange[]
  /** Cost these changes would have kept from being spent until the end of the backtest. */
  spendSaved: number
  /** Cost that raises would have added until the end of the backtest. */
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

type Touch = { entityId: string; at: Date }

export type BacktestOptions = {
  /** The first of the past days; the last is yesterday. */
  days?: number
  cooldownDays: number
  /** The moments at which the item runs on a day. */
  runsOn: (day: Day) => Date[]
  /** The account as it would have been known at a moment, with these changes made. */
  sceneAt: (at: Date, changes: readonly SimulatedChange[]) => Promise<Scene>
  /** The account as it would be known today, with these changes made. */
  accountWith: (changes: readonly SimulatedChange[]) => Promise<RuleWorld>
  /** When the cooldown of entities starts by what happened before the first day: a change, or its undo at any time. */
  touched?: readonly Touch[]
  /** The ids of excluded entities at a moment of a day. */
  exceptionsAt?: (at: Date, day: Day) => Exclusions['exceptions']
  /** True for an item that changes nothing, so that the same things match again on the next day. */
  isNotifyOnly?: boolean
  /** The changes of all rules, with the guardrails they share. */
  plan?: Omit<PlanOptions, 'at'>
}

const EPSILON = 1e-9
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

const NO_SPEND = { spendSaved: 0, spendAdded: 0, conversionsLost: 0 }

/** The state of a simulated item: what it has changed so far. */
class Simulation {
  readonly #settings: RuleSettings
  readonly #options: BacktestOptions
  readonly #changes: SimulatedChange[] = []
  readonly #touched: Touch[]
  #hopeless: Set<string>
  /** The account of today with the changes so far. */
  #account: RuleWorld
  isStopped = false

  constructor(settings: RuleSettings, options: BacktestOptions, account: RuleWorld, hopeless: Set<string>) {
    this.#settings = settings
    this.#options = options
    this.#account = account
    this.#hopeless = hopeless
    this.#touched = [...(options.touched ?? [])]
  }

  /** Runs the item as of a moment, on the account as it would have been known then with the changes made so far. */
  async run(at: Date): Promise<{ evaluation: Evaluation; changes: PlannedChange[]; day: Day }> {
    const { cooldownDays, exceptionsAt, plan } = this.#options
    const { world, moment } = await this.#options.sceneAt(at, this.#changes)
    const changedIds = new Set(this.#changes.map(({ entityId }) => entityId))
    const past = world.isImported ? worldOn(world, moment.day, changedIds) : world
    const isCooling = (since: Date) => since <= at && at.getTime() - since.getTime() < cooldownDays * DAY_MS
    const leftAlone = new Set(this.#touched.flatMap((touch) => (isCooling(touch.at) ? [touch.entityId] : [])))
    const exceptions = exceptionsAt?.(at, moment.day) ?? new Set()
    const evaluation = evaluate(this.#settings, past, moment, { exceptions, leftAlone, hopeless: this.#hopeless })
    if (this.#options.isNotifyOnly) return { evaluation, changes: [], day: moment.day }
    const { changes, stop } = planChanges(this.#settings, evaluation.matches, past, plan && { ...plan, at })
    const taken = changes.filter((change) => refusalOf(past.entity(change.entityId), change) === null)
    // An automatic item whose changes are all refused needs attention, and no longer runs.
    const isRefused = plan?.isAutomatic === true && changes.length > 0 && taken.length === 0
    this.isStopped = stop !== undefined || isRefused
    return { evaluation, changes: taken, day: moment.day }
  }

  /** Makes the changes of a run, and returns the cost and conversions by which they move the account until a day. */
  async make(changes: PlannedChange[], at: Date, day: Day, lastDay: Day): Promise<Spend> {
    if (changes.length === 0) return NO_SPEND
    const before = this.#account
    for (const change of changes) {
      this.#changes.push(platformChangeOf(change, day, at))
      this.#touched.push({ entityId: change.judgement.entity.id, at })
    }
    this.#account = await this.#options.accountWith(this.#changes)
    // Entities that share a campaign with a change can get more searches than before.
    const campaignIds = new Set(changes.map(({ entity }) => entity.campaignId ?? entity.id))
    const isAffected = (id: string) => campaignIds.has(before.entity(id)?.campaignId ?? id)
    this.#hopeless = new Set([...this.#hopeless].filter((id) => !isAffected(id)))
    return changes
      .filter(({ field }) => hasOwnCost(field))
      .map(({ entityId }) =>
        spendBetween(before.parts(entityId, day, lastDay), this.#account.parts(entityId, day, lastDay)),
      )
      .reduce(sumOfSpend, NO_SPEND)
  }
}

type Spend = Pick<BacktestDay, 'spendSaved' | 'spendAdded' | 'conversionsLost'>

/** A search term that becomes a keyword takes its cost along, and a label has none. */
const hasOwnCost = (field: PlannedChange['field']) => field !== 'keyword' && field !== 'label'

function spendBetween(before: MetricParts, after: MetricParts): Spend {
  const saved = knownAmount(before.cost - after.cost) ?? 0
  return {
    spendSaved: Math.max(0, saved),
    spendAdded: Math.max(0, -saved),
    conversionsLost: Math.max(0, knownAmount(before.conversions - after.conversions) ?? 0),
  }
}

const sumOfSpend = (one: Spend, other: Spend): Spend => ({
  spendSaved: rounded(one.spendSaved + other.spendSaved),
  spendAdded: rounded(one.spendAdded + other.spendAdded),
  conversionsLost: rounded(one.conversionsLost + other.conversionsLost),
})

/**
 * Runs an item on each of the past days, as of the moments of its runs: with the statuses, bids and conversions known then, on the account
 * as the changes before would have left it. A raised budget is spent on the following days, and the next raise starts from it.
 */
export async function backtest(settings: RuleSettings, today: Day, options: BacktestOptions): Promise<Backtest> {
  const { days = 30, runsOn } = options
  const [firstDay, lastDay] = [addDays(today, -days), addDays(today, -1)]
  const account = await options.accountWith([])
  const simulation = new Simulation(settings, options, account, impossibleMatches(settings, account, firstDay, lastDay))
  const result: Backtest = { days: [], stoppedOn: null, ...EMPTY_TOTALS }
  for (let date = firstDay; date <= lastDay && !simulation.isStopped; date = addDays(date, 1)) {
    const moments = runsOn(date)
    if (moments.length === 0) continue
    let row: BacktestDay = { day: date, checkedCount: 0, matchedCount: 0, changes: [], ...EMPTY_TOTALS }
    for (const at of moments) {
      if (simulation.isStopped) break
      const { evaluation, changes, day } = await simulation.run(at)
      row = {
        day: date,
        checkedCount: Math.max(row.checkedCount, evaluation.checkedCount),
        matchedCount: Math.max(row.matchedCount, evaluation.matches.length),
        changedCount: row.changedCount + changes.length,
        changes: [...row.changes, ...changes],
        ...sumOfSpend(row, await simulation.make(changes, at, day, lastDay)),
      }
    }
    if (simulation.isStopped) result.stoppedOn = date
    result.days.push(row)
    result.changedCount += row.changedCount
    Object.assign(result, sumOfSpend(result, row))
  }
  return result
}
