// The parts that reports of every form share.
import { linesOf } from '../contract/lines.ts'
import type { Finding } from '../findings.ts'
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

/** The share of operations with a success, in percent. */
export const coverageOf = (report: Report): number =>
  report.operations.length === 0
    ? 0
    : Math.floor(((report.operations.length - unproven(report).length) / report.operations.length) * 100)
