/** One value of one dimension on the day of an anomaly, with its expected value. */
export type Segment = { dimension: string; value: string; actual: number; expected: number }
export type Contributor = Segment & {
  /**
   * Signed share, in percent, of the changes of its dimension in the direction of the deviation, which add up to 100 %: below 0 it worked
   * against the anomaly.
   */
  contributionPct: number
}

/**
 * The dimension values that explain an anomaly. Dimensions are ranked by their strongest value and never summed, since each explains the same
 * deviation anew. Segments without a deviation are left out.
 */
export function contributorsOf(segments: readonly Segment[], limit = 10): Contributor[] {
  const byDimension = Map.groupBy(segments, ({ dimension }) => dimension)
  return [...byDimension.values()]
    .map(sharesOf)
    .sort((a, b) => (b[0]?.contributionPct ?? 0) - (a[0]?.contributionPct ?? 0))
    .flat()
    .slice(0, limit)
}

/** The shares of the values of one dimension, the largest first. */
function sharesOf(segments: readonly Segment[]): Contributor[] {
  const changes = segments.map(({ actual, expected }) => actual - expected)
  const side = Math.sign(changes.reduce((sum, change) => sum + change, 0))
  const along = changes.reduce((sum, change) => sum + Math.max(0, side * change), 0)
  return segments
    .map((segment, place) => {
      const share = along === 0 ? 0 : (side * (changes[place] ?? 0)) / along
      return { ...segment, contributionPct: Math.round(share * 1000) / 10 }
    })
    .filter(({ contributionPct }) => contributionPct !== 0)
    .sort((a, b) => b.contributionPct - a.contributionPct)
}
