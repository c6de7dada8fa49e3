// The SDK from a consumer's view: packed once, installed into an empty project, type-checked with every snippet of the READMEs and every
// sample of the API reference, called from Node and from a browser.
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPrism } from '#mocks/prism.ts'
import { findBrowser } from '#scripts/lib/browser.ts'
import { samplesOf } from '#scripts/lib/docs/samples.ts'
import { freePort } from '#scripts/lib/port.ts'
import { run } from '#scripts/lib/run.ts'
import { type Project, packedProject } from '#tests/contract/packed-sdk.ts'
import { atPort, servedSandbox, snippetsIn } from '#tests/contract/snippets.ts'
import { contract, contractOperations } from '#tests/support/contract.ts'

const MAX_BYTES_OF_ONE_OPERATION = 12 * 1024

let project: Project
let prism: ChildProcess
let address: string
let sandbox: Awaited<ReturnType<typeof servedSandbox>>

const inProject = (name: string) => path.join(project.folder, name)

const CALL = (baseUrl: string) => `
import { configureClient, FailedCall } from '@adwright/sdk/client'
import { getAccount, listAccounts } from '@adwright/sdk/operations'

configureClient({ baseUrl: '${baseUrl}', credentials: () => 'token', maxRetries: 0 })
const { data: accounts } = await listAccounts()
const failure = await getAccount({ path: { accountId: 'unknown' }, headers: { Prefer: 'code=404' } as never }).catch((error: unknown) => error)
const result = { name: accounts[0]?.name, isFailedCall: failure instanceof FailedCall, status: failure instanceof FailedCall ? failure.status : 0 }
`

beforeAll(async () => {
  const port = await freePort()
  prism = await startPrism({ port })
  address = `http://127.0.0.1:${port}`
  sandbox = await servedSandbox()
  project = await packedProject()
}, 180_000)

afterAll(async () => {
  prism.kill()
  project.remove()
  await sandbox.close()
})

test('its tarball installs into an empty project', () => {
  expect(project.installed).toMatchObject({ code: 0 })
})

test('it type-checks under the strictest settings, and calls the API from Node', async () => {
  project.write('call.ts', `${CALL(address)}\nconsole.log(JSON.stringify(result))\n`)
  expect(await project.typeErrors('call.ts')).toBe('')
  const called = await run('node', [inProject('call.ts')])
  expect(JSON.parse(called.stdout)).toEqual({ name: 'Lindholm Outdoor', isFailedCall: true, status: 404 })
})

test('the TypeScript of every README compiles under the strictest settings', async () => {
  const files = snippetsIn('ts', 'tsx').map(({ language, code }, index) => {
    const file = `snippet-${index}.${language}`
    project.write(file, atPort(code, sandbox.port))
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

test('the first steps of the README run as they are written, in at most 40 lines', async () => {
  const first = snippetsIn('ts').find(({ code }) => code.includes('signIn'))
  expect(first?.code.trim().split('\n').length).toBeLessThanOrEqual(40)
  const file = project.write('first-steps.ts', atPort(first?.code ?? '', sandbox.port))
  const { code, output } = await run('node', [file])
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringMatching(/ \d+(\.\d+)?\n.*Created \S+/s) })
  const campaigns = output.trim().split('\n').slice(0, -1)
  expect(campaigns.length).toBeGreaterThan(25)
  expect(new Set(campaigns).size).toBe(campaigns.length)
})

async function bundle(name: string, code: string): Promise<string> {
  project.write(`${name}.ts`, code)
  await build({
    configFile: false,
    logLevel: 'error',
    root: project.folder,
    build: {
      outDir: name,
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: { input: inProject(`${name}.ts`), output: { entryFileNames: 'main.js' } },
    },
  })
  return readFileSync(inProject(`${name}/main.js`), 'utf8')
}

test('every entry of the package type-checks there', async () => {
  const entries = Object.keys(JSON.parse(readFileSync('sdk/package.json', 'utf8')).exports)
  const imports = entries.map((entry, index) => `export * as entry${index} from '@adwright/sdk${entry.slice(1)}'`)
  project.write('entries.ts', imports.join('\n'))
  expect(await project.typeErrors('entries.ts')).toBe('')
})

test('it calls the API from a browser bundle', async () => {
  const code = await bundle('browser', `${CALL(address)}\nObject.assign(globalThis, { result })\n`)
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`${address}/Account`)
    await page.addScriptTag({ content: code, type: 'module' })
    const result = await page.waitForFunction(() => Reflect.get(globalThis, 'result'))
    expect(await result.jsonValue()).toEqual({ name: 'Lindholm Outdoor', isFailedCall: true, status: 404 })
  } finally {
    await browser.close()
  }
}, 60_000)

test.each(['@adwright/sdk', '@adwright/sdk/operations'])(
  'one operation of %s costs at most 12 KiB with brotli',
  async (entry) => {
    const code = await bundle(
      'one',
      `import { getAccount } from '${entry}'\nObject.assign(globalThis, { getAccount })\n`,
    )
    const bytes = brotliCompressSync(code).length
    console.log(`One operation of ${entry}: ${(bytes / 1024).toFixed(1)} KiB with brotli.`)
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES_OF_ONE_OPERATION)
  },
)
