import type { AutopilotGuardrails, AutopilotGuardrailsUpdate } from '@adwright/sdk/types'
import { zAutopilotGuardrailsUpdate } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

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

const updateOf = (form: GuardrailsForm): AutopilotGuardrailsUpdate => ({
  maxDailyFactor: form.maxDailyFactor ?? null,
  maxMonthlyFactor: form.maxMonthlyFactor ?? null,
  maxBudgetChangePercent: form.maxBudgetChangePercent ?? null,
  order: form.order,
})

export const guardrailsSchema = z.pipe(
  z.pipe(z.custom<GuardrailsForm>(), z.transform(updateOf)),
  zAutopilotGuardrailsUpdate,
)

/** The list with one item moved by a number of places. */
export function moved<Item>(list: readonly Item[], item: Item, by: number): Item[] {
  const others = list.filter((one) => one !== item)
  const place = Math.min(others.length, Math.max(0, list.indexOf(item) + by))
  return others.toSpliced(place, 0, item)
}
