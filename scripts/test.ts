// npm test: runs every check in sequence and prints its counts and the tests that failed; a failing check does not hide the
// later ones.
import { mkdirSync, rmSync } from 'node:fs'
import { findBrowser } from '#scripts/lib/browser.ts'
import { endWithChildren, fail, run } from '#scripts/lib/run.ts'
import { storiesReport, type TestReport, unitReport } from '#scripts/lib/test-reports.ts'

type Check = { name: string; command: string[]; env?: Record<string, string>; report?: () => TestReport | undefined }

const UNIT_REPORT = '.cache/unit.json'
const E2E_REPORT = '.cache/e2e.json'

const CHECKS: Check[] = [
  { name: 'Lockfile', command: ['npm', 'ci', '--dry-run', '--loglevel=error'] },
  { name: 'Contract and generated code', command: ['node', 'scripts/contract.ts', '--check'] },
  { name: 'Lint and format', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'Type check and build', command: ['node', 'scripts/build.ts'] },
  {
    name: 'Unit, component, house and contract tests',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    env: { COMPONENTS: 'sample' },
    report: () => unitReport(UNIT_REPORT),
  },
  { name: 'Stories in a browser', command: ['node', 'scripts/e2e.ts'], report: () => storiesReport(E2E_REPORT) },
]

const startedAt = Date.now()
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`
const total: TestReport = { passed: 0, failed: 0, skipped: 0, failures: [] }
const lines: string[] = []

/** Finds or installs a browser before anything is timed; every later check receives its path. */
function provideBrowser(): void {
  try {
    process.env.CHROMIUM_PATH = findBrowser()
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

/** All checks draw their samples by one seed: that of the commit, so that a run repeats anywhere while each commit draws others. SEED overrides it. */
async function seedOfCommit(): Promise<number> {
  const { code, output } = await run('git', ['rev-parse', '--short=6', 'HEAD'])
  return code === 0 ? Number.parseInt(output, 16) : Math.trunc(Math.random() * 1_000_000)
}

endWithChildren()
provideBrowser()
process.env.SEED ??= String(await seedOfCommit())
console.log(`SEED=${process.env.SEED}`)
mkdirSync('.cache', { recursive: true })
for (const file of [UNIT_REPORT, E2E_REPORT]) rmSync(file, { force: true })
for (const { name, command, env, report } of CHECKS) {
  console.log(`\n── ${name}`)
  const since = Date.now()
  const [program = '', ...args] = command
  const { code } = await run(program, args, { isShown: true, env })
  const counted = report?.() ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0, failures: [] }
  // A check that fails without a failed test (a crash, an unhandled error) counts as a failure.
  const failed = counted.failed > 0 ? counted.failed : Number(code !== 0)
  total.passed += counted.passed
  total.failed += failed
  total.skipped += counted.skipped
  total.failures.push(...counted.failures)
  lines.push(
    `${failed === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(44)} ${counted.passed} passed, ${failed} failed, ${counted.skipped} skipped, ${seconds(since)}`,
  )
}

if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}`)
console.log(`\n${lines.join('\n')}\n\nAll checks: ${seconds(startedAt)}`)
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed > 0 ? 1 : 0)
