import type { PlanLimitUsage } from '@adwright/sdk/types'
import type { Answer } from '#tests/support/api.tsx'
import { ACCOUNT } from '#tests/support/sandbox.ts'

/** The answer of an account on Growth of which one limit is known. */
export const planUsageWith = (limit: Pick<PlanLimitUsage, 'kind' | 'used' | 'allowed'> & Partial<PlanLimitUsage>) => {
  const limits = [{ renewsAt: null, includedIn: null, ...limit }]
  const body = { plan: 2, productName: 'Growth', payerName: 'Elif Demir', isPayer: true, limits }
  return { [`GET /Account/${ACCOUNT}/plan-usage`]: { body } } satisfies Record<string, Answer>
}
