/** Numbers, money and dates in the reader's language. Formatters of Intl are cached, because creating one takes 20–80 µs. */
export type Locale = 'en' | 'tr'

/** Returns a function that creates a formatter of Intl once for each locale and options. */
function cached<Options, Format>(create: (locale: Locale, options: Options) => Format) {
  const known = new Map<string, Format>()
  return (locale: Locale, options: Options): Format => {
    const key = locale + JSON.stringify(options)
    const format = known.get(key) ?? create(locale, options)
    known.set(key, format)
    return format
  }
}

const numberFormat = cached((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))
const dateFormat = cached((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options))
const relativeFormat = cached(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
)

/** Formats a number such as 12,345.68 with at most `digits` decimals (default 2). */
export const formatNumber = (value: number, locale: Locale, digits = 2): string =>
  numberFormat(locale, { maximumFractionDigits: digits }).format(value)

/** Formats a number with exactly `digits` decimals, so that numbers beside each other align and compare: 5.4 → 5.40. */
export const formatDecimals = (value: number, locale: Locale, digits: number): string =>
  numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)

/** Formats a difference with its sign and one decimal: 1.95 → +2.0, -0.24 → -0.2. */
export const formatSigned = (difference: number, locale: Locale): string =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
    difference,
  )

/** Compact numbers such as 12.3K, for axes and metric cards. */
export const formatCompact = (value: number, locale: Locale): string =>
  numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value)

/** An amount in main units (12.5 = €12.50). `compact` leaves out decimals and shortens thousands. */
export const formatMoney = (amount: number, currencyCode: string, locale: Locale, compact = false): string =>
  numberFormat(locale, {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'narrowSymbol',
    ...(compact ? { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } : {}),
  }).format(amount)

/** Formats a share of 1 as a percentage: 0.0345 → 3.45%. `digits` fixes the decimals for aligned columns: 0.6 → 60.0%. */
export const formatRate = (share: number, locale: Locale, digits?: number): string =>
  numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 2,
  }).format(share)

/** Formats a change as a signed percentage with one decimal, for aligned columns: 0.123 → +12.3%, 0 → 0.0%. */
export const formatChange = (share: number, locale: Locale): string =>
  numberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share)

/** Formats a difference of two rates, as a share, in signed percentage points: 0.0132 → +1.3; one more decimal for small ones. */
export function formatPoints(difference: number, locale: Locale): string {
  const digits = Math.abs(difference) < 0.0005 && difference !== 0 ? 2 : 1
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'exceptZero' } as const
  return numberFormat(locale, options).format(difference * 100)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

export type DateStyle = 'short' | 'medium' | 'long' | 'month' | 'weekday' | 'dayNumber'

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  dayNumber: { day: 'numeric' },
}

/** Formats a day (`YYYY-MM-DD`, which has no time zone) or the day of an instant in `timeZone`. */
export function formatDate(value: string, locale: Locale, style: DateStyle = 'medium', timeZone = 'UTC'): string {
  const zone = DAY.test(value) ? 'UTC' : timeZone
  return dateFormat(locale, { ...dateStyles[style], timeZone: zone }).format(new Date(value))
}

/** Formats a full hour of the day, 0 to 23: 06:00. */
export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Formats an instant (ISO 8601) as date and time to the minute in `timeZone`, with 24 hours in both languages. */
export const formatDateTime = (value: string, locale: Locale, timeZone: string): string =>
  dateFormat(locale, { ...dateStyles.medium, ...TIME, timeZone }).format(new Date(value))

/** Formats the time of day of an instant in `timeZone`, 14:05 in every language. */
export const formatTime = (value: string, locale: Locale, timeZone: string): string =>
  dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(value))

const relativeSteps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

const WEEK_SECONDS = 604_800

/** Formats the distance of an instant from `now` in the largest whole unit: 3 hours ago, yesterday, in 2 weeks, in 1 month. */
export function formatRelative(value: string, now: Date, locale: Locale): string {
  const seconds = Math.round((new Date(value).getTime() - now.getTime()) / 1000)
  const [unit, size] = relativeSteps.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  // "Next month" means the next calendar month, which a date seven weeks from now may not be in.
  const numeric = size < WEEK_SECONDS ? 'auto' : 'always'
  return relativeFormat(locale, { numeric }).format(Math.trunc(seconds / size), unit)
}

/** Formats seconds in the two largest units: 3725 → 1 hr 2 min. */
export function formatDuration(seconds: number, locale: Locale): string {
  const whole = Math.max(0, Math.round(seconds))
  const parts: [number, string][] = [
    [Math.floor(whole / 86_400), 'day'],
    [Math.floor(whole / 3_600) % 24, 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [whole % 60, 'second'],
  ]
  const first = parts.findIndex(([count]) => count > 0)
  if (first < 0) return numberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(0)
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(count))
    .join(' ')
}
