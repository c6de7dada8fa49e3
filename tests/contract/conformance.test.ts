// The conformance kit: silent on a correct backend, loud on planted defects, and a package that runs anywhere.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sample, shuffledSubarray } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { startPrism } from '#mocks/prism.ts'
import { freePort } from '#scripts/lib/port.ts'
import { run } from '#scripts/lib/run.ts'
import { judge, readContract } from '#tests/conformance/src/judge.ts'
import { DEFECTS } from '#tests/contract/defects/defects.ts'
import { groupOf, judgeSandbox } from '#tests/contract/defects/judged.ts'
import { servedSandbox } from '#tests/contract/snippets.ts'

const LIMIT_MS = 600_000
const SAMPLE_SIZE = 3
const seed = Number(process.env.SEED ?? Math.trunc(Math.random() * 1_000_000))

const told = ({ findings }: Awaited<ReturnType<typeof judge>>) =>
  findings.map(({ rule, operation, expected, seen }) => `${rule} ${operation}: expected ${expected}, seen ${seen}`)

test(
  'it finds nothing in a correct backend',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(told(await judgeSandbox({ only: ['TaskAccount', 'Webhook', 'Ticket'] }))).toEqual([])
  },
  LIMIT_MS,
)

const drawn = sample(shuffledSubarray(DEFECTS, { minLength: SAMPLE_SIZE, maxLength: SAMPLE_SIZE }), {
  seed,
  numRuns: 1,
}).flat()

test.each(drawn.map((defect) => [`${defect.operation}: ${defect.name}`, defect] as const))(
  `it finds a planted defect (SEED=${seed}): %s`,
  async (_, defect) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(told(await judgeSandbox({ only: groupOf(defect) }, defect.wrap))).not.toEqual([])
  },
  LIMIT_MS,
)

/** Rules that a mock without state truly breaks: any token is good, any id exists, a 405 has no Allow, broken JSON gets no answer. */
const BROKEN_BY_A_MOCK = ['answers/credentials', 'answers/unknown-id', 'answers/method']
const EXAMPLES = 'node_modules/@readme/oas-examples'

test.each(['3.1/json/train-travel'])(
  'in a mock of another contract it finds only what a mock without state breaks: %s',
  async (name) => {
    const document = `${EXAMPLES}/${name}.json`
    const port = await freePort()
    const prism = await startPrism({ port, document })
    const contract = await readContract(document)
    const overrides = 'maxMs: 5000\ncallers: { someone: { credentials: { OAuth2: token } } }'
    const report = await judge({ url: `http://127.0.0.1:${port}`, contract, overrides }).finally(() => prism.kill())
    expect(told(report).filter((line) => !BROKEN_BY_A_MOCK.some((rule) => line.startsWith(rule)))).toEqual([])
    expect(report.requests).toBeGreaterThan(0)
  },
  LIMIT_MS,
)

test(
  'packed, it runs in an empty folder',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'conformance-'))
    const sandbox = await servedSandbox()
    try {
      const packed = await run('npm', [
        'pack',
        path.resolve('tests/conformance'),
        '--pack-destination',
        folder,
        '--loglevel=error',
      ])
      expect(packed).toMatchObject({ code: 0 })
      writeFileSync(path.join(folder, 'package.json'), '{"private":true}')
      const tarball = path.join(folder, 'adwright-conformance-0.1.0.tgz')
      const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
      expect(await run('npm', ['install', '--prefix', folder, ...quiet, tarball])).toMatchObject({ code: 0 })
      const program = path.join(folder, 'node_modules/.bin/conformance')
      const contract = ['--contract', path.resolve('openapi/dist/openapi.json')]
      const judged = await run(program, [
        `http://127.0.0.1:${sandbox.port}/api`,
        ...contract,
        '--only',
        'getEnums,getConstants',
      ])
      expect(judged.output).toContain('2 of 2 operations with a success (100 %)')
      expect(judged.code).toBe(0)
      const dead = await run(program, [`http://127.0.0.1:${await freePort()}`, ...contract])
      expect(dead.code).toBe(2)
    } finally {
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  LIMIT_MS,
)
