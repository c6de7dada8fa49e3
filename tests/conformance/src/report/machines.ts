// Reports for programs: JSON, JUnit and SARIF.
import type { Report } from '../judge.ts'
import { coverageOf, type Shown, shortLists, titleOf, withoutSuccess } from './lines.ts'

export function jsonReport(report: Report, shown: Shown[]): string {
  const { url, requests, seconds, isComplete, notes, coverage, statuses, operations, contract } = report
  return JSON.stringify(
    {
      url,
      contract: contract.location,
      requests,
      seconds,
      isComplete,
      notes,
      findings: shown.map(({ finding: { exchanges, ...finding }, line, curl, isKnown }) => ({
        ...finding,
        line,
        curl,
        isKnown,
        exchanges: exchanges.map(({ sent, answer }) => ({
          method: sent.method,
          url: sent.url,
          body: sent.body,
          form: sent.form,
          status: answer.status,
          answer: answer.text.slice(0, 10_000),
        })),
      })),
      coverage: {
        percent: coverageOf(report),
        withoutSuccess: withoutSuccess(report),
        shortLists: shortLists(report),
        operations: Object.fromEntries(
          operations.map((id) => [
            id,
            { statuses: Object.fromEntries(statuses.get(id) ?? []), rules: Object.fromEntries(coverage.rulesOf(id)) },
          ]),
        ),
        keywords: Object.fromEntries(coverage.keywords),
        notJudged: coverage.skipped,
      },
    },
    null,
    2,
  )
}

/** XML has no place for most control characters. */
const isWritable = (sign: string) => sign >= ' ' || '\t\n\r'.includes(sign)

const xml = (text: string) =>
  Array.from(text)
    .filter(isWritable)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A test case for each operation, with its findings as failures. */
export function junitReport({ operations, seconds, coverage }: Report, shown: Shown[]): string {
  const fresh = shown.filter(({ isKnown }) => !isKnown)
  const names = [...new Set([...operations, ...fresh.map(({ finding }) => finding.operation)])]
  const cases = names.map((id) => {
    const own = fresh.filter(({ finding }) => finding.operation === id)
    const why = coverage.skipped.find(({ operation, what }) => operation === id && what === 'everything')?.why
    const failures = own.map(
      ({ finding, line, curl }) =>
        `    <failure type="${xml(finding.rule)}" message="${xml(finding.expected)}">${xml([`contract line ${line}, ${finding.pointer}`, `expected ${finding.expected}`, `seen ${finding.seen}`, ...curl].join('\n'))}</failure>`,
    )
    return [
      `  <testcase classname="conformance" name="${xml(id)}">`,
      ...failures,
      ...(why ? [`    <skipped message="${xml(why)}"/>`] : []),
      '  </testcase>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="conformance" tests="${names.length}" failures="${fresh.length}" time="${seconds.toFixed(3)}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n')
}

/** SARIF 2.1.0, which GitHub and GitLab show at the lines of the contract. */
export function sarifReport({ contract }: Report, shown: Shown[]): string {
  const rules = [...new Set(shown.map(({ finding }) => finding.rule))]
  return JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'conformance', rules: rules.map((id) => ({ id, shortDescription: { text: id } })) } },
          results: shown.map(({ finding, line, curl, isKnown }) => ({
            ruleId: finding.rule,
            level: isKnown ? 'note' : 'error',
            message: {
              text: [titleOf(finding), `expected: ${finding.expected}`, `seen: ${finding.seen}`, ...curl].join('\n'),
            },
            locations: [
              { physicalLocation: { artifactLocation: { uri: contract.location }, region: { startLine: line } } },
            ],
            partialFingerprints: { key: finding.key },
          })),
        },
      ],
    },
    null,
    2,
  )
}
