/** The share of false ones that is accepted among the anomalies of one time. */
export const falseDiscoveryRate = 0.1

/**
 * The probability up to which anomalies of the same time are reported, so that at most a tenth of them are expected to be false (Benjamini
 * and Hochberg 1995, time by time as in BatchBH, Zrnic et al. 2020): `tests` series were checked at that time, and `probabilities` are
 * those of the anomalies. With few series the sensitivities are stricter: up to 5, 20 and 100 at high, medium and low sensitivity.
 */
export function largestReportedProbability(probabilities: readonly number[], tests: number): number {
  const ascending = probabilities.toSorted((a, b) => a - b)
  return ascending.findLast((probability, place) => probability <= (falseDiscoveryRate * (place + 1)) / tests) ?? 0
}
