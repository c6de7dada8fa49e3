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

/** A value of a dimension with its rate and the trials behind it (sessions), then and as expected; a rate without trials is ignored. */
export type RateSegment = { trials: number; expectedTrials: number; rate: number; expectedRate: number }
/** The parts of the change of a rate that come from a segment; those of all segments of a dimension add up to the whole change. */
export type RateEffects = { rateEffect: number; mixEffect: number }

/**
 * Splits the change of a rate over the segments of one dimension (Oaxaca 1973, Blinder 1973): by the change of each segment's own rate, and
 * by the change of its share of the trials, which matters as far as its rate differs from the rate of all.
 */
export function rateEffectsOf(segments: readonly RateSegment[]): RateEffects[] {
  const trials = segments.reduce((sum, segment) => sum + segment.trials, 0)
  const expectedTrials = segments.reduce((sum, segment) => sum + segment.expectedTrials, 0)
  const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
  const expectedRate = shareOf(
    segments.reduce(
      (sum, segment) => (segment.expectedTrials > 0 ? sum + segment.expectedTrials * segment.expectedRate : sum),
      0,
    ),
    expectedTrials,
  )
  return segments.map((segment) => {
    const share = shareOf(segment.trials, trials)
    const mix = share - shareOf(segment.expectedTrials, expectedTrials)
    // A segment without trials has no rate that could have changed.
    const change = segment.trials > 0 && segment.expectedTrials > 0 ? segment.rate - segment.expectedRate : 0
    if (segment.trials <= 0 && segment.expectedTrials <= 0) return { rateEffect: 0, mixEffect: 0 }
    const usualRate = segment.expectedTrials > 0 ? segment.expectedRate : segment.rate
    return { rateEffect: share * change, mixEffect: mix * (usualRate - expectedRate) }
  })
}
