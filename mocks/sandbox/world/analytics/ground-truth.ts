// The planted anomalies as ground truth for judging the detection engine.
import type { AnalyticsMetric } from '@adwright/sdk/types'
import { METRICS, metricOf } from '#mocks/sandbox/platforms/analytics/parts.ts'
import { holidayOn } from '#mocks/sandbox/time/holidays.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'
import type { AnalyticsWorld } from '#mocks/sandbox/world/analytics/analytics-world.ts'
import type { StoryKind } from '#mocks/sandbox/world/analytics/stories.ts'

export type PlantedAnomaly = { kind: StoryKind; metric: AnalyticsMetric; side: 'drop' | 'rise'; from: Day; to: Day }

/** With fewer key events per day, losing half of them is hardly distinguishable from noise. */
const MIN_KEY_EVENTS = 60
/** A story counts as affecting a metric if it moved it by at least this share. */
const MIN_EFFECT = 0.03

/** Returns every change that must be detected among the stories that begin in the date range, except on holidays. */
export function plantedAnomalies(world: AnalyticsWorld, from: Day, to: Day): PlantedAnomaly[] {
  const planted: PlantedAnomaly[] = []
  const hasKeyEvents = world.site.sessions * world.site.conversion >= MIN_KEY_EVENTS
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const story = world.story(day)?.story
    if (!story || world.story(addDays(day, -1))?.story === story) continue
    const last = addDays(day, story.strengths.length - 1)
    if (daysOf(day, last).some((one) => holidayOn(world.site.country, one))) continue
    for (const metric of METRICS) {
      const side = story.signs[metric]
      const isRare = (metric === 'conversions' || metric === 'totalRevenue') && !hasKeyEvents
      if (side && !isRare) planted.push({ kind: story.kind, metric, side, from: day, to: last })
    }
  }
  return planted
}

/** True if a story moved a metric on a day, so that a detection there is correct. */
export function isAffected(world: AnalyticsWorld, metric: AnalyticsMetric, day: Day): boolean {
  const actual = world.day(day)
  if (!actual || !world.story(day)) return false
  const usual = metricOf(world.usualDay(day), metric)
  return Math.abs(metricOf(actual, metric) - usual) >= MIN_EFFECT * usual
}

function daysOf(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
