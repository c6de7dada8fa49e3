const offsets = new Map<string, Intl.DateTimeFormat>()

/** Minutes a time zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const format =
    offsets.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' })
  offsets.set(timeZone, format)
  const local = Date.parse(`${format.format(instant).replace(' ', 'T')}Z`)
  return Math.round((local - Math.floor(instant / 1000) * 1000) / 60_000)
}

/** The instant (ISO 8601, UTC) at which it is `hour` o'clock on a day (YYYY-MM-DD) in a time zone. */
export function instantOf(day: string, hour: number, timeZone: string): string {
  const wanted = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  // Twice, because the offset of the first guess may be that of the other side of a clock change.
  const guess = wanted - offsetAt(wanted, timeZone) * 60_000
  return new Date(wanted - offsetAt(guess, timeZone) * 60_000).toISOString()
}
