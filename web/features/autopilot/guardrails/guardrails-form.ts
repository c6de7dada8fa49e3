import type { AutopilotGuardrails } from '@adwright/sdk/types'

/** An empty field is undefined and means no limit. */
export interface GuardrailsForm {
  maxDailyFactor: number | undefined
  maxMonthlyFactor: number | undefined
  maxBudgetChangePercent: number | undefined
  order: string[]
}

export const formOf = (guardrails: AutopilotGuardrails): GuardrailsForm => ({
  maxDailyFactor: guardrails.maxDailyFactor ?? undefined,
  maxMonthlyFactor: guardrails.maxMonthlyFactor ?? undefined,
  maxBudgetChangePercent: guardrails.maxBudgetChangePercent ?? undefined,
  order: [...guardrails.order],
})

/** The list with one item moved by a number of places. */
export function moved<Item>(list: readonly Item[], item: Item, by: number): Item[] {
  const others = list.filter((one) => one !== item)
  const place = Math.min(others.length, Math.max(0, list.indexOf(item) + by))
  return others.toSpliced(place, 0, item)
}
