import type { AutopilotRule } from '@adwright/sdk/types'

/** A rule without its state for a client account. */
export type Rule = Omit<AutopilotRule, 'isActive' | 'activeItemCount' | 'violatingCount'>
