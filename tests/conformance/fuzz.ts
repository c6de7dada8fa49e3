// A property-based tester of the API: any request at all, from anybody, gets an answer that the contract promises.
import { mkdirSync, openSync, writeSync } from 'node:fs'
import { randomFrom } from '#mocks/sandbox/random/seeded.ts'
import { type Verdict, verdictsOn } from '#tests/conformance/judge.ts'
import { Kitchen } from '#tests/conformance/kitchen.ts'
import { nearlyRightShot, requestOf, rightShot, type Shot, shotAt, told } from '#tests/conformance/requests.ts'
import { openWorkspace, type Workspace } from '#tests/conformance/workspace.ts'
import { type ContractOperation, contractOperations } from '#tests/support/contract.ts'

export type Finding = { group: string; verdict: Verdict; detail: string; shot: string }
export type FuzzResult = {
  /** How many were sent: those asked for, after the ones that prove each operation. */
  requests: number
  findings: Finding[]
  /** Answers by operation and status. */
  statuses: Map<string, Map<number, number>>
  /** Milliseconds by operation: all of them, and the longest. */
  times: Map<string, { total: number; longest: number }>
  /** Operations nobody answers yet. */
  missing: Set<string>
  /** Operations that refused each request that should succeed, with their last refusal. */
  barren: Map<string, string>
}

/** Requests to one workspace before it is set up anew: they delete, log out and deactivate. */
const PER_WORKSPACE = 600
// What takes the processor longer than 1 s is told by the judge, however busy the machine is; this is for what waits for nothing.
const HANG_MS = 5000
/** Requests that should succeed, until one does. */
const MOST_TRIES = 12
/** How many of the requests begin as one that should succeed. */
const NEARLY_RIGHT = 0.25
const ORDER = ['get', 'post', 'put', 'delete']

const hang = (): Promise<'hang'> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('hang'), HANG_MS).unref()
  })

/** Milliseconds of processor time this thread has used: how long an answer takes, whatever else the machine does. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Sends a request and judges the answer; gives its status and text. */
async function fire({ sandbox, own }: Workspace, shot: Shot, result: FuzzResult) {
  const { operation } = shot
  result.requests += 1
  const add = (verdict: Verdict, detail: string) => {
    result.findings.push({ group: operation.tags[0] ?? '', verdict, detail, shot: told(shot) })
  }
  const since = performance.now()
  const cpuBefore = cpuMs()
  try {
    const response = await Promise.race([sandbox.fetch(requestOf(shot)), hang()])
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
    if (status < 300 && text !== '' && shot.caller === 'owner') own.take(operation.path, JSON.parse(text))
    return { status, text }
  } catch (error) {
    add('no answer', String(error))
  }
}

/** Every operation is sent requests that should succeed until one does; what never does is a finding of the test. */
async function prove(
  workspace: Workspace,
  aims: ContractOperation[],
  random: () => number,
  result: FuzzResult,
  trace?: (shot: string) => void,
) {
  const kitchen = new Kitchen(workspace, random)
  for (const operation of aims.toSorted((a, b) => ORDER.indexOf(a.method) - ORDER.indexOf(b.method))) {
    let refusal = ''
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const shot = await rightShot(kitchen, operation).catch(String)
      if (typeof shot === 'string') {
        refusal = `no request: ${shot}`
        continue
      }
      trace?.(told(shot))
      const answered = await fire(workspace, shot, result)
      if (answered && answered.status < 300) {
        refusal = ''
        break
      }
      refusal = `${answered?.status} ${answered?.text.slice(0, 300)} to ${told(shot)}`
    }
    if (refusal !== '') result.barren.set(operation.operationId, refusal)
  }
}

/** Proves that every operation can succeed, then fires `requests` requests, spread evenly over the operations, in an order and with contents that follow from the seed. */
export async function fuzz({
  requests,
  seed,
  only,
  trace,
  progress,
}: {
  requests: number
  seed: number
  /** Groups or operations to fire at; all when left out. */
  only?: string[]
  /** Is told each request before it is sent: the last one is the one that never came back. */
  trace?: (shot: string) => void
  /** Is told how it stands after each workspace. */
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
    const kitchen = new Kitchen(workspace, random)
    for (let count = 0; count < PER_WORKSPACE && sent < requests; count += 1, sent += 1) {
      const operation = aims[Math.floor(random() * aims.length)]
      if (!operation) continue
      const isNearlyRight = random() < NEARLY_RIGHT
      // What a recipe needs may be gone by now.
      const nearlyRight = isNearlyRight ? await nearlyRightShot(kitchen, operation).catch(() => undefined) : undefined
      const shot = nearlyRight ?? shotAt(workspace, operation, random)
      trace?.(told(shot))
      await fire(workspace, shot, result)
    }
    await workspace.sandbox.close()
    progress?.(result)
  }
  return result
}

/** Findings that say the same thing about the same operation once, with how often. */
export function summary({ findings }: FuzzResult): string[] {
  const byKind = new Map<string, { count: number; first: Finding }>()
  for (const finding of findings) {
    const key = [
      finding.verdict,
      finding.shot.split(' ')[0],
      finding.detail.replaceAll(/\d+|"[^"]*"/g, '').slice(0, 120),
    ].join(' ')
    const known = byKind.get(key)
    byKind.set(key, { count: (known?.count ?? 0) + 1, first: known?.first ?? finding })
  }
  return [...byKind.values()].map(
    ({ count, first }) => `${first.group} ${first.verdict} (${count} times)\n    ${first.shot}\n    ${first.detail}`,
  )
}

const TRACED = 1500
/** Requests after which a long run says how it stands. */
const TOLD_EVERY = 10_000

/** Says how a long run stands, now and then. */
function teller(): (result: FuzzResult) => void {
  let next = TOLD_EVERY
  return ({ requests, findings }) => {
    if (requests < next) return
    next += TOLD_EVERY
    console.log(`${requests} requests, ${findings.length} findings`)
  }
}

/** Keeps the request that was sent last in a file: one that keeps the program busy for ever is found there. */
function tracer(): (shot: string) => void {
  mkdirSync('.cache', { recursive: true })
  const file = openSync('.cache/fuzz-last.txt', 'w')
  return (shot) => writeSync(file, `${shot.slice(0, TRACED).padEnd(TRACED)}\n`, 0)
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
    trace: tracer(),
    progress: teller(),
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
