// The report for people at a terminal.
import type { Report } from '../judge.ts'
import { coverageOf, type Shown, titleOf, unproven } from './lines.ts'

const MAX_SKIPPED = 40

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

export function terminalReport(report: Report, shown: Shown[]): string {
  const { coverage, requests, seconds, notes, isComplete, contract } = report
  const fresh = shown.filter(({ isKnown }) => !isKnown)
  const skipped = coverage.skipped.map(({ operation, what, why }) => `  ${operation}: ${what} (${why})`)
  return [
    ...fresh.flatMap((one) => findingLines(one, contract.location)),
    ...(skipped.length > 0
      ? [
          `Not judged: ${skipped.length}`,
          ...skipped.slice(0, MAX_SKIPPED),
          ...(skipped.length > MAX_SKIPPED
            ? [`  and ${skipped.length - MAX_SKIPPED} more: --report json=FILE has all`]
            : []),
          '',
        ]
      : []),
    ...notes.map((note) => `Note: ${note}`),
    ...coverageLines(report),
    `${fresh.length} findings${shown.length > fresh.length ? `, ${shown.length - fresh.length} known ones` : ''}, ${requests} requests, ${seconds.toFixed(1)} s${isComplete ? '' : ', stopped before the end'}`,
  ].join('\n')
}
