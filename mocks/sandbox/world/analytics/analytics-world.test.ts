import { expect, test } from 'vitest'
import { reportOf } from '#mocks/sandbox/domain/reports/analytics-report.ts'
import { METRICS, PART_COUNT, PARTS, SESSIONS } from '#mocks/sandbox/platforms/analytics/parts.ts'
import { addDays, dayNumber } from '#mocks/sandbox/time/time-zone.ts'
import { AnalyticsWorld, analyticsWorldOf } from '#mocks/sandbox/world/analytics/analytics-world.ts'
import { siteOf } from '#mocks/sandbox/world/analytics/properties.ts'

const SHOP = '318204657'

function shop(seed = 1): AnalyticsWorld {
  const site = siteOf(SHOP)
  if (!site) throw new Error('The shop is not among the properties.')
  return new AnalyticsWorld(seed, site)
}

test.each([SHOP, '327719045', '341552908', '402915538'])(
  'every breakdown of %s adds up to its total',
  (propertyName) => {
    const world = analyticsWorldOf(7, propertyName)
    for (let day = '2026-10-20'; day <= '2026-12-02'; day = addDays(day, 1)) {
      const metrics = world?.metrics(dayNumber(day))
      if (!world || !metrics) continue
      for (const { dimension, first, values } of world.splits) {
        const sums = PARTS.map((_, part) =>
          values.reduce((sum, __, row) => sum + (metrics.rows[(first + row) * PART_COUNT + part] ?? 0), 0),
        )
        expect(sums, `${day} ${dimension}`).toEqual([...metrics.totals])
      }
    }
  },
)

test('no row has more engaged sessions or users than sessions, nor revenue without key events', () => {
  const world = shop()
  for (let number = dayNumber('2026-06-01'); number < dayNumber('2026-09-01'); number++) {
    const rows = world.metrics(number)?.rows ?? new Float64Array()
    expect(rows.length).toBeGreaterThan(0)
    for (let at = 0; at < rows.length; at += PART_COUNT) {
      const [sessions = 0, users = 0, fresh = 0, engaged = 0, , , conversions = 0, revenue = 0] = rows.subarray(at)
      expect(engaged).toBeLessThanOrEqual(sessions)
      expect(users).toBeLessThanOrEqual(sessions)
      expect(fresh).toBeLessThanOrEqual(users)
      expect(conversions === 0 && revenue > 0).toBe(false)
    }
  }
})

test('the same seed gives the same day in any order of requests, another seed gives another day', () => {
  const [one, other, foreign] = [shop(), shop(), shop(2)]
  other.period('2026-01-01', '2026-03-31')
  expect(one.day('2026-03-14')).toEqual(other.day('2026-03-14'))
  expect(foreign.day('2026-03-14')).not.toEqual(one.day('2026-03-14'))
})

test('hours add up to their day and weeks to their days', () => {
  const world = shop()
  const segment = { dimension: 'deviceCategory', value: 'mobile' } as const
  const hours = world.hourly('eventCount', '2026-05-04', '2026-05-04', segment)
  expect(hours).toHaveLength(24)
  const day = world.daily('eventCount', '2026-05-04', '2026-05-04', segment)
  expect(hours.reduce((sum, { value }) => sum + value, 0)).toBe(day[0]?.value)
  const week = world.weekly('sessions', '2026-05-04', '2026-05-12')
  const days = world.daily('sessions', '2026-05-04', '2026-05-10')
  expect(week).toEqual([{ time: Date.parse('2026-05-04'), value: days.reduce((sum, { value }) => sum + value, 0) }])
})

test('returning visitors are counted once: the users of a month are fewer than the sum of its days', () => {
  const world = shop()
  const { parts } = world.period('2026-05-01', '2026-05-30')
  const days = world.daily('totalUsers', '2026-05-01', '2026-05-30').map(({ value }) => value)
  expect(parts[1]).toBeLessThan(days.reduce((sum, value) => sum + value, 0))
  expect(parts[1]).toBeGreaterThan(Math.max(...days))
})

test('Sundays are busier than Fridays, and Christmas is quiet', () => {
  const world = shop()
  const average = (weekday: number) => {
    let sum = 0
    for (let week = 0; week < 20; week++)
      sum += world.usualDay(addDays('2026-02-01', weekday + week * 7))[SESSIONS] ?? 0
    return sum / 20
  }
  expect(average(0)).toBeGreaterThan(average(5) * 1.15)
  expect(world.usualDay('2025-12-25')[SESSIONS]).toBeLessThan((world.usualDay('2025-12-18')[SESSIONS] ?? 0) * 0.8)
})

test('each kind of story happens once in forty days', () => {
  const world = shop()
  const kinds: string[] = []
  const first = Math.ceil(dayNumber('2026-01-01') / 40) * 40
  for (let number = first; number < first + 40; number++) {
    const day = addDays('1970-01-01', number)
    const running = world.story(day)
    if (running && running.start === number) kinds.push(running.story.kind)
  }
  expect(kinds.sort()).toEqual(['botTraffic', 'campaignLaunch', 'landingPageBroken', 'trackingBreak', 'viralDay'])
})

test('a report compares two date ranges by day index, and leaves out days without data', () => {
  const report = reportOf(
    shop(),
    {
      currency: 'EUR',
      currentPeriod: { dateBegin: '2026-11-10', dateEnd: '2026-11-20' },
      previousPeriod: { dateBegin: '2026-11-03', dateEnd: '2026-11-05' },
    },
    '2026-11-18',
    [],
  )
  const sessions = report.series.filter(({ metric }) => metric === 'sessions')
  expect(sessions).toHaveLength(9)
  expect(sessions.slice(0, 4).map(({ previous }) => previous === null)).toEqual([false, false, false, true])
  expect(report.series.map(({ metric }) => metric).filter((metric, i, all) => metric !== all[i - 1])).toEqual(METRICS)
  const total = report.totals.find(({ metric }) => metric === 'sessions')
  expect(total?.current).toBe(sessions.reduce((sum, { current }) => sum + (current ?? 0), 0))
  const channels = report.breakdowns.sessionDefaultChannelGroup.map(({ metrics }) => metrics.sessions ?? 0)
  expect(channels.reduce((sum, value) => sum + value, 0)).toBe(total?.current)
  expect(channels).toEqual([...channels].sort((a, b) => b - a))
})

test('there is no data before a property was opened', () => {
  const staging = analyticsWorldOf(1, '341552908')
  expect(staging?.day('2026-11-01')).toBeUndefined()
  expect(staging?.day('2026-11-02')).toBeDefined()
  expect(analyticsWorldOf(1, '999999999')).toBeUndefined()
})
