// The severity of a drop by its loss: the score of a volatile segment stays low even if the segment loses everything.
import { Severity } from '@adwright/sdk/types'
import type { Finding } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'

/** Lost shares of the expected value from which a drop is at least of this severity. */
const MEDIUM_LOSS = 0.5
const HIGH_LOSS = 0.9
/** A loss counts from this many standard deviations of chance (Poisson) on: a handful of sessions may be missing for no reason. */
const MIN_CHANCE_DEVIATIONS = 5

function lossSeverity({ direction, actual, expected }: Finding): Finding['severity'] {
  const lost = expected - actual
  if (direction !== 'drop' || lost < MIN_CHANCE_DEVIATIONS * Math.sqrt(expected)) return Severity.Low
  if (lost >= HIGH_LOSS * expected) return Severity.High
  return lost >= MEDIUM_LOSS * expected ? Severity.Medium : Severity.Low
}

/** Raises the severity of a finding to that of its loss. */
export const withLossSeverity = (finding: Finding): Finding => {
  const byLoss = lossSeverity(finding)
  return byLoss > finding.severity ? { ...finding, severity: byLoss } : finding
}
