import type { AutopilotRule } from '@adwright/sdk/types'

/** A rule without its state for a client account. */
export type Rule = Omit<
  AutopilotRule,
  'currencyCode' | 'isActive' | 'activeItemCount' | 'violatingCount' | 'matchedCost30d' | 'unknownMetrics'
>

/** The parts of an action that takes no amount. */
export const NO_AMOUNT = { value: null, unit: null, minLimit: null, maxLimit: null } as const
