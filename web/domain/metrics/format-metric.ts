import { AnalyticsMetricUnit } from '@adwright/sdk/types'
import type { Format } from '#web/ui/use-format.ts'

const LARGE = 1_000_000

/** Formats a web analytics metric; amounts in the currency of the property or account. */
export function formatMetric(
  format: Format,
  unit: AnalyticsMetricUnit | undefined,
  value: number,
  currencyCode: string,
): string {
  switch (unit) {
    case AnalyticsMetricUnit.Rate:
      return format.rate(value, 1)
    case AnalyticsMetricUnit.Money:
      return format.money(value, currencyCode, value >= LARGE / 10)
    case AnalyticsMetricUnit.Seconds:
      return format.duration(value)
    default:
      return value >= LARGE ? format.compact(value) : format.number(value, 0)
  }
}

/** Formats a metric without abbreviation, with `extraDigits` more decimals than usual. */
export function formatMetricExactly(
  format: Format,
  unit: AnalyticsMetricUnit | undefined,
  value: number,
  currencyCode: string,
  extraDigits = 0,
): string {
  if (unit === AnalyticsMetricUnit.Money) return format.money(value, currencyCode)
  if (unit === AnalyticsMetricUnit.Rate) return format.rate(value, 1 + extraDigits)
  return unit === AnalyticsMetricUnit.Seconds ? format.duration(value) : format.number(value, extraDigits)
}

/** Formats two values that are compared, with as many digits as their difference needs. */
export function formatMetricPair(
  format: Format,
  unit: AnalyticsMetricUnit | undefined,
  values: readonly [number, number],
  currencyCode: string,
): [string, string] {
  const writers = [
    (value: number) => formatMetric(format, unit, value, currencyCode),
    ...[0, 1, 2].map((digits) => (value: number) => formatMetricExactly(format, unit, value, currencyCode, digits)),
  ]
  const pairs = writers.map((write): [string, string] => [write(values[0]), write(values[1])])
  const short: [string, string] = pairs[0] ?? ['', '']
  return values[0] === values[1] ? short : (pairs.find(([one, other]) => one !== other) ?? short)
}

/** Formats 200 seconds as 3:20, with hours if needed; spelled-out units would be too wide for an axis. */
function formatClock(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** Formats a metric for the axis of a chart, shorter than elsewhere. */
export function formatMetricTick(
  format: Format,
  unit: AnalyticsMetricUnit | undefined,
  value: number,
  currencyCode: string,
): string {
  switch (unit) {
    case AnalyticsMetricUnit.Rate:
      return format.rate(value, value > 0 && value < 0.1 ? 1 : 0)
    case AnalyticsMetricUnit.Money:
      return format.money(value, currencyCode, true)
    case AnalyticsMetricUnit.Seconds:
      return formatClock(value)
    default:
      return format.compact(value)
  }
}
