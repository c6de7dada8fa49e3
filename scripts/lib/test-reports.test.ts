import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storiesReport, unitReport } from './test-reports.ts'

function fileWith(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

test('failed unit tests are named with their file and the first line of their error', () => {
  const file = fileWith({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: join(process.cwd(), 'web/one.test.tsx'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'group adds', status: 'passed', failureMessages: [] },
          { fullName: 'group subtracts', status: 'failed', failureMessages: ['Error: 1 is not 2\n    at one'] },
        ],
      },
      {
        name: join(process.cwd(), 'web/two.test.tsx'),
        status: 'failed',
        message: 'no such module',
        assertionResults: [],
      },
    ],
  })
  expect(unitReport(file)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 2,
    failures: [
      'web/one.test.tsx › group subtracts: Error: 1 is not 2',
      'web/two.test.tsx › the file itself: no such module',
    ],
  })
})

test('failed and flaky stories are named, those in groups as well; skipped ones are not', () => {
  const story = (title: string, ok: boolean, ...messages: string[][]) => ({
    file: 'tasks/board.spec.ts',
    title,
    ok,
    tests: [{ results: messages.map((errors) => ({ errors: errors.map((message) => ({ message })) })) }],
  })
  const file = fileWith({
    suites: [
      { specs: [story('opens', true, []), story('drops', false, ['Error: no card\n  at'])] },
      { suites: [{ specs: [story('sorts', false, ['Timeout'], [])] }] },
      { specs: [story('is not run', false)] },
    ],
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
  })
  expect(storiesReport(file)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: [
      'tests/e2e/tasks/board.spec.ts › drops: Error: no card',
      'tests/e2e/tasks/board.spec.ts › sorts: Timeout',
    ],
  })
})

test('a report that was not written is undefined', () => {
  expect(unitReport('missing.json')).toBeUndefined()
  expect(storiesReport('missing.json')).toBeUndefined()
})
