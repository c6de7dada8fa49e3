import type { AutopilotGuardrailsUpdate } from '@adwright/sdk/types'
import { zAutopilotGuardrailsUpdate } from '@adwright/sdk/zod'
import * as z from 'zod/mini'
import type { GuardrailsForm } from './guardrails-form.ts'

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
