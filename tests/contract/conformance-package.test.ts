// The packed conformance kit: npx runs it in an empty folder with the oldest Node.js it supports.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#scripts/lib/port.ts'
import { run } from '#scripts/lib/run.ts'
import { servedSandbox } from '#tests/contract/snippets.ts'

const LIMIT_MS = 300_000
const LEAST_NODE = 20
const CONTRACT = ['--contract', path.resolve('openapi/dist/openapi.json')]
const TARBALL = 'adwright-conformance-0.1.0.tgz'

const majorOf = (folder: string): number =>
  Number(/\d+/.exec(execFileSync(path.join(folder, 'node'), ['--version'], { encoding: 'utf8' }))?.[0])

/** The PATH with the folder of the oldest Node.js first, from version 20 on. */
function pathOfOldestNode(): { version: number; PATH: string } {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((one) => existsSync(path.join(one, 'node')))
  const versions = folders.map((folder) => ({ folder, version: majorOf(folder) }))
  const [oldest] = versions.filter(({ version }) => version >= LEAST_NODE).sort((a, b) => a.version - b.version)
  if (!oldest) throw new Error(`There is no Node.js from version ${LEAST_NODE} on the PATH.`)
  return { version: oldest.version, PATH: [oldest.folder, process.env.PATH].join(path.delimiter) }
}

const { version, PATH } = pathOfOldestNode()
if (version > LEAST_NODE)
  console.warn(`There is no Node.js ${LEAST_NODE} on the PATH: the package is tried with Node.js ${version}.`)

let packed: string
let empty: string
let sandbox: Awaited<ReturnType<typeof servedSandbox>>

beforeAll(async () => {
  packed = mkdtempSync(path.join(tmpdir(), 'conformance-packed-'))
  empty = mkdtempSync(path.join(tmpdir(), 'conformance-empty-'))
  sandbox = await servedSandbox()
  const destination = ['--pack-destination', packed, '--loglevel=error']
  const { code, output } = await run('npm', ['pack', path.resolve('tests/conformance'), ...destination])
  if (code !== 0) throw new Error(output)
}, LIMIT_MS)
afterAll(async () => {
  await sandbox.close()
  for (const folder of [packed, empty]) rmSync(folder, { recursive: true, force: true })
})

/** Runs the package in the empty folder. */
const conformance = (args: string[]) =>
  run('npx', ['--yes', '--prefer-offline', '--loglevel=error', `file:${path.join(packed, TARBALL)}`, ...args], {
    cwd: empty,
    env: { PATH },
  })

const urlOf = (port: number) => `http://127.0.0.1:${port}/api`

test(
  `it reads, with Node.js ${version}`,
  async () => {
    const judged = await conformance([urlOf(sandbox.port), ...CONTRACT, '--only', 'getEnums,getConstants'])
    expect(judged.output).toContain('2 of 2 operations with a success (100 %)')
    expect(judged.code).toBe(0)
  },
  LIMIT_MS,
)

test(
  `it writes and leaves nothing behind, with Node.js ${version}`,
  async () => {
    const overrides = ['--overrides', path.resolve('openapi/conformance.yaml')]
    const only = ['--write', '--check', 'laws', '--only', 'createAnnotation,deleteAnnotation']
    const judged = await conformance([urlOf(sandbox.port), ...CONTRACT, ...overrides, ...only])
    expect(judged.output).toContain('2 of 2 operations with a success (100 %)')
    expect(judged.code).toBe(0)
    expect(readdirSync(empty)).toEqual([])
  },
  LIMIT_MS,
)

test(
  'a backend that does not answer is no judgement',
  async () => {
    expect((await conformance([urlOf(await freePort()), ...CONTRACT])).code).toBe(2)
  },
  LIMIT_MS,
)
