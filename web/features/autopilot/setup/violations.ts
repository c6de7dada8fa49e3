import type {
  ConditionMetric,
  ConditionValue,
  EntityRef,
  FailedEntity,
  Severity,
  ViolatingAdGroupKeyword,
  ViolatingCampaign,
} from '@adwright/sdk/types'

/** An entity that matches a rule now, from the list with the most details. */
export interface Violation extends EntityRef {
  severity: Severity
  metric: ConditionMetric
  actual: ConditionValue
  threshold: ConditionValue
  /** The wasted spend; null if unknown. */
  wastedSpend: number | null
  /** The first day of the match; null if unknown. */
  since: string | null
}

interface Lists {
  campaigns: readonly ViolatingCampaign[]
  keywords: readonly ViolatingAdGroupKeyword[]
  /** Matches of all entity types in the last snapshot. */
  failed: readonly FailedEntity[]
}

/** The matches of a rule: campaigns and keywords as of now, other entity types as of the snapshot. */
export function violationsOf(ruleId: string, { campaigns, keywords, failed }: Lists): Violation[] {
  const now = [...campaigns, ...keywords].filter((one) => one.ruleId === ruleId)
  const known = new Set(now.map(({ entityId }) => entityId))
  const others = failed
    .filter((one) => one.ruleId === ruleId && !known.has(one.entityId))
    .map((one): Violation => ({ ...one, threshold: one.expected, wastedSpend: null, since: null }))
  return [...now, ...others].toSorted(
    (a, b) => (b.wastedSpend ?? 0) - (a.wastedSpend ?? 0) || b.severity - a.severity || a.name.localeCompare(b.name),
  )
}
