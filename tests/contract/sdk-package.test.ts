// The SDK from a consumer's view: packed, installed into an empty project, type-checked, called from Node and from a browser.
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPrism } from '#mocks/prism.ts'
import { findBrowser } from '#scripts/lib/browser.ts'
import { freePort } from '#scripts/lib/port.ts'
import { type RunResult, run } from '#scripts/lib/run.ts'

const MAX_BYTES_OF_ONE_OPERATION = 12 * 1024

const project = mkdtempSync(path.join(tmpdir(), 'adwright-sdk-'))
let prism: ChildProcess
let address: string
let installed: RunResult

const inProject = (name: string) => path.join(project, name)
const write = (name: string, text: string) => writeFileSync(inProject(name), text)

const CALL = (baseUrl: string) => `
import { configureClient, FailedCall } from '@adwright/sdk/client'
import { getAccount, listAccounts } from '@adwright/sdk/operations'

configureClient({ baseUrl: '${baseUrl}', credentials: () => 'token' })
const { data: accounts } = await listAccounts()
const failure = await getAccount({ path: { accountId: 'unknown' }, headers: { Prefer: 'code=404' } as never }).catch((error: unknown) => error)
const result = { name: accounts[0]?.name, isFailedCall: failure instanceof FailedCall, status: failure instanceof FailedCall ? failure.status : 0 }
`

beforeAll(async () => {
  const port = await freePort()
  prism = await startPrism({ port })
  address = `http://127.0.0.1:${port}`
  const packed = await run('node', ['scripts/sdk-pack.ts'])
  const tarball = packed.output.trim().split('\n').at(-1) ?? ''
  write('package.json', JSON.stringify({ name: 'empty', private: true, type: 'module' }))
  installed = await run('npm', [
    'install',
    '--prefix',
    project,
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    tarball,
  ])
}, 180_000)

afterAll(() => {
  prism.kill()
  rmSync(project, { recursive: true, force: true })
})

test('its tarball installs into an empty project', () => {
  expect(installed).toMatchObject({ code: 0 })
})

test('it type-checks there, and calls the API from Node', async () => {
  write('call.ts', `${CALL(address)}\nconsole.log(JSON.stringify(result))\n`)
  const options = {
    module: 'NodeNext',
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    strict: true,
    types: [],
  }
  write('tsconfig.json', JSON.stringify({ compilerOptions: { ...options, noEmit: true }, files: ['call.ts'] }))
  const types = await run('node', ['node_modules/typescript7/bin/tsc', '--project', project])
  expect(types.output).toBe('')
  const called = await run('node', [inProject('call.ts')])
  expect(JSON.parse(called.output)).toEqual({ name: 'Lindholm Outdoor', isFailedCall: true, status: 404 })
})

async function bundle(name: string, code: string): Promise<string> {
  write(`${name}.ts`, code)
  await build({
    configFile: false,
    logLevel: 'error',
    root: project,
    build: {
      outDir: name,
      emptyOutDir: true,
      target: 'es2022',
      rollupOptions: { input: inProject(`${name}.ts`), output: { entryFileNames: 'main.js' } },
    },
  })
  return readFileSync(inProject(`${name}/main.js`), 'utf8')
}

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

test('one operation costs at most 12 KiB with brotli', async () => {
  const code = await bundle(
    'one',
    `import { getAccount } from '@adwright/sdk/operations'\nObject.assign(globalThis, { getAccount })\n`,
  )
  const bytes = brotliCompressSync(code).length
  console.log(`One operation of the SDK: ${(bytes / 1024).toFixed(1)} KiB with brotli.`)
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES_OF_ONE_OPERATION)
})
