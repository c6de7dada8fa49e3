// Estimated savings: the cost that changes avoid, scaled to one period so that they can be compared and added.
import type { Saving, SavingPart } from '@adwright/sdk/types'
import type { Window } from '#mocks/sandbox/domain/autopilot/windows.ts'
import { daysOf, lastDays } from '#mocks/sandbox/domain/autopilot/windows.ts'
import type { RuleEntity, RuleWorld } from '#mocks/sandbox/domain/autopilot/world.ts'
import type { Day } from '#mocks/sandbox/time/time-zone.ts'

export const SAVING_PERIOD_DAYS = 30

/** The calculation of one change's saving. */
export type SavingBasis = Pick<SavingPart, 'dateBegin' | 'dateEnd' | 'cost' | 'avoidedCost'>
/** A saving without the currency of the client account. */
export type SavingTotal = Pick<Saving, 'amount' | 'changeCount' | 'parts'>

const rounded = (value: number) => Math.round(value * 100) / 100
const windowOf = ({ dateBegin, dateEnd }: SavingBasis): Window => ({ from: dateBegin, to: dateEnd })

/** The last 30 complete days, or those since an entity was created; null before its first complete day. */
function basisWindowOf({ createdOn }: RuleEntity, today: Day): Window | null {
  const { from, to } = lastDays(SAVING_PERIOD_DAYS, today)
  if (createdOn > to) return null
  return { from: createdOn > from ? createdOn : from, to }
}

/** The part of an entity's cost that a change avoids, by its cost and the length of the basis window. */
type AvoidedCost = (cost: number, days: number) => number

/** Calculates a saving from what an entity cost in its basis window, whatever window the conditions of the rule have. */
export function savingBasisOf(
  world: RuleWorld,
  entity: RuleEntity,
  today: Day,
  avoided: AvoidedCost,
): SavingBasis | null {
  const window = basisWindowOf(entity, today)
  if (!window || world.unknown.includes('cost')) return null
  const { cost } = world.parts(entity.id, window.from, window.to)
  if (Number.isNaN(cost)) return null
  const avoidedCost = Math.min(Math.max(avoided(cost, daysOf(window)), 0), cost)
  return { dateBegin: window.from, dateEnd: window.to, cost: rounded(cost), avoidedCost: rounded(avoidedCost) }
}

const scaled = (avoidedCost: number, basisDays: number) => rounded((avoidedCost / basisDays) * SAVING_PERIOD_DAYS)

/** The expected saving of one change in 30 days. */
export const amountOf = (basis: SavingBasis): number => scaled(basis.avoidedCost, daysOf(windowOf(basis)))

function partOf(basisDays: number, bases: SavingBasis[]): SavingPart {
  const sumOf = (field: 'cost' | 'avoidedCost') => rounded(bases.reduce((sum, basis) => sum + basis[field], 0))
  const avoidedCost = sumOf('avoidedCost')
  return {
    dateBegin: bases.map(({ dateBegin }) => dateBegin).sort()[0] ?? '',
    dateEnd:
      bases
        .map(({ dateEnd }) => dateEnd)
        .sort()
        .at(-1) ?? '',
    basisDays,
    changeCount: bases.length,
    cost: sumOf('cost'),
    avoidedCost,
    amount: scaled(avoidedCost, basisDays),
  }
}

/** Adds savings, each scaled by the length of its own basis window. */
export function totalOf(bases: SavingBasis[]): SavingTotal {
  const parts = [...Map.groupBy(bases, (basis) => daysOf(windowOf(basis)))]
    .map(([days, own]) => partOf(days, own))
    .sort((a, b) => b.basisDays - a.basisDays)
  return { amount: rounded(parts.reduce((sum, { amount }) => sum + amount, 0)), changeCount: bases.length, parts }
}

/** A saving in the contract's form. */
export const shownSaving = (total: SavingTotal | null, currencyCode: string): Saving | null =>
  total && { ...total, currencyCode, periodDays: SAVING_PERIOD_DAYS }
