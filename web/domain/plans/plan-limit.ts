import type { PlanLimitUsage } from '@adwright/sdk/types'

/** From this share of a limit on, the notice counts what is left. */
const NEAR_SHARE = 0.8

export type PlanLimitState = 'free' | 'near' | 'reached' | 'excluded'

/** How close `adding` more come to a limit; `excluded` if the plan doesn't include them at all. */
export function stateOf({ used, allowed }: Pick<PlanLimitUsage, 'used' | 'allowed'>, adding = 1): PlanLimitState {
  if (allowed === null) return 'free'
  if (allowed === 0) return 'excluded'
  if (used + adding > allowed) return 'reached'
  return used >= allowed * NEAR_SHARE ? 'near' : 'free'
}
