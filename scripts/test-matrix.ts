// npm run test:matrix: the complete form of the checks that npm test samples: generated requests, the access matrix, kill -9 rounds,
// Prism.
import { endWithChildren, run } from '#scripts/lib/run.ts'

type Check = { name: string; command: string[]; env: Record<string, string> }

const CHECKS: Check[] = [
  {
    name: '100,000 generated requests',
    command: ['node', 'tests/fuzz/fuzz.ts'],
    env: { FUZZ_REQUESTS: '100000' },
  },
  { name: 'Access matrix', command: ['node', 'tests/fuzz/access.ts'], env: {} },
  {
    name: 'Every guard removed once: its tests turn red',
    command: ['node', 'tests/mutation/run.ts'],
    env: {},
  },
  {
    name: '100 kill -9 rounds on each store',
    command: ['vitest', 'run', 'mocks/sandbox/store/durability'],
    env: { KILL_ROUNDS: '100' },
  },
  {
    name: 'Prism with every status and example of every operation',
    command: ['vitest', 'run', 'tests/contract/prism'],
    env: { PRISM: 'all' },
  },
  {
    name: 'The samples of every operation in the API reference',
    command: ['vitest', 'run', 'tests/contract/samples'],
    env: { SAMPLES: 'all' },
  },
  {
    name: 'A client of the kept bundle with every operation that did not break',
    command: ['vitest', 'run', 'tests/contract/released-client'],
    env: { RELEASED: 'all' },
  },
  {
    name: 'Every component test, and every screen: its title, viewers, unknown values',
    command: ['vitest', 'run', '--project', 'web', '--project', 'web-alone'],
    env: { SCREENS: 'all' },
  },
  {
    name: 'The conformance kit on every group of the sandbox, and on every contract of others',
    command: ['vitest', 'run', 'tests/contract/conformance.test.ts'],
    env: { CONFORMANCE: 'all' },
  },
  {
    name: 'Every workflow of the contract',
    command: ['vitest', 'run', 'tests/fuzz/workflows.test.ts'],
    env: { WORKFLOWS: 'all' },
  },
  {
    name: 'Every story',
    command: ['node', 'scripts/e2e.ts'],
    env: { STORIES: 'all' },
  },
  {
    name: 'Every fault in every journey and language',
    command: ['node', 'scripts/e2e.ts', 'tests/e2e/journeys/faults', 'tests/e2e/journeys/session'],
    env: { FAULTS: 'all' },
  },
  {
    name: 'Every view in every theme, language and width, and by keyboard',
    command: ['node', 'scripts/e2e.ts', 'tests/e2e/views'],
    env: { VIEWS: 'all' },
  },
  {
    name: 'The main journey in every language and by all means, bad input and every kind of dialog',
    command: ['node', 'scripts/e2e.ts', 'tests/e2e/journeys/main', 'tests/e2e/journeys/dialogs'],
    env: { JOURNEY: 'all' },
  },
]

endWithChildren()
const failed: string[] = []
for (const { name, command, env } of CHECKS) {
  console.log(`\n── ${name}`)
  const [program = '', ...args] = command
  const { code } = await run(program, args, { isShown: true, env })
  if (code !== 0) failed.push(name)
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${CHECKS.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)
