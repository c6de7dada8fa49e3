// The report for a merge request or a page.
import type { Report } from '../judge.ts'
import { itemsOf, notJudged, type Shown, shortLists, titleOf, withoutSuccess } from './lines.ts'
import { coverageLines } from './terminal.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A section with a table; nothing without rows. */
const table = (title: string, names: string[], rows: string[][]): string[] =>
  rows.length === 0
    ? []
    : [
        `## ${title}`,
        '',
        ...[names, names.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`),
        '',
      ]

export function markdownReport(report: Report, shown: Shown[]): string {
  const fresh = shown.filter(({ isKnown }) => !isKnown)
  const sections = fresh.map(({ finding, line, curl }) =>
    [
      `### ${titleOf(finding)}`,
      '',
      `- contract: \`${report.contract.location}:${line}\` \`${finding.pointer}\``,
      `- expected: ${cell(finding.expected)}`,
      `- seen: ${cell(finding.seen)}`,
      '',
      '```sh',
      ...curl,
      '```',
      '',
    ].join('\n'),
  )
  return [
    `# Conformance of ${report.url}`,
    '',
    `${fresh.length} findings, ${report.requests} requests, ${report.seconds.toFixed(1)} s.`,
    '',
    ...sections,
    '## Coverage',
    '',
    ...coverageLines(report).map((line) => `- ${line}`),
    '',
    ...table(
      'Without a success',
      ['operation', 'why'],
      withoutSuccess(report).map(({ operation, why }) => [operation, why]),
    ),
    ...table(
      'Lists with fewer than two items',
      ['operation', 'items'],
      shortLists(report).map((one) => [one.operation, itemsOf(one)]),
    ),
    ...table(
      'Not judged',
      ['operation', 'what', 'why'],
      notJudged(report).map(({ operation, what, why }) => [operation, what, why]),
    ),
  ].join('\n')
}
