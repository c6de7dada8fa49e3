import { formatRelative, type Locale } from '#web/lib/format.ts'

const DAY_MS = 86_400_000
const MAX_DAYS = 60

/** Formats the time left until an instant in whole days up to 60, which is exact enough to plan with; otherwise as a relative time. */
export function formatCountdown(value: string, now: Date, locale: Locale): string {
  const left = (new Date(value).getTime() - now.getTime()) / DAY_MS
  if (left < 1 || left >= MAX_DAYS + 1) return formatRelative(value, now, locale)
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.trunc(left), 'day')
}
