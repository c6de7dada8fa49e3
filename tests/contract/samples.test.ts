// The samples of the API reference against the sandbox, with values that exist there: TypeScript through the SDK, curl over HTTP.
// SAMPLES=all runs every operation, else a sample is drawn by SEED.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { configureClient } from '@adwright/sdk/client'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signatureOf, webhookSecret } from '#mocks/sandbox/domain/billing/webhook-signature.ts'
import { operationsOf } from '#scripts/lib/contract/document.ts'
import { curlSample, type SampleValues, typescriptSample } from '#scripts/lib/docs/samples.ts'
import { freePort } from '#scripts/lib/port.ts'
import { run } from '#scripts/lib/run.ts'
import { bearerOf, inWorkspace, valuesOf } from '#tests/contract/operation-calls.ts'
import type { GeneratedRequest } from '#tests/fuzz/requests.ts'
import { openWorkspace, type Workspace } from '#tests/fuzz/workspace.ts'
import { type ContractOperation, contract, contractOperations } from '#tests/support/contract.ts'
import { isWhole, sampleOf } from '#tests/support/sample.ts'

const SAMPLE_SIZE = 24
const PREPARATION_LIMIT_MS = 120_000
// Within the project, so that the samples find the SDK by its name.
const FOLDER = path.resolve('.cache/samples')
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const placed = new Map(operationsOf(contract).map((operation) => [operation.operationId, operation]))
const drawn = isWhole('SAMPLES') ? contractOperations : sampleOf(contractOperations, SAMPLE_SIZE)

let workspace: Workspace
let folder: string
let server: ReturnType<typeof serve>
let port: number

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'adwright-samples-'))
  writeFileSync(path.join(folder, 'summer.png'), PIXEL)
  mkdirSync(FOLDER, { recursive: true })
  port = await freePort()
  server = serve({ fetch: (request) => workspace.sandbox.fetch(request), port, hostname: '127.0.0.1' })
  // The template of the workspaces is made here, not within the time of the first operation.
  workspace = await openWorkspace(1)
  await workspace.sandbox.close()
}, PREPARATION_LIMIT_MS)

afterAll(() => {
  server.close()
  for (const made of [folder, FOLDER]) rmSync(made, { recursive: true, force: true })
})

/** The provider signs the body as it is sent. */
function signed(request: GeneratedRequest, values: SampleValues, body: string): SampleValues {
  if (!('Stripe-Signature' in request.headers)) return values
  const { runtime, clock } = workspace.sandbox
  const signature = signatureOf(webhookSecret(runtime.secrets), body, clock.now())
  return { ...values, headers: { 'Stripe-Signature': signature } }
}

const failureOf = (operation: ContractOperation, attempt: (request: GeneratedRequest) => Promise<string>) =>
  inWorkspace(operation, (opened, request) => {
    workspace = opened
    return attempt(request)
  })

async function runTypescript(request: GeneratedRequest, name: string): Promise<string> {
  const { Authorization, 'X-Ads-Authorization': ads } = request.headers
  configureClient({
    baseUrl: 'http://sandbox.test',
    credentials: (scheme) => bearerOf(scheme === 'adsBearer' ? ads : Authorization),
    fetch: (sent) => workspace.sandbox.fetch(sent),
    maxRetries: 0,
  })
  const operation = placed.get(request.operation.operationId)
  const values = valuesOf(request)
  const file = path.join(FOLDER, `${name}.ts`)
  if (operation)
    writeFileSync(file, typescriptSample(contract, operation, signed(request, values, JSON.stringify(values.body))))
  try {
    await import(/* @vite-ignore */ pathToFileURL(file).href)
    return ''
  } catch (error) {
    return String(error instanceof Error ? `${error.message} ${JSON.stringify(error)}` : error)
  }
}

async function runCurl(request: GeneratedRequest): Promise<string> {
  const operation = placed.get(request.operation.operationId)
  const values = valuesOf(request)
  const sample =
    operation && curlSample(contract, operation, signed(request, values, JSON.stringify(values.body, null, 2)))
  const token = bearerOf(request.headers.Authorization)
  const env = {
    ADWRIGHT_API: `http://127.0.0.1:${port}`,
    TOKEN: token,
    SERVICE_TOKEN: token,
    REFRESH_TOKEN: token,
    ADS_TOKEN: bearerOf(request.headers['X-Ads-Authorization']),
  }
  const script = `cd '${folder}'\ncurl() { command curl -sS --fail-with-body "$@"; }\n${sample}`
  const { code, output } = await run('bash', ['-c', script], { env })
  return code === 0 ? '' : output
}

test.each(drawn)('the samples of $operationId succeed', async (operation) => {
  let count = 0
  const typescript = (request: GeneratedRequest) => {
    count += 1
    return runTypescript(request, `${operation.operationId}-${count}`)
  }
  expect(await failureOf(operation, typescript), 'TypeScript').toBe('')
  expect(await failureOf(operation, runCurl), 'curl').toBe('')
})
