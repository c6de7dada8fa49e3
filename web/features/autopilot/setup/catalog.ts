import type { AutopilotRule } from '@adwright/sdk/types'

type Rule = Pick<AutopilotRule, 'violatingCount' | 'matchedCost30d'>

/** Sorts rules by the cost of their matches, then by their number, then by the order of the catalog. */
export const byCostOfMatches = <One extends Rule>(rules: readonly One[]): One[] =>
  rules.toSorted((a, b) => (b.matchedCost30d ?? 0) - (a.matchedCost30d ?? 0) || b.violatingCount - a.violatingCount)
