// The report for a merge request or a page.
import type { Report } from '../judge.ts'
import { type Shown, titleOf } from './lines.ts'
import { coverageLines } from './terminal.ts'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

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
  const rows = report.coverage.skipped.map(
    ({ operation, what, why }) => `| ${operation} | ${cell(what)} | ${cell(why)} |`,
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
    ...(rows.length > 0 ? ['## Not judged', '', '| operation | what | why |', '| --- | --- | --- |', ...rows, ''] : []),
  ].join('\n')
}
