// The ledger of all changes that rules have made to an entity's values. It keeps rules from moving a value back and forth, and from moving it
// too far together.
import { EntityType, HeldBackReason } from '@adwright/sdk/types'
import type { Change, Value } from '#mocks/sandbox/domain/autopilot/change.ts'
import type { StoredChange } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { type Day, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

/** A limit that is null does not apply. */
export type Limits = {
  /** The factor by which all rules together may raise or lower a value within a day. */
  maxDailyFactor: number | null
  /** The same within 30 days. */
  maxMonthlyFactor: number | null
  /** The share of the total daily budget that automatic changes may move within a day. */
  maxBudgetChangePercent: number | null
}

/** A change that is in force. */
export type LedgerEntry = Pick<StoredChange, 'autopilotId' | 'entityId' | 'field' | 'before' | 'after'> & {
  day: Day
  /** False if it was made before automation was last resumed, and so no longer counts towards the limit of budgets. */
  isCountedForBudget: boolean
}

/** Why a change is not made; `autopilotId` is the rule it would work against. */
export type HeldBack = { reason: HeldBackReason; autopilotId: string | null }

/** The sum of budget changes at which automation stops. */
export type BudgetStop = { plannedChange: number; changedToday: number; totalBudget: number }

type Moved = Pick<LedgerEntry, 'entityId' | 'field' | 'before' | 'after'>

/** For so many days no rule reverses the change of a rule with a higher priority. */
const HOLD_DAYS = 90
const MONTH_DAYS = 30
const EPSILON = 1e-9

/** Whether a change was made on one of the last days; those made later do not count, for a backtest. */
const isWithin = (entry: LedgerEntry, day: Day, days: number) => entry.day <= day && daysBetween(entry.day, day) < days

/** A search term is either added or excluded, so the two fields are one value. */
const valueKeyOf = ({ field }: Pick<Moved, 'field'>) => (field === 'negativeKeyword' ? 'keyword' : field)

/** 1 for more spend, -1 for less; of a label neither. */
export function directionOf({ field, before, after }: Pick<Moved, 'field' | 'before' | 'after'>): number {
  if (field === 'status') return after === 'enabled' ? 1 : -1
  if (field === 'keyword') return 1
  if (field === 'negativeKeyword') return -1
  return typeof before === 'number' && typeof after === 'number' ? Math.sign(after - before) : 0
}

const factorOf = (before: Value, after: Value): number =>
  typeof before === 'number' && typeof after === 'number' && before > 0 && after > 0 ? after / before : 1

const isBeyond = (factor: number, limit: number | null): boolean =>
  limit !== null && Math.max(factor, 1 / factor) > limit + EPSILON

/** The daily budget that a change adds to those of all campaigns; pausing a campaign removes its budget. */
function budgetAddedBy({ entityId, field, before, after }: Moved, world: RuleWorld): number {
  if (field === 'dailyBudget') return Number(after ?? 0) - Number(before ?? 0)
  const entity = world.entity(entityId)
  if (field !== 'status' || entity?.entityType !== EntityType.Campaign) return 0
  return directionOf({ field, before, after }) * (entity.attributes.dailyBudget ?? 0)
}

type LedgerOptions = {
  entries: LedgerEntry[]
  /** The rank of each rule that can run, 0 for the highest priority. */
  ranks: ReadonlyMap<string, number>
  limits: Limits
}

export class Ledger {
  readonly #entries: LedgerEntry[]
  readonly #ranks: ReadonlyMap<string, number>
  readonly #limits: Limits

  constructor({ entries, ranks, limits }: LedgerOptions) {
    this.#entries = [...entries]
    this.#ranks = ranks
    this.#limits = limits
  }

  /** Why a rule may not make a change on a day; undefined if it may. */
  refusalOf(change: Change, autopilotId: string, world: RuleWorld, day: Day): HeldBack | undefined {
    const moved = { ...change, entityId: change.entity.id }
    const opponent = this.#opponentOf(moved, autopilotId, world, day)
    if (opponent !== undefined) return { reason: HeldBackReason.HigherPriority, autopilotId: opponent }
    const { maxDailyFactor, maxMonthlyFactor } = this.#limits
    const isTooFar = (days: number, limit: number | null) => isBeyond(this.#factorSince(moved, world, day, days), limit)
    if (isTooFar(1, maxDailyFactor)) return { reason: HeldBackReason.DailyLimit, autopilotId: null }
    if (isTooFar(MONTH_DAYS, maxMonthlyFactor)) return { reason: HeldBackReason.MonthlyLimit, autopilotId: null }
    return undefined
  }

  /** The sums with which automatic changes would exceed the limit of the day; undefined while they don't. */
  budgetStopOf(changes: Change[], world: RuleWorld, day: Day): BudgetStop | undefined {
    const { maxBudgetChangePercent } = this.#limits
    const plannedChange = changes
      .map((change) => Math.abs(budgetAddedBy({ ...change, entityId: change.entity.id }, world)))
      .reduce((sum, one) => sum + one, 0)
    if (maxBudgetChangePercent === null || plannedChange === 0) return undefined
    const today = this.#entries.filter((entry) => entry.day === day && entry.isCountedForBudget)
    const added = today.map((entry) => budgetAddedBy(entry, world))
    const changedToday = added.reduce((sum, one) => sum + Math.abs(one), 0)
    const totalBudget = totalBudgetOf(world) - added.reduce((sum, one) => sum + one, 0)
    const isWithin = changedToday + plannedChange <= (totalBudget * maxBudgetChangePercent) / 100 + EPSILON
    return isWithin ? undefined : { plannedChange, changedToday, totalBudget }
  }

  /** The ledger without the changes of one rule, to which others can be added. */
  without(autopilotId: string): Ledger {
    const entries = this.#entries.filter((entry) => entry.autopilotId !== autopilotId)
    return new Ledger({ entries, ranks: this.#ranks, limits: this.#limits })
  }

  /** The content of the ledger, for the keys of caches. */
  toJSON() {
    return { entries: this.#entries, ranks: [...this.#ranks], limits: this.#limits }
  }

  add(change: Change, autopilotId: string, day: Day): void {
    const { field, before, after } = change
    this.#entries.push({ autopilotId, entityId: change.entity.id, field, before, after, day, isCountedForBudget: true })
  }

  /** The rule with a higher priority that last moved the value the other way. */
  #opponentOf(moved: Moved, autopilotId: string, world: RuleWorld, day: Day): string | undefined {
    const own = this.#ranks.get(autopilotId) ?? this.#ranks.size
    const direction = directionOf(moved)
    const isOpponent = (entry: LedgerEntry) =>
      entry.autopilotId !== autopilotId &&
      (this.#ranks.get(entry.autopilotId) ?? Number.POSITIVE_INFINITY) < own &&
      isWithin(entry, day, HOLD_DAYS) &&
      valueKeyOf(entry) === valueKeyOf(moved) &&
      directionOf(entry) * direction < 0 &&
      isSameValue(entry, moved, world)
    return this.#entries.findLast(isOpponent)?.autopilotId
  }

  /** The factor by which rules will have moved a value within some days, this change included. */
  #factorSince(moved: Moved, world: RuleWorld, day: Day, days: number): number {
    const parent = world.entity(moved.entityId)?.adGroupId
    const ids = [moved.entityId, ...(moved.field === 'cpcBid' ? [parent] : [])]
    return this.#entries
      .filter((entry) => entry.field === moved.field && ids.includes(entry.entityId))
      .filter((entry) => isWithin(entry, day, days))
      .reduce((factor, { before, after }) => factor * factorOf(before, after), factorOf(moved.before, moved.after))
  }
}

const totalBudgetOf = (world: RuleWorld): number =>
  world
    .entities(EntityType.Campaign)
    .filter(({ status }) => status === 'enabled')
    .reduce((sum, { attributes }) => sum + (attributes.dailyBudget ?? 0), 0)

/** Whether two changes move the same value; the bids of keywords follow the bid of their ad group. */
function isSameValue(entry: Moved, moved: Moved, world: RuleWorld): boolean {
  if (entry.entityId === moved.entityId) return true
  if (moved.field !== 'cpcBid') return false
  const groupOf = (id: string) => world.entity(id)?.adGroupId
  return groupOf(moved.entityId) === entry.entityId || groupOf(entry.entityId) === moved.entityId
}
