// A baseline: known findings that a run accepts until a day.
import { parse, stringify } from 'yaml'
import type { Finding } from '../findings.ts'

export type Baseline = { known: { key: string; until: string; reason?: string }[] }

const DAYS = 90
const DAY_MS = 86_400_000

/** Returns the keys that are accepted on `today` (YYYY-MM-DD). */
export function acceptedBy(text: string, today: string): { keys: Set<string>; expired: string[] } {
  const { known = [] } = (parse(text) ?? {}) as Partial<Baseline>
  const isValid = ({ until }: Baseline['known'][number]) => until >= today
  return {
    keys: new Set(known.filter(isValid).map(({ key }) => key)),
    expired: known.filter((one) => !isValid(one)).map(({ key }) => key),
  }
}

/** Writes the findings of a run as a baseline that expires. */
export function baselineOf(findings: Finding[], now: Date): string {
  const until = new Date(now.getTime() + DAYS * DAY_MS).toISOString().slice(0, 10)
  return stringify({
    known: findings.map(({ key, expected, seen }) => ({
      key,
      until,
      reason: `expected ${expected}, seen ${seen}`.slice(0, 300),
    })),
  })
}
