import type { AutopilotRule, ViolatingAdGroupKeyword, ViolatingCampaign } from '@adwright/sdk/types'

/** The wasted spend by rule, in the client account's currency. */
export function wasteByRule(
  violations: readonly Pick<ViolatingCampaign | ViolatingAdGroupKeyword, 'ruleId' | 'wastedSpend'>[],
): ReadonlyMap<string, number> {
  const waste = new Map<string, number>()
  for (const { ruleId, wastedSpend } of violations) waste.set(ruleId, (waste.get(ruleId) ?? 0) + wastedSpend)
  return waste
}

/** Sorts rules by wasted spend, then by number of matches, then by the order of the catalog. */
export const byUrgency = (rules: readonly AutopilotRule[], waste: ReadonlyMap<string, number>): AutopilotRule[] =>
  rules.toSorted((a, b) => (waste.get(b.id) ?? 0) - (waste.get(a.id) ?? 0) || b.violatingCount - a.violatingCount)
