// The parts that reports of every form share.
import { linesOf } from '../contract/lines.ts'
import type { Finding, Skipped } from '../findings.ts'
import { curlOf } from '../http/curl.ts'
import type { Report } from '../judge.ts'

export type Shown = {
  finding: Finding
  /** The line of the contract, from 1. */
  line: number
  curl: string[]
  /** Known by the baseline. */
  isKnown: boolean
}

/** Adds to each finding where the contract says otherwise and the commands that repeat it. */
export function shownOf(
  { contract, findings }: Pick<Report, 'contract' | 'findings'>,
  known: ReadonlySet<string>,
): Shown[] {
  if (findings.length === 0) return []
  const lineOf = linesOf(contract.text)
  return findings.map((finding) => ({
    finding,
    line: lineOf(finding.pointer),
    curl: finding.exchanges.slice(-4).map(({ sent }) => curlOf(sent)),
    isKnown: known.has(finding.key),
  }))
}

export const titleOf = ({ rule, operation, also }: Finding): string =>
  `${rule} ${operation}${also.length > 0 ? ` and ${also.length} more` : ''}`

/** Operations of which no success was seen. */
export const unproven = ({ operations, statuses }: Report): string[] =>
  operations.filter((id) => ![...(statuses.get(id)?.keys() ?? [])].some((status) => status >= 200 && status < 300))

/** Why there is no success of an operation: as its first call was answered, or as the overrides say. */
function whyWithout({ coverage, statuses }: Report, id: string): string {
  const noted = coverage.skipped.find(({ operation, what }) => operation === id && what === 'success')
  if (noted) return noted.why
  const seen = [...(statuses.get(id)?.keys() ?? [])].sort((one, other) => one - other)
  return seen.length > 0 ? `answered ${seen.join(', ')}` : 'not sent'
}

export const withoutSuccess = (report: Report): { operation: string; why: string }[] =>
  unproven(report).map((operation) => ({ operation, why: whyWithout(report, operation) }))

/** Paged and other lists that stay too short to show pages or an order, though the run has made what it could. */
export const shortLists = ({ coverage }: Report): { operation: string; items: number }[] =>
  [...coverage.listed]
    .filter(([, items]) => items < ENOUGH)
    .map(([operation, items]) => ({ operation, items }))
    .sort((one, other) => one.operation.localeCompare(other.operation))

const ENOUGH = 2
export const itemsOf = ({ items }: { items: number }): string => `${items} ${items === 1 ? 'item' : 'items'}`

/** The rest of what could not be judged, beside `withoutSuccess`. */
export const notJudged = (report: Report): Skipped[] => {
  const ids = new Set(unproven(report))
  return report.coverage.skipped.filter(({ operation, what }) => what !== 'success' || !ids.has(operation))
}

/** The share of operations with a success, in percent. */
export const coverageOf = (report: Report): number =>
  report.operations.length === 0
    ? 0
    : Math.floor(((report.operations.length - unproven(report).length) / report.operations.length) * 100)
