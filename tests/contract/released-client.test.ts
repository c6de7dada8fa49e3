// A client in use: the SDK of the kept bundle, packed as it was shipped, calls the sandbox of today. RELEASED=all calls every operation, else a sample is drawn by SEED.
// Operations that broke since are not called: while the version is a candidate they may, afterwards changes.test.ts refuses them.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRulesModule } from '#scripts/lib/contract/call-rules-module.ts'
import { changesBetween } from '#scripts/lib/contract/changes.ts'
import { type Contract, operationsOf } from '#scripts/lib/contract/document.ts'
import { operationsModule } from '#scripts/lib/contract/operations-module.ts'
import { run } from '#scripts/lib/run.ts'
import { bearerOf, inWorkspace, valuesOf } from '#tests/contract/operation-calls.ts'
import { contract, contractOperations } from '#tests/support/contract.ts'
import { isWhole, sampleOf } from '#tests/support/sample.ts'

const SAMPLE_SIZE = 12
const PREPARATION_LIMIT_MS = 180_000
const RELEASED = 'openapi/released/openapi.json'
// Within the project, so that the copy finds the dependencies of the SDK.
const SOURCES = './.cache/released-sdk'
const FOLDER = path.resolve(SOURCES)
const GENERATED = path.join(FOLDER, 'generated')

const released: Contract = JSON.parse(readFileSync(RELEASED, 'utf8'))
const known = new Set(operationsOf(released).map(({ operationId }) => operationId))

/** Breaking changes of paths; differences of schemas are listed at each operation that they concern. */
const broken = changesBetween(released, contract)
  .filter(({ isBreaking, place }) => isBreaking && !/ responses [45]/.test(place))
  .map(({ place }) => place)

const kept = contractOperations.filter(
  ({ operationId, path: route, method }) =>
    known.has(operationId) && !broken.some((place) => `${place} `.startsWith(`paths ${route} ${method} `)),
)
const drawn = isWhole('RELEASED') ? kept : sampleOf(kept, SAMPLE_SIZE)

type Call = (options: object) => Promise<unknown>
let calls: Record<string, Call>
let configureClient: (settings: object) => void

/** Packs the SDK of the folder, unpacks it like an installation, and returns how an entry of it is imported. */
async function installed() {
  const { compilerOptions, ...settings } = JSON.parse(readFileSync('sdk/tsconfig.build.json', 'utf8'))
  // What is handwritten today may name types that the kept bundle does not have yet; their JavaScript is the same.
  const options = { ...compilerOptions, noCheck: true }
  const project = { ...settings, extends: path.resolve('tsconfig.json'), compilerOptions: options }
  writeFileSync(path.join(FOLDER, 'tsconfig.build.json'), JSON.stringify(project))
  const packing = ['scripts/sdk-pack.ts', '--from', FOLDER, '--out', path.join(FOLDER, 'dist')]
  const { code, output } = await run('node', packing)
  if (code !== 0) throw new Error(output)
  const unpacked = await run('tar', ['-xzf', output.trim().split('\n').at(-1) ?? '', '-C', FOLDER])
  if (unpacked.code !== 0) throw new Error(unpacked.output)
  const { exports } = JSON.parse(readFileSync(path.join(FOLDER, 'package/package.json'), 'utf8'))
  return (entry: string) =>
    import(/* @vite-ignore */ pathToFileURL(path.join(FOLDER, 'package', exports[`./${entry}`].default)).href)
}

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const file of globSync('sdk/*.ts')) cpSync(file, path.join(FOLDER, path.basename(file)))
  const env = {
    ADWRIGHT_CONTRACT: `./${RELEASED}`,
    ADWRIGHT_SDK_SOURCES: SOURCES,
    ADWRIGHT_SDK_OUT: GENERATED,
    ADWRIGHT_IS_OLDER: 'yes',
  }
  const { code, output } = await run('openapi-ts', ['-f', 'sdk/openapi-ts.config.ts'], { env })
  if (code !== 0) throw new Error(output)
  writeFileSync(path.join(GENERATED, 'operations.gen.ts'), operationsModule(released))
  writeFileSync(path.join(GENERATED, 'call-rules.gen.ts'), callRulesModule(released))
  const client = await installed()
  calls = await client('operations')
  ;({ configureClient } = await client('client'))
}, PREPARATION_LIMIT_MS)

afterAll(() => {
  console.log(`The released client: ${kept.length} operations without breaking changes, ${drawn.length} called.`)
  rmSync(FOLDER, { recursive: true, force: true })
})

test('most operations of the kept bundle are as they were', () => {
  expect(kept.length).toBeGreaterThan(known.size / 3)
})

test.each(drawn)('a client of the kept bundle still calls $operationId', async (operation) => {
  const failure = await inWorkspace(operation, async ({ sandbox }, request) => {
    const { Authorization, 'X-Ads-Authorization': ads, 'Stripe-Signature': signature } = request.headers
    configureClient({
      baseUrl: 'http://sandbox.test',
      credentials: (scheme: string) => bearerOf(scheme === 'adsBearer' ? ads : Authorization),
      fetch: (sent: Request) => sandbox.fetch(sent),
      maxRetries: 0,
    })
    const values = valuesOf(request)
    const body = request.body instanceof FormData ? { file: request.body.get('file') } : values.body
    const headers = signature ? { 'Stripe-Signature': signature } : {}
    try {
      await calls[operation.operationId]?.({ ...values, ...(body === undefined ? {} : { body }), headers })
      return ''
    } catch (error) {
      return `${String(error)} ${JSON.stringify(error)}`
    }
  })
  expect(failure).toBe('')
})
