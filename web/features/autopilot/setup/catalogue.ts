import type { AutopilotRule, ViolatingAdGroupKeyword, ViolatingCampaign } from '@adwright/sdk/types'

/** What rules cost as long as nobody acts, by rule: cost that brought nothing, in the client account's currency. */
export function wasteByRule(
  violations: readonly Pick<ViolatingCampaign | ViolatingAdGroupKeyword, 'ruleId' | 'wastedSpend'>[],
): ReadonlyMap<string, number> {
  const waste = new Map<string, number>()
  for (const { ruleId, wastedSpend } of violations) waste.set(ruleId, (waste.get(ruleId) ?? 0) + wastedSpend)
  return waste
}

/** What should be looked at first: what wastes most, then what most things violate; else the order of the catalogue. */
export const byUrgency = (rules: readonly AutopilotRule[], waste: ReadonlyMap<string, number>): AutopilotRule[] =>
  rules.toSorted((a, b) => (waste.get(b.id) ?? 0) - (waste.get(a.id) ?? 0) || b.violatingCount - a.violatingCount)
