// The report for people at a terminal.
import type { Report } from '../judge.ts'
import { coverageOf, itemsOf, notJudged, type Shown, shortLists, titleOf, unproven, withoutSuccess } from './lines.ts'

const MAX_LINES = 40

const wrapped = (name: string, value: string) => `    ${name.padEnd(9)} ${value}`

function findingLines({ finding, line, curl }: Shown, location: string): string[] {
  const answer = finding.exchanges.at(-1)?.answer.status
  return [
    `${titleOf(finding)}${answer === undefined ? '' : ` (answered ${answer})`}`,
    wrapped('contract', `${location}:${line} ${finding.pointer}`),
    wrapped('expected', finding.expected),
    wrapped('seen', finding.seen),
    ...curl.map((command, index) => wrapped(index === 0 ? 'repeat' : 'then', command)),
    ...(finding.also.length > 0 ? [wrapped('also', finding.also.slice(0, 12).join(', '))] : []),
    '',
  ]
}

/** The statuses, keywords and laws that were judged. */
export function coverageLines(report: Report): string[] {
  const { coverage, operations, statuses } = report
  const seen = new Set([...statuses.values()].flatMap((byStatus) => [...byStatus.keys()]))
  const rules = [...coverage.rules].sort().map(([rule, count]) => `${rule} ${count}`)
  const keywords = [...coverage.keywords].sort().map(([keyword, count]) => `${keyword} ${count}`)
  return [
    `${operations.length - unproven(report).length} of ${operations.length} operations with a success (${coverageOf(report)} %), statuses ${[...seen].sort().join(', ')}`,
    `judged: ${rules.join(', ')}`,
    ...(keywords.length > 0 ? [`keywords: ${keywords.join(', ')}`] : []),
  ]
}

/** A headline with its lines; nothing without lines. */
const section = (title: string, lines: string[]): string[] =>
  lines.length === 0
    ? []
    : [
        title,
        ...lines.slice(0, MAX_LINES),
        ...(lines.length > MAX_LINES ? [`  and ${lines.length - MAX_LINES} more: --report json=FILE has all`] : []),
        '',
      ]

export function terminalReport(report: Report, shown: Shown[]): string {
  const { requests, seconds, operations, coverage, notes, isComplete, contract } = report
  const fresh = shown.filter(({ isKnown }) => !isKnown)
  const skipped = notJudged(report).map(({ operation, what, why }) => `  ${operation}: ${what} (${why})`)
  const unreached = withoutSuccess(report).map(({ operation, why }) => `  ${operation} (${why})`)
  const short = shortLists(report).map((one) => `  ${one.operation} (${itemsOf(one)})`)
  return [
    ...fresh.flatMap((one) => findingLines(one, contract.location)),
    ...section(`Not judged: ${skipped.length}`, skipped),
    ...section(`Without a success: ${unreached.length} of ${operations.length} operations`, unreached),
    ...section(`Lists with fewer than two items: ${short.length} of ${coverage.listed.size}`, short),
    ...notes.map((note) => `Note: ${note}`),
    ...coverageLines(report),
    `${fresh.length} findings${shown.length > fresh.length ? `, ${shown.length - fresh.length} known ones` : ''}, ${requests} requests, ${seconds.toFixed(1)} s${isComplete ? '' : ', stopped before the end'}`,
  ].join('\n')
}
