const formats = new Map<string, Intl.DateTimeFormat>()

/** An instant as `2026-11-19 08:00:02` in a time zone: every spreadsheet reads it as a time, whatever its language. */
export function localInstant(instant: string, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  formats.set(timeZone, format)
  return format.format(new Date(instant))
}
