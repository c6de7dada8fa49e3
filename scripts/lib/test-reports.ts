// The JSON reports of Vitest and Playwright: how many tests passed, and which failed.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface TestReport {
  passed: number
  failed: number
  skipped: number
  /** `file › test: the first line of its error`, for each failed test. */
  failures: string[]
}

interface UnitReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

interface Suite {
  suites?: Suite[]
  specs?: { file: string; title: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }[]
}

interface StoriesReport {
  suites: Suite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

const read = (file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

const failure = (file: string, test: string, message = '') => `${file} › ${test}: ${message.split('\n', 1)[0]}`

/** The report of Vitest's JSON reporter; undefined if the run did not get as far as writing it. */
export function unitReport(file: string): TestReport | undefined {
  const report: UnitReport | undefined = read(file)
  if (!report) return undefined
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [failure(path, 'the file itself', message)]
    return failed.map(({ fullName, failureMessages }) => failure(path, fullName, failureMessages[0]))
  })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

function failuresOf({ suites = [], specs = [] }: Suite): string[] {
  const failed = specs.filter(({ ok, tests }) => !ok && tests.some(({ results }) => results.length > 0))
  const own = failed.map(({ file, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
    return failure(`tests/e2e/${file}`, title, errors[0]?.message)
  })
  return [...own, ...suites.flatMap(failuresOf)]
}

/** The report of Playwright's JSON reporter; undefined if the run did not get as far as writing it. */
export function storiesReport(file: string): TestReport | undefined {
  const report: StoriesReport | undefined = read(file)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky, skipped, failures: report.suites.flatMap(failuresOf) }
}
