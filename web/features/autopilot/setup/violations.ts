import type {
  ConditionMetric,
  ConditionValue,
  EntityRef,
  FailedEntity,
  Severity,
  ViolatingAdGroupKeyword,
  ViolatingCampaign,
} from '@adwright/sdk/types'

/** An entity that matches a rule. */
export interface Violation extends EntityRef {
  severity: Severity
  metric: ConditionMetric
  actual: ConditionValue | null
  threshold: ConditionValue
  /** Cost that brought nothing; null in the snapshot, which does not say. */
  wastedSpend: number | null
  /** First day without a break; null in the snapshot, which does not say. */
  since: string | null
  /** The days of the wasted spend; undefined in the snapshot, which does not say. */
  dateBegin?: string | undefined
  dateEnd?: string | undefined
}

/** A row of the lists of matches: campaigns and keywords as of now, other entity types as of the last snapshot. */
export const violationOf = (match: ViolatingCampaign | ViolatingAdGroupKeyword | FailedEntity): Violation =>
  'threshold' in match ? match : { ...match, threshold: match.expected, wastedSpend: null, since: null }
