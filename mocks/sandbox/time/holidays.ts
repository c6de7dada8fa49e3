// Public holidays and major shopping days, on which metrics are unusual.
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'

export type Country = 'DE' | 'TR'
export type Holiday = {
  /** The holiday, whatever the year; the days of a feast share it. */
  key: string
  name: { en: string; tr: string }
  /** The factor on sessions. */
  factor: number
}

/** Returns Easter Sunday of a year (Gregorian calendar, the anonymous algorithm of 1876). */
function easterOf(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}

/** Returns Black Friday: the day after Thanksgiving, which is the fourth Thursday of November. */
function blackFridayOf(year: number): Day {
  const weekday = new Date(Date.UTC(year, 10, 1)).getUTCDay()
  return addDays(`${year}-11-01`, ((4 - weekday + 7) % 7) + 22)
}

const keyOf = (name: string) => name.toLowerCase().replaceAll('’', '').replaceAll(' ', '-')

type Entry = [name: string, turkish: string, factor: number]
const FIXED: Record<Country, Record<string, Entry>> = {
  DE: {
    '01-01': ['New Year', 'Yılbaşı', 0.7],
    '05-01': ['Labour Day', 'İşçi Bayramı', 0.82],
    '10-03': ['Day of German Unity', 'Almanya Birlik Günü', 0.86],
    '12-24': ['Christmas Eve', 'Noel arifesi', 0.55],
    '12-25': ['Christmas Day', 'Noel', 0.6],
    '12-26': ['Second Christmas Day', 'Noel’in ikinci günü', 0.75],
    '12-31': ['New Year’s Eve', 'Yılbaşı gecesi', 0.6],
  },
  TR: {
    '01-01': ['New Year', 'Yılbaşı', 0.75],
    '04-23': ['National Sovereignty and Children’s Day', 'Ulusal Egemenlik ve Çocuk Bayramı', 0.85],
    '05-01': ['Labour Day', 'Emek ve Dayanışma Günü', 0.85],
    '05-19': ['Youth and Sports Day', 'Atatürk’ü Anma, Gençlik ve Spor Bayramı', 0.88],
    '07-15': ['Democracy and National Unity Day', 'Demokrasi ve Milli Birlik Günü', 0.85],
    '08-30': ['Victory Day', 'Zafer Bayramı', 0.85],
    '10-29': ['Republic Day', 'Cumhuriyet Bayramı', 0.8],
    '12-31': ['New Year’s Eve', 'Yılbaşı gecesi', 0.7],
  },
}

/** The first days of the religious holidays of the lunar calendar; Ramazan Bayramı lasts three days, Kurban Bayramı four. */
const FEASTS: Record<number, { ramazan: Day; kurban: Day }> = {
  2023: { ramazan: '2023-04-21', kurban: '2023-06-28' },
  2024: { ramazan: '2024-04-10', kurban: '2024-06-16' },
  2025: { ramazan: '2025-03-30', kurban: '2025-06-06' },
  2026: { ramazan: '2026-03-20', kurban: '2026-05-27' },
  2027: { ramazan: '2027-03-09', kurban: '2027-05-16' },
  2028: { ramazan: '2028-02-26', kurban: '2028-05-05' },
}

function yearOf(country: Country, year: number): Map<Day, Holiday> {
  const days = new Map<Day, Holiday>()
  const add = (day: Day, [en, tr, factor]: Entry) => days.set(day, { key: keyOf(en), name: { en, tr }, factor })
  for (const [date, entry] of Object.entries(FIXED[country])) add(`${year}-${date}`, entry)
  const friday = blackFridayOf(year)
  add(friday, ['Black Friday', 'Efsane Cuma', 1.7])
  add(addDays(friday, 3), ['Cyber Monday', 'Siber Pazartesi', 1.45])
  if (country === 'DE') {
    const easter = easterOf(year)
    add(addDays(easter, -2), ['Good Friday', 'Kutsal Cuma', 0.85])
    add(addDays(easter, 1), ['Easter Monday', 'Paskalya Pazartesisi', 0.85])
    add(addDays(easter, 39), ['Ascension Day', 'Göğe Yükseliş Günü', 0.85])
    add(addDays(easter, 50), ['Whit Monday', 'Pentekost Pazartesisi', 0.86])
  }
  const feasts = country === 'TR' ? FEASTS[year] : undefined
  if (feasts) {
    for (let day = 0; day < 3; day++) add(addDays(feasts.ramazan, day), ['Eid al-Fitr', 'Ramazan Bayramı', 0.65])
    for (let day = 0; day < 4; day++) add(addDays(feasts.kurban, day), ['Eid al-Adha', 'Kurban Bayramı', 0.65])
  }
  return days
}

const years = new Map<string, Map<Day, Holiday>>()

/** Returns the holiday of a day; undefined on any other day. */
export function holidayOn(country: Country, day: Day): Holiday | undefined {
  const key = `${country}${day.slice(0, 4)}`
  const known = years.get(key) ?? yearOf(country, Number(day.slice(0, 4)))
  years.set(key, known)
  return known.get(day)
}

/** Returns the holidays of a date range, both bounds included, in ascending order. */
export function holidaysBetween(country: Country, from: Day, to: Day): (Holiday & { day: Day })[] {
  const found: (Holiday & { day: Day })[] = []
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    for (const [day, holiday] of yearOf(country, year)) if (day >= from && day <= to) found.push({ ...holiday, day })
  }
  return found.sort((a, b) => a.day.localeCompare(b.day))
}
