// Property-based tests of the API: any request from any caller gets a response that the contract documents.
import { mkdirSync, openSync, writeSync } from 'node:fs'
import { randomFrom } from '#mocks/sandbox/random/seeded.ts'
import { ApiFixtures } from '#tests/fuzz/api-fixtures.ts'
import {
  formatRequest,
  type GeneratedRequest,
  generateRequest,
  nearlyValidRequest,
  requestOf,
  validRequest,
} from '#tests/fuzz/requests.ts'
import { type Verdict, verdictsOn } from '#tests/fuzz/response-checks.ts'
import { openWorkspace, type Workspace } from '#tests/fuzz/workspace.ts'
import { type ContractOperation, contractOperations } from '#tests/support/contract.ts'

export type Finding = { group: string; verdict: Verdict; detail: string; request: string }
export type FuzzResult = {
  /** The number of requests sent: those requested, plus those that prove each operation. */
  requests: number
  findings: Finding[]
  /** Counts of responses by operation and status. */
  statuses: Map<string, Map<number, number>>
  /** CPU time in milliseconds by operation: total and maximum. */
  times: Map<string, { total: number; longest: number }>
  /** Operations without an implementation. */
  missing: Set<string>
  /** Operations that rejected every valid request, with the last rejection. */
  barren: Map<string, string>
}

/** Requests per workspace before it is set up again, because requests delete data, sign out and deactivate people. */
const PER_WORKSPACE = 600
// verdictsOn reports responses that take more than 1 s of CPU time, however busy the machine is; this limit is for requests that hang.
const HANG_MS = 5000
/** The maximum number of valid requests until one succeeds. */
const MAX_TRIES = 12
/** The share of requests that are derived from a valid one. */
const NEARLY_VALID_SHARE = 0.25
const ORDER = ['get', 'post', 'put', 'delete']

const hang = (): Promise<'hang'> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('hang'), HANG_MS).unref()
  })

/** CPU time of this thread in milliseconds, which is independent of the load of the machine. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Sends a request and checks the response; returns its status and text. */
async function fire({ sandbox, own }: Workspace, request: GeneratedRequest, result: FuzzResult) {
  const { operation } = request
  result.requests += 1
  const add = (verdict: Verdict, detail: string) => {
    result.findings.push({ group: operation.tags[0] ?? '', verdict, detail, request: formatRequest(request) })
  }
  const since = performance.now()
  const cpuBefore = cpuMs()
  try {
    const response = await Promise.race([sandbox.fetch(requestOf(request)), hang()])
    if (response === 'hang') return add('no answer', `none within ${HANG_MS / 1000} s`)
    const text = await response.text()
    const ms = Math.min(performance.now() - since, cpuMs() - cpuBefore)
    const { status, headers } = response
    const { total, longest } = result.times.get(operation.operationId) ?? { total: 0, longest: 0 }
    result.times.set(operation.operationId, { total: total + ms, longest: Math.max(longest, ms) })
    for (const { verdict, detail } of verdictsOn(operation, { status, text, headers, ms }))
      if (verdict === 'not there yet') result.missing.add(operation.operationId)
      else add(verdict, detail)
    const statuses = result.statuses.get(operation.operationId) ?? new Map<number, number>()
    result.statuses.set(operation.operationId, statuses.set(status, (statuses.get(status) ?? 0) + 1))
    if (status < 300 && text !== '' && request.caller === 'owner') own.take(operation.path, JSON.parse(text))
    return { status, text }
  } catch (error) {
    add('no answer', String(error))
  }
}

/** Sends valid requests to every operation until one succeeds; an operation that never succeeds is a finding. */
async function prove(
  workspace: Workspace,
  aims: ContractOperation[],
  random: () => number,
  result: FuzzResult,
  trace?: (request: string) => void,
) {
  const fixtures = new ApiFixtures(workspace, random)
  for (const operation of aims.toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method))) {
    let refusal = ''
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const request = await validRequest(fixtures, operation).catch(String)
      if (typeof request === 'string') {
        refusal = `no request: ${request}`
        continue
      }
      trace?.(formatRequest(request))
      const answered = await fire(workspace, request, result)
      if (answered && answered.status < 300) {
        refusal = ''
        break
      }
      refusal = `${answered?.status} ${answered?.text.slice(0, 300)} to ${formatRequest(request)}`
    }
    if (refusal !== '') result.barren.set(operation.operationId, refusal)
  }
}

/**
 * Proves that every operation can succeed, then sends `requests` random requests, spread evenly over the operations; order and content
 * depend on the seed.
 */
export async function fuzz({
  requests,
  seed,
  only,
  trace,
  progress,
}: {
  requests: number
  seed: number
  /** The groups or operations to test; all if omitted. */
  only?: string[]
  /** Called with each request before it is sent, so that the last one identifies a hang. */
  trace?: (request: string) => void
  /** Called with the progress after each workspace. */
  progress?: (result: FuzzResult) => void
}): Promise<FuzzResult> {
  const result: FuzzResult = {
    requests: 0,
    findings: [],
    statuses: new Map(),
    times: new Map(),
    missing: new Set(),
    barren: new Map(),
  }
  const aims = contractOperations.filter(
    ({ tags, operationId }) => !only || only.includes(operationId) || only.includes(tags[0] ?? ''),
  )
  const random = randomFrom(seed)
  const proving = await openWorkspace(seed)
  await prove(proving, aims, random, result, trace)
  await proving.sandbox.close()
  for (let sent = 0; sent < requests; ) {
    const workspace = await openWorkspace(seed)
    const fixtures = new ApiFixtures(workspace, random)
    for (let count = 0; count < PER_WORKSPACE && sent < requests; count += 1, sent += 1) {
      const operation = aims[Math.floor(random() * aims.length)]
      if (!operation) continue
      const isNearlyRight = random() < NEARLY_VALID_SHARE
      // Fixtures of an operation may have been deleted by earlier requests.
      const nearlyRight = isNearlyRight
        ? await nearlyValidRequest(fixtures, operation).catch(() => undefined)
        : undefined
      const request = nearlyRight ?? generateRequest(workspace, operation, random)
      trace?.(formatRequest(request))
      await fire(workspace, request, result)
    }
    await workspace.sandbox.close()
    progress?.(result)
  }
  return result
}

/** Groups equal findings of an operation, with their number. */
export function summary({ findings }: FuzzResult): string[] {
  const byKind = new Map<string, { count: number; first: Finding }>()
  for (const finding of findings) {
    const key = [
      finding.verdict,
      finding.request.split(' ')[0],
      finding.detail.replaceAll(/\d+|"[^"]*"/g, '').slice(0, 120),
    ].join(' ')
    const known = byKind.get(key)
    byKind.set(key, { count: (known?.count ?? 0) + 1, first: known?.first ?? finding })
  }
  return [...byKind.values()].map(
    ({ count, first }) => `${first.group} ${first.verdict} (${count} times)\n    ${first.request}\n    ${first.detail}`,
  )
}

const TRACED = 1500
/** The number of requests between two progress messages. */
const PROGRESS_INTERVAL = 10_000

/** Prints progress messages during a long run. */
function progressReporter(): (result: FuzzResult) => void {
  let next = PROGRESS_INTERVAL
  return ({ requests, findings }) => {
    if (requests < next) return
    next += PROGRESS_INTERVAL
    console.log(`${requests} requests, ${findings.length} findings`)
  }
}

/** Writes the last request to a file, so that a request that hangs the process can be identified. */
function requestTracer(): (request: string) => void {
  mkdirSync('.cache', { recursive: true })
  const file = openSync('.cache/fuzz-last.txt', 'w')
  return (request) => writeSync(file, `${request.slice(0, TRACED).padEnd(TRACED)}\n`, 0)
}

if (import.meta.main) {
  const requests = Number(process.env.FUZZ_REQUESTS ?? 1500)
  const seed = Number(process.env.FUZZ_SEED ?? 1)
  const [...only] = process.argv.slice(2)
  console.error = () => undefined
  const since = performance.now()
  const result = await fuzz({
    requests,
    seed,
    trace: requestTracer(),
    progress: progressReporter(),
    ...(only.length > 0 ? { only } : {}),
  })
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  console.log(
    `${result.requests} requests with seed ${seed} in ${seconds} s; ${result.statuses.size - result.barren.size} of ${result.statuses.size} operations answered with success.`,
  )
  console.log(`Never with success: ${[...result.barren].map((one) => `\n    ${one.join(': ')}`).join('') || 'none'}`)
  console.log(`Without a handler: ${[...result.missing].join(', ') || 'none'}`)
  const slowest = [...result.times].sort(([, a], [, b]) => b.total - a.total).slice(0, 8)
  const costs = slowest.map(
    ([id, { total, longest }]) => `${id} ${Math.round(total)} ms in all, ${Math.round(longest)} at most`,
  )
  console.log(`The most time went to: ${costs.join('; ')}`)
  console.log(`${result.findings.length} findings\n${summary(result).join('\n')}`)
  process.exit(result.findings.length + result.barren.size > 0 ? 1 : 0)
}
