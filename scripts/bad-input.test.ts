// Invalid input ends a command with one sentence that names the problem and the solution, and with a nonzero exit code.
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/lib/port.ts'
import { run } from '#scripts/lib/run.ts'

let taken: Server
let takenPort: number

beforeAll(async () => {
  takenPort = await freePort()
  taken = createServer().listen(takenPort, '127.0.0.1')
})
afterAll(() => taken.close())

const PORT_IN_USE = 'PORT_IN_USE'
const cases: [what: string, script: string, args: string[], env: Record<string, string>, says: RegExp][] = [
  ['a port that is no number', 'start', [], { PORT: 'abc' }, /^PORT is "abc".*1 to 65535/],
  ['a port that is taken', 'start', [], { PORT: PORT_IN_USE }, /^Port \d+ is taken.*PORT=\d+/],
  ['the mock’s port taken', 'mock', [], { MOCK_PORT: PORT_IN_USE }, /^Port \d+ is taken.*MOCK_PORT=\d+/],
  ['an unknown backend', 'start', ['--backend', 'magic'], {}, /^--backend "magic" is not known/],
  ['an unknown option', 'dev', ['--colour', 'red'], {}, /^Unknown option '--colour'.*--backend/],
  ['a backend that is no address', 'preview', ['--backend', 'x y'], {}, /^--backend "x y" is no address/],
  [
    'a browser that is not there',
    'e2e',
    [],
    { CHROMIUM_PATH: '/nowhere/chromium' },
    /^CHROMIUM_PATH is "\/nowhere\/chromium".*Install Chromium/,
  ],
  ['a seed that is no number', 'sandbox', [], { SANDBOX_SEED: 'x', SANDBOX_STORE: ':memory:' }, /^SANDBOX_SEED is "x"/],
  [
    'a host that is none',
    'sandbox',
    [],
    { SANDBOX_HOSTS: 'sandbox.internal, http://x', SANDBOX_STORE: ':memory:' },
    /^SANDBOX_HOSTS has "http:\/\/x", which is no host name/,
  ],
  [
    'a database that is none',
    'sandbox',
    [],
    { DATABASE_URL: 'mysql://x' },
    /^DATABASE_URL is no address of a PostgreSQL/,
  ],
]

test.each(cases)(
  '%s',
  async (_, script, args, env, says) => {
    const filled = Object.fromEntries(
      Object.entries(env).map(([name, value]) => [name, value === PORT_IN_USE ? String(takenPort) : value]),
    )
    const { code, output } = await run('node', [`scripts/${script}.ts`, ...args], { env: filled })
    expect(code).not.toBe(0)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(output.trim()).toMatch(says)
  },
  20_000,
)
