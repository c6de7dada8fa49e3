import { isTimeZone, utcOffset } from '#web/lib/zoned-time.ts'
import type { Option } from '#web/ui/form/SelectField.tsx'

/** Sorts a zone that the browser does not know at UTC. */
const offsetOf = (timeZone: string, now: Date) => (isTimeZone(timeZone) ? utcOffset(now.getTime(), timeZone) : 0)

function written(offset: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.abs(offset)
  return `UTC${offset < 0 ? '−' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** All IANA time zones from west to east, with the present one even when this browser does not list it. */
export function timeZoneOptions(present: string, now: Date): Option[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', present])
  return [...names]
    .map((name) => ({ name, offset: offsetOf(name, now) }))
    .toSorted((a, b) => a.offset - b.offset || a.name.localeCompare(b.name, 'en'))
    .map(({ name, offset }) => ({ value: name, label: `(${written(offset)}) ${name.replaceAll('_', ' ')}` }))
}

/** All currencies by their name in the reader's language, with the present one. */
export function currencyOptions(present: string, locale: string): Option[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  return [...new Set([...Intl.supportedValuesOf('currency'), present])]
    .map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
}
