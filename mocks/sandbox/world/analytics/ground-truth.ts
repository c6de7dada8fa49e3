// What was planted, for judging what the engine finds.
import type { AnalyticsMetric } from '@adwright/sdk/types'
import { METRICS, metricOf } from '#mocks/sandbox/platforms/analytics/parts.ts'
import { holidayOn } from '#mocks/sandbox/time/holidays.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'
import type { AnalyticsWorld } from '#mocks/sandbox/world/analytics/analytics-world.ts'
import type { StoryKind } from '#mocks/sandbox/world/analytics/stories.ts'

export type Planted = { kind: StoryKind; metric: AnalyticsMetric; side: 'drop' | 'rise'; from: Day; to: Day }

/** Below this many key events a day half of them missing is hardly more than chance. */
const FEWEST_KEY_EVENTS = 60
/** A story touched a metric when it moved it by this share. */
const TOUCH = 0.03

/** Every change that must be noticed among stories beginning in the period, but for those on holidays. */
export function plantedIn(world: AnalyticsWorld, from: Day, to: Day): Planted[] {
  const planted: Planted[] = []
  const hasKeyEvents = world.site.sessions * world.site.conversion >= FEWEST_KEY_EVENTS
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

/** Whether a story moved a metric on a day, so that finding it there is right. */
export function isTouched(world: AnalyticsWorld, metric: AnalyticsMetric, day: Day): boolean {
  const actual = world.day(day)
  if (!actual || !world.story(day)) return false
  const usual = metricOf(world.usualDay(day), metric)
  return Math.abs(metricOf(actual, metric) - usual) >= TOUCH * usual
}

function daysOf(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
