/** One value of one dimension on the day of an anomaly, with its expected value. */
export type Segment = { dimension: string; value: string; actual: number; expected: number }
export type Contributor = Segment & {
  /** Signed share, in percent, of its dimension's whole deviation: below 0 it worked against the anomaly. */
  contributionPct: number
}

/** The dimension values that explain an anomaly, the largest share first. Segments without a deviation are left out. */
export function contributorsOf(segments: readonly Segment[], limit = 10): Contributor[] {
  const deviation = new Map<string, number>()
  for (const { dimension, actual, expected } of segments) {
    deviation.set(dimension, (deviation.get(dimension) ?? 0) + actual - expected)
  }
  return segments
    .map((segment) => {
      const whole = deviation.get(segment.dimension) ?? 0
      const share = whole === 0 ? 0 : (segment.actual - segment.expected) / whole
      return { ...segment, contributionPct: Math.round(share * 1000) / 10 }
    })
    .filter((contributor) => contributor.contributionPct !== 0)
    .sort((a, b) => b.contributionPct - a.contributionPct)
    .slice(0, limit)
}
