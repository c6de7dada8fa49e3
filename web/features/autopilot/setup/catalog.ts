import type { AutopilotRule } from '@adwright/sdk/types'

/** Sorts rules by wasted spend, then by number of matches, then by the order of the catalog. */
export const byUrgency = (rules: readonly AutopilotRule[]): AutopilotRule[] =>
  rules.toSorted((a, b) => b.wastedSpend - a.wastedSpend || b.violatingCount - a.violatingCount)
