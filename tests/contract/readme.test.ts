// Every snippet of every README, and the samples of the API reference: TypeScript is type-checked against the packed SDK in an empty project, and what is a whole program runs
// against the sandbox; calls of curl are made; commands exist.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ServerType } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Host } from '#mocks/sandbox/host/host.ts'
import { serveSandbox } from '#mocks/sandbox/server.ts'
import { samplesOf } from '#scripts/lib/docs/samples.ts'
import { freePort } from '#scripts/lib/port.ts'
import { run } from '#scripts/lib/run.ts'
import { openHost } from '#scripts/lib/sandbox-host.ts'
import { settingsFor } from '#scripts/lib/sandbox-settings.ts'
import { type Project, packedProject } from '#tests/contract/packed-sdk.ts'
import { contract, contractOperations } from '#tests/support/contract.ts'

const READMES = execFileSync('git', ['ls-files', '*README.md'], { encoding: 'utf8' }).trim().split('\n')

const snippets = READMES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', code = ''], index) => ({
      name: `${file} ${index + 1}`,
      language,
      code,
    }),
  ),
)
const inLanguage = (...languages: string[]) => snippets.filter(({ language }) => languages.includes(language))

/** The ports of npm start and npm run sandbox, where snippets look for a sandbox. */
const PORT = /(?<=127\.0\.0\.1:|localhost:)40[02]0/g

let project: Project
let host: Host
let server: ServerType
let port: number

beforeAll(async () => {
  port = await freePort()
  host = (await openHost({ ...settingsFor(port), store: ':memory:', seed: 1 })).host
  server = await serveSandbox(host, port)
  project = await packedProject()
}, 180_000)

afterAll(async () => {
  project.remove()
  server.close()
  await host.close()
})

const here = (code: string) => code.replaceAll(PORT, String(port))

test('TypeScript compiles under the strictest settings', async () => {
  const files = inLanguage('ts', 'tsx').map(({ language, code }, index) => {
    const file = `snippet-${index}.${language}`
    project.write(file, here(code))
    return file
  })
  expect(files.length).toBeGreaterThan(5)
  expect(await project.typeErrors(...files)).toBe('')
})

test('the TypeScript samples of the API reference compile', async () => {
  const files = [...samplesOf(contract)].flatMap(([operationId, samples]) =>
    samples
      .filter(({ lang }) => lang === 'typescript')
      .map(({ source }) => {
        project.write(`${operationId}.ts`, source)
        return `${operationId}.ts`
      }),
  )
  expect(files).toHaveLength(contractOperations.length)
  expect(await project.typeErrors(...files)).toBe('')
})

test('the first steps run as they are written, in at most 40 lines', async () => {
  const first = inLanguage('ts').find(({ code }) => code.includes('signIn'))
  expect(first?.code.trim().split('\n').length).toBeLessThanOrEqual(40)
  const file = project.write('first-steps.ts', here(first?.code ?? ''))
  const { code, output } = await run('node', [file])
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/ \d+(\.\d+)?\n.*Created \S+/s) })
  const campaigns = output.trim().split('\n').slice(0, -1)
  expect(campaigns.length).toBeGreaterThan(25)
  expect(new Set(campaigns).size).toBe(campaigns.length)
})

test('calls of curl are answered with success', async () => {
  // Needs a report export of one's own.
  const runnable = inLanguage('sh').filter(({ code }) => code.includes('curl') && !code.includes('campaigns.csv'))
  expect(runnable.length).toBeGreaterThan(2)
  const folder = mkdtempSync(path.join(tmpdir(), 'adwright-curl-'))
  for (const { name, code } of runnable) {
    const calls = code.replace(/^npm .*$/gm, '')
    const script = `set -e\ncurl() { command curl -f "$@" > '${folder}/answer' || exit 1; cat '${folder}/answer'; }\n${here(calls)}`
    const { code: exit, output } = await run('bash', ['-c', script])
    expect({ name, exit, output }).toMatchObject({ exit: 0 })
  }
  rmSync(folder, { recursive: true })
})

test('commands name scripts of package.json and files that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const text = inLanguage('sh')
    .map(({ code }) => code)
    .join('\n')
  const named = [...text.matchAll(/npm (?:run )?([a-z\d:]+)/g)].map(([, script = '']) => script)
  const unknown = named.filter((script) => !['install', 'ci'].includes(script) && !(script in scripts))
  const files = [...text.matchAll(/(?:node|vitest run) ([\w./-]+\.ts)/g)].map(([, file = '']) => file)
  expect(named.length).toBeGreaterThan(10)
  expect([...unknown, ...files.filter((file) => !existsSync(file))]).toEqual([])
})
