// The ledger of all changes that rules have made to an entity's values. It keeps rules from moving a value back and forth, and from moving it
// too far together.
import { EntityType, HeldBackReason } from '@adwright/sdk/types'
import type { Value } from '#mocks/sandbox/domain/autopilot/change.ts'
import type { StoredChange } from '#mocks/sandbox/domain/autopilot/documents.ts'
import type { RuleEntity, RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import { type Day, daysBetween } from '#mocks/sandbox/time/time-zone.ts'

/** A limit that is null does not apply. */
export type Limits = {
  /** The factor by which all rules together may raise or lower a value within a day. */
  maxDailyFactor: number | null
  /** The same within 30 days. */
  maxMonthlyFactor: number | null
  /** The share of the total daily budget that changes may move within a day. */
  maxBudgetChangePercent: number | null
}

/** A change that is or was in force. */
export type LedgerEntry = Pick<StoredChange, 'autopilotId' | 'entityId' | 'field' | 'before' | 'after'> & {
  /** Undefined for a change that is only planned. */
  id?: string
  day: Day
  /** When it was made. */
  at: string
  /** Null while it is in force. */
  undoneAt: string | null
}

/** Why a change is not made; `autopilotId` is the rule it would work against. */
export type HeldBack = { reason: HeldBackReason; autopilotId: string | null }

/** The same, as far as the ledger says so. */
export type LedgerRefusal = HeldBack & {
  reason: typeof HeldBackReason.HigherPriority | typeof HeldBackReason.DailyLimit | typeof HeldBackReason.MonthlyLimit
}

/** The sum of budget changes at which automation stops. */
export type BudgetStop = { plannedChange: number; changedToday: number; totalBudget: number }

/** A change of one value of an entity. */
export type Move = Pick<LedgerEntry, 'entityId' | 'field' | 'before' | 'after'>

/** The account at the moment of a change. */
export type LedgerScene = { world: RuleWorld; day: Day; at: string }

/** For so many days no rule reverses the change of a rule with a higher priority. */
const HOLD_DAYS = 90
const MONTH_DAYS = 30
const EPSILON = 1e-9

/** Whether a change of one of the last days was in force at a moment; for a backtest, what happened later does not count. */
const isWithin = (entry: LedgerEntry, { day, at }: LedgerScene, days: number) =>
  entry.at <= at && (entry.undoneAt === null || entry.undoneAt > at) && daysBetween(entry.day, day) < days

/** A search term is either added or excluded, so the two fields are one value. */
const valueKeyOf = ({ field }: Pick<Move, 'field'>) => (field === 'negativeKeyword' ? 'keyword' : field)

/** 1 for more spend, -1 for less; of a label neither. */
export function directionOf({ field, before, after }: Pick<Move, 'field' | 'before' | 'after'>): number {
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
function budgetAddedBy({ entityId, field, before, after }: Move, world: RuleWorld): number {
  if (field === 'dailyBudget') return Number(after ?? 0) - Number(before ?? 0)
  const entity = world.entity(entityId)
  if (field !== 'status' || entity?.entityType !== EntityType.Campaign) return 0
  return directionOf({ field, before, after }) * (entity.attributes.dailyBudget ?? 0)
}

/** The order and limits of all rules, until others replaced them; null for the current ones. */
export type LedgerGuardrails = {
  until: string | null
  /** The rank of each rule that can run, 0 for the highest priority. */
  ranks: ReadonlyMap<string, number>
  limits: Limits
}

type LedgerOptions = {
  entries: LedgerEntry[]
  /** In the order of time, the current ones last. */
  guardrails: readonly [LedgerGuardrails, ...LedgerGuardrails[]]
  /** When automation was last resumed after a stop: from then on, earlier changes don't count towards the limit of budgets. */
  resumedAt: string
}

export class Ledger {
  readonly #entries: LedgerEntry[]
  readonly #guardrails: LedgerOptions['guardrails']
  readonly #resumedAt: string

  constructor({ entries, guardrails, resumedAt }: LedgerOptions) {
    this.#entries = [...entries]
    this.#guardrails = guardrails
    this.#resumedAt = resumedAt
  }

  /** The guardrails at a moment. */
  #guardrailsAt({ at }: Pick<LedgerScene, 'at'>): LedgerGuardrails {
    return this.#guardrails.find(({ until }) => until === null || until > at) ?? this.#guardrails[0]
  }

  /** Why a rule may not make a change; undefined if it may. */
  refusalOf(move: Move, autopilotId: string, scene: LedgerScene): LedgerRefusal | undefined {
    const opponent = this.#opponentOf(move, autopilotId, scene)
    if (opponent !== undefined) return { reason: HeldBackReason.HigherPriority, autopilotId: opponent }
    return this.limitOf(move, scene)
  }

  /** The limit beyond which a change by a rule or a person would move a value; undefined if it is within all. */
  limitOf(move: Move, scene: LedgerScene): LedgerRefusal | undefined {
    const { maxDailyFactor, maxMonthlyFactor } = this.#guardrailsAt(scene).limits
    const isTooFar = (days: number, limit: number | null) => isBeyond(this.#factorSince(move, scene, days), limit)
    if (isTooFar(1, maxDailyFactor)) return { reason: HeldBackReason.DailyLimit, autopilotId: null }
    if (isTooFar(MONTH_DAYS, maxMonthlyFactor)) return { reason: HeldBackReason.MonthlyLimit, autopilotId: null }
    return undefined
  }

  /** The sums with which changes would exceed the limit of the day; undefined while they don't. */
  budgetStopOf(moves: Move[], scene: LedgerScene): BudgetStop | undefined {
    const { maxBudgetChangePercent } = this.#guardrailsAt(scene).limits
    const { world } = scene
    const plannedChange = moves.map((move) => Math.abs(budgetAddedBy(move, world))).reduce((sum, one) => sum + one, 0)
    if (maxBudgetChangePercent === null || plannedChange === 0) return undefined
    const countedFrom = this.#resumedAt <= scene.at ? this.#resumedAt : ''
    const today = this.#entries.filter((entry) => isWithin(entry, scene, 1) && entry.at >= countedFrom)
    const changedToday = today.reduce((sum, entry) => sum + Math.abs(budgetAddedBy(entry, world)), 0)
    const totalBudget = totalBudgetBefore(today, world)
    const isAllowed = changedToday + plannedChange <= (totalBudget * maxBudgetChangePercent) / 100 + EPSILON
    return isAllowed ? undefined : { plannedChange, changedToday, totalBudget }
  }

  /** The ledger without some changes, to which others can be added. */
  without(isLeftOut: (entry: LedgerEntry) => boolean): Ledger {
    const entries = this.#entries.filter((entry) => !isLeftOut(entry))
    return new Ledger({ entries, guardrails: this.#guardrails, resumedAt: this.#resumedAt })
  }

  /** The content of the ledger, for the keys of caches. */
  toJSON() {
    return {
      entries: this.#entries,
      resumedAt: this.#resumedAt,
      guardrails: this.#guardrails.map(({ ranks, ...others }) => ({ ...others, ranks: [...ranks] })),
    }
  }

  add(
    { entityId, field, before, after }: Move,
    autopilotId: string,
    { day, at }: Pick<LedgerScene, 'day' | 'at'>,
  ): void {
    this.#entries.push({ autopilotId, entityId, field, before, after, day, at, undoneAt: null })
  }

  /** The rule with a higher priority that last moved the value the other way. */
  #opponentOf(move: Move, autopilotId: string, scene: LedgerScene): string | undefined {
    const { ranks } = this.#guardrailsAt(scene)
    const own = ranks.get(autopilotId) ?? ranks.size
    const direction = directionOf(move)
    const isOpponent = (entry: LedgerEntry) =>
      entry.autopilotId !== autopilotId &&
      (ranks.get(entry.autopilotId) ?? Number.POSITIVE_INFINITY) < own &&
      isWithin(entry, scene, HOLD_DAYS) &&
      valueKeyOf(entry) === valueKeyOf(move) &&
      directionOf(entry) * direction < 0 &&
      isSameValue(entry, move, scene.world)
    return this.#entries.findLast(isOpponent)?.autopilotId
  }

  /** The factor by which rules will have moved a value within some days, this change included. */
  #factorSince(move: Move, scene: LedgerScene, days: number): number {
    const parent = scene.world.entity(move.entityId)?.adGroupId
    const ids = [move.entityId, ...(move.field === 'cpcBid' ? [parent] : [])]
    return this.#entries
      .filter((entry) => entry.field === move.field && ids.includes(entry.entityId))
      .filter((entry) => isWithin(entry, scene, days))
      .reduce((factor, { before, after }) => factor * factorOf(before, after), factorOf(move.before, move.after))
  }
}

const budgetOf = (entity: RuleEntity | undefined): number =>
  entity?.status === 'enabled' ? (entity.attributes.dailyBudget ?? 0) : 0

/** The daily budgets of all enabled campaigns before the first of some changes, whether the account has them already or not. */
function totalBudgetBefore(entries: readonly LedgerEntry[], world: RuleWorld): number {
  const now = world.entities(EntityType.Campaign).reduce((sum, campaign) => sum + budgetOf(campaign), 0)
  const firsts = [...Map.groupBy(entries, ({ entityId }) => entityId).values()].flatMap(([first]) => first ?? [])
  return firsts.reduce((sum, { entityId, field, before }) => {
    const campaign = world.entity(entityId)
    if (campaign?.entityType !== EntityType.Campaign) return sum
    if (field === 'dailyBudget') return sum + Number(before ?? 0) - budgetOf(campaign)
    if (field !== 'status') return sum
    const whole = campaign.attributes.dailyBudget ?? 0
    return sum + (before === 'enabled' ? whole : 0) - budgetOf(campaign)
  }, now)
}

/** Whether two changes move the same value; the bids of keywords follow the bid of their ad group. */
function isSameValue(entry: Move, move: Move, world: RuleWorld): boolean {
  if (entry.entityId === move.entityId) return true
  if (move.field !== 'cpcBid') return false
  const groupOf = (id: string) => world.entity(id)?.adGroupId
  return groupOf(move.entityId) === entry.entityId || groupOf(entry.entityId) === move.entityId
}
