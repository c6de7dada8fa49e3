// Mutation test: removes each guard of tests/mutation/guards.ts in turn and runs its tests, which must fail; prints a table. GUARDS=text
// selects the guards whose name contains the text.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { endWithChildren, run } from '#scripts/lib/run.ts'
import { GUARDS } from '#tests/mutation/guards.ts'

const REPORT = '.cache/guards.json'

/** The number of tests that failed without the guard; undefined if the run ended before any test. */
async function failedWithout(guard: string, tests: readonly string[]): Promise<number | undefined> {
  rmSync(REPORT, { force: true })
  // The cache may contain the module as it was transformed with the guard.
  const options = ['--no-fsModuleCache', '--reporter=json', `--outputFile.json=${REPORT}`]
  await run('vitest', ['run', ...tests, ...options], { env: { GUARD: guard } })
  return existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')).numFailedTests : undefined
}

endWithChildren()
mkdirSync('.cache', { recursive: true })
const chosen = GUARDS.filter(({ name }) => name.includes(process.env.GUARDS ?? ''))
let survived = 0
for (const { name, file, tests } of chosen) {
  const failed = await failedWithout(name, tests)
  if (!failed) survived += 1
  console.log(`${failed ? 'red     ' : 'SURVIVED'}  ${name.padEnd(64)} ${file}  ${failed ?? 'no'} failed tests`)
}
console.log(`\n${chosen.length - survived} passed, ${survived} failed`)
process.exit(survived > 0 ? 1 : 0)
