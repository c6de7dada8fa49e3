// Estimates the effect of changes: difference in differences against untouched entities of the same kind, with an interval.
import { type AutopilotEffectEstimate, EffectVerdict, type EntityType } from '@adwright/sdk/types'
import type { AdsEntity } from '#mocks/sandbox/platforms/ads/entity.ts'
import type { AdsAccountView } from '#mocks/sandbox/platforms/ads.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

/** The first change of an entity. */
export type FirstChange = { entityId: string; entityType: EntityType; day: Day }

type Metric = AutopilotEffectEstimate['metric']
type Sides = { before: number; after: number }

const METRICS: readonly Metric[] = ['cost', 'conversions', 'conversionValue']
const LENGTHS = [14, 7] as const
/** Fewer untouched entities say too little about chance. */
const MIN_UNTOUCHED = 8
const MAX_UNTOUCHED = 300
/** So many conversions of the changed entities on both sides are needed to compare them. */
const MIN_CONVERSIONS = 10

const cents = (value: number) => Math.round(value * 100) / 100

/** The 97.5% quantile of Student's t distribution, by an expansion that is exact to 1% from 4 degrees of freedom. */
const quantileOf = (degrees: number) => 1.96 + 2.37 / degrees + 2.82 / degrees ** 2

function sidesOf(world: AdsAccountView, entityId: string, day: Day, length: number): Record<Metric, Sides> {
  const before = world.parts(entityId, addDays(day, -length), addDays(day, -1))
  const after = world.parts(entityId, addDays(day, 1), addDays(day, length))
  const side = (metric: Metric): Sides => ({ before: before[metric], after: after[metric] })
  return { cost: side('cost'), conversions: side('conversions'), conversionValue: side('conversionValue') }
}

const sumOf = <Item>(list: readonly Item[], value: (item: Item) => number) =>
  list.reduce((sum, item) => sum + value(item), 0)

/** The growth of the untouched entities of one kind and day, and the variance of single ones around it. */
function growthOf(untouched: readonly Sides[]): { ratio: number; dispersion: number; size: number } {
  const size = sumOf(untouched, ({ before }) => before)
  const ratio = sumOf(untouched, ({ after }) => after) / size
  const squares = sumOf(untouched, ({ before, after }) => (after - ratio * before) ** 2)
  // The variance of an entity is proportional to its size, as for counts.
  return { ratio, dispersion: (squares / size) * (untouched.length / (untouched.length - 1)), size }
}

/** A group of entities of one kind that were first changed on the same day, with the untouched ones of these days. */
type Cohort = { changed: Record<Metric, Sides>[]; untouched: Record<Metric, Sides>[] }

type Totals = { before: number; after: number; expected: number; variance: number; untouchedCount: number }

function totalsOf(cohorts: readonly Cohort[], metric: Metric): Totals | undefined {
  const totals: Totals = { before: 0, after: 0, expected: 0, variance: 0, untouchedCount: Number.POSITIVE_INFINITY }
  for (const cohort of cohorts) {
    const untouched = cohort.untouched.map((sides) => sides[metric]).filter(({ before }) => before > 0)
    totals.untouchedCount = Math.min(totals.untouchedCount, untouched.length)
    if (untouched.length < MIN_UNTOUCHED) continue
    const { ratio, dispersion, size } = growthOf(untouched)
    const before = sumOf(cohort.changed, (sides) => sides[metric].before)
    totals.before += before
    totals.after += sumOf(cohort.changed, (sides) => sides[metric].after)
    totals.expected += ratio * before
    // Chance of the changed entities, and of the growth itself.
    totals.variance += dispersion * before + (before ** 2 * dispersion) / size
  }
  return cohorts.length === 0 ? undefined : totals
}

const hasEnough = (metric: Metric, { before, after, untouchedCount }: Totals): boolean =>
  untouchedCount >= MIN_UNTOUCHED && before > 0 && (metric !== 'conversions' || before + after >= MIN_CONVERSIONS)

const NOTHING = { before: null, after: null, expected: null, difference: null, low: null, high: null }

function estimateOf(metric: Metric, days: 7 | 14, cohorts: readonly Cohort[]): AutopilotEffectEstimate {
  const changedCount = sumOf(cohorts, ({ changed }) => changed.length)
  const totals = totalsOf(cohorts, metric)
  const untouchedCount = totals ? totals.untouchedCount : 0
  const head = { metric, days, changedCount, untouchedCount }
  if (!totals || !Number.isFinite(totals.variance) || !hasEnough(metric, totals))
    return { ...head, verdict: EffectVerdict.TooLittleData, ...NOTHING }
  const perDay = (value: number) => cents(value / days)
  const difference = totals.after - totals.expected
  const reach = quantileOf(untouchedCount - 1) * Math.sqrt(totals.variance)
  const [low, high] = [difference - reach, difference + reach]
  const verdict = low > 0 ? EffectVerdict.More : high < 0 ? EffectVerdict.Less : EffectVerdict.NoClearDifference
  return {
    ...head,
    verdict,
    before: perDay(totals.before),
    after: perDay(totals.after),
    expected: perDay(totals.expected),
    difference: perDay(difference),
    low: perDay(low),
    high: perDay(high),
  }
}

/** The estimate of the conversions over the longest period with enough data; too little data over the longest one otherwise. */
export function gainOf(estimates: readonly AutopilotEffectEstimate[]): AutopilotEffectEstimate {
  const gains = estimates.filter(({ metric }) => metric === 'conversions')
  const gain = gains.find(({ verdict }) => verdict !== EffectVerdict.TooLittleData) ?? gains[0]
  return gain ?? estimateOf('conversions', LENGTHS[0], [])
}

/** Campaigns and ad groups with a touched entity in them. */
const parentIdsOf = (touched: ReadonlySet<string>, world: AdsAccountView): Set<string> =>
  new Set(
    [...touched].flatMap((id) => {
      const entity = world.entity(id)
      return [entity?.campaignId, entity?.adGroupId].filter((above) => typeof above === 'string')
    }),
  )

/** Whether a rule has changed an entity, something above it, or something in it. */
const isTouched = ({ id, campaignId, adGroupId }: AdsEntity, touched: ReadonlySet<string>, parents: Set<string>) =>
  parents.has(id) || [id, campaignId, adGroupId].some((one) => one !== null && touched.has(one))

/** The estimates of changes, for each metric over 14 and 7 days; `touched` are all entities that any rule has changed lately. */
export function effectEstimates(
  changes: readonly FirstChange[],
  touched: ReadonlySet<string>,
  world: AdsAccountView,
): AutopilotEffectEstimate[] {
  const lastDay = addDays(world.today, -1)
  const parents = parentIdsOf(touched, world)
  return LENGTHS.flatMap((length) => {
    const complete = changes.filter(({ day }) => addDays(day, length) <= lastDay)
    const groups = Map.groupBy(complete, ({ entityType, day }) => `${entityType} ${day}`)
    const cohorts = [...groups.values()].flatMap((own): Cohort[] => {
      const [first] = own
      if (!first) return []
      const sides = (entityId: string) => sidesOf(world, entityId, first.day, length)
      const untouched = world
        .entities(first.entityType)
        .filter((entity) => entity.status === 'enabled' && !isTouched(entity, touched, parents))
        .map(({ id }) => sides(id))
        .filter(({ cost }) => cost.before > 0)
        .slice(0, MAX_UNTOUCHED)
      return [{ changed: own.map(({ entityId }) => sides(entityId)), untouched }]
    })
    return METRICS.map((metric) => estimateOf(metric, length, cohorts))
  })
}
