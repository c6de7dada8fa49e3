// The commands of every README: calls of curl are made, and what they name exists. Their TypeScript is in sdk-package.test.ts.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ErrorCode } from '@adwright/sdk/types'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#scripts/lib/run.ts'
import { atPort, servedSandbox, snippetsIn } from '#tests/contract/snippets.ts'
import { contract, contractOperations } from '#tests/support/contract.ts'

const PREPARATION_LIMIT_MS = 180_000
/** A call of a README opens a scenario, whose template is filled within the call. */
const CALLS_LIMIT_MS = 180_000

let sandbox: Awaited<ReturnType<typeof servedSandbox>>

beforeAll(async () => {
  sandbox = await servedSandbox()
}, PREPARATION_LIMIT_MS)

afterAll(() => sandbox.close())

test(
  'calls of curl are answered with success',
  async () => {
    // Needs a report export of one's own.
    const runnable = snippetsIn('sh').filter(({ code }) => code.includes('curl') && !code.includes('campaigns.csv'))
    expect(runnable.length).toBeGreaterThan(2)
    const folder = mkdtempSync(path.join(tmpdir(), 'adwright-curl-'))
    for (const { name, code } of runnable) {
      const calls = code.replace(/^npm .*$/gm, '')
      const script = `set -e\ncurl() { command curl -f "$@" > '${folder}/answer' || exit 1; cat '${folder}/answer'; }\n${atPort(calls, sandbox.port)}`
      const { code: exit, output } = await run('bash', ['-c', script])
      expect({ name, exit, output }).toMatchObject({ exit: 0 })
    }
    rmSync(folder, { recursive: true })
  },
  CALLS_LIMIT_MS,
)

test('error codes that the TypeScript of a README names are in the catalogue', () => {
  const code = snippetsIn('ts', 'tsx')
    .map((snippet) => snippet.code)
    .join('\n')
  const named = [...code.matchAll(/\bcode:? (?:[!=]== )?'([\w-]+)'/g)].map(([, name = '']) => name)
  const known: string[] = Object.values(ErrorCode)
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
})

test('the contract is as large as the README says', () => {
  const [, groups, operations] =
    /has (\d+) resource groups with (\d+) operations/.exec(readFileSync('README.md', 'utf8')) ?? []
  expect({ groups, operations }).toEqual({
    groups: String(contract.tags.length),
    operations: String(contractOperations.length),
  })
})

test('commands name scripts of package.json and files that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const text = snippetsIn('sh')
    .map(({ code }) => code)
    .join('\n')
  const named = [...text.matchAll(/npm (?:run )?([a-z\d:]+)/g)].map(([, script = '']) => script)
  const unknown = named.filter((script) => !['install', 'ci'].includes(script) && !(script in scripts))
  const files = [...text.matchAll(/(?:node|vitest run) ([\w./-]+\.ts)/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(10)
  expect([...unknown, ...files.filter((file) => !existsSync(file))]).toEqual([])
})
