// A property-based tester of the API: any request at all, from anybody, gets an answer that the contract promises.
import { writeFileSync } from 'node:fs'
import { randomFrom } from '#mocks/sandbox/random.ts'
import { type Verdict, verdictsOn } from '#tests/conformance/judge.ts'
import { requestOf, type Shot, shotAt, told } from '#tests/conformance/requests.ts'
import { openWorkspace, type Workspace } from '#tests/conformance/workspace.ts'
import { contractOperations } from '#tests/support/contract.ts'

export type Finding = { group: string; verdict: Verdict; detail: string; shot: string }
export type FuzzResult = {
  requests: number
  findings: Finding[]
  /** Answers by operation and status. */
  statuses: Map<string, Map<number, number>>
  /** Milliseconds by operation: all of them, and the longest. */
  times: Map<string, { total: number; longest: number }>
  /** Operations nobody answers yet. */
  missing: Set<string>
}

/** Requests to one workspace before it is set up anew: they delete, log out and deactivate. */
const PER_WORKSPACE = 600
const HANG_MS = 10_000

const hang = (): Promise<'hang'> =>
  new Promise((resolve) => {
    setTimeout(() => resolve('hang'), HANG_MS).unref()
  })

async function fire({ sandbox, own }: Workspace, shot: Shot, result: FuzzResult): Promise<void> {
  const { operation } = shot
  const add = (verdict: Verdict, detail: string) => {
    result.findings.push({ group: operation.tags[0] ?? '', verdict, detail, shot: told(shot) })
  }
  const since = performance.now()
  try {
    const response = await Promise.race([sandbox.fetch(requestOf(shot)), hang()])
    if (response === 'hang') return add('no answer', `none within ${HANG_MS / 1000} s`)
    const text = await response.text()
    const ms = performance.now() - since
    const { status, headers } = response
    const { total, longest } = result.times.get(operation.operationId) ?? { total: 0, longest: 0 }
    result.times.set(operation.operationId, { total: total + ms, longest: Math.max(longest, ms) })
    for (const { verdict, detail } of verdictsOn(operation, { status, text, headers, ms }))
      if (verdict === 'not there yet') result.missing.add(operation.operationId)
      else add(verdict, detail)
    const statuses = result.statuses.get(operation.operationId) ?? new Map<number, number>()
    result.statuses.set(operation.operationId, statuses.set(status, (statuses.get(status) ?? 0) + 1))
    if (status < 300 && text !== '' && shot.caller === 'owner') own.take(operation.path, JSON.parse(text))
  } catch (error) {
    add('no answer', String(error))
  }
}

/** Fires `requests` requests, spread evenly over the operations, in an order and with contents that follow from the seed. */
export async function fuzz({
  requests,
  seed,
  only,
  trace,
}: {
  requests: number
  seed: number
  /** Groups or operations to fire at; all when left out. */
  only?: string[]
  /** Is told each request before it is sent: the last one is the one that never came back. */
  trace?: (shot: string) => void
}): Promise<FuzzResult> {
  const result: FuzzResult = { requests, findings: [], statuses: new Map(), times: new Map(), missing: new Set() }
  const aims = contractOperations.filter(
    ({ tags, operationId }) => !only || only.includes(operationId) || only.includes(tags[0] ?? ''),
  )
  const random = randomFrom(seed)
  for (let sent = 0; sent < requests; ) {
    const workspace = await openWorkspace(seed)
    for (let count = 0; count < PER_WORKSPACE && sent < requests; count += 1, sent += 1) {
      const operation = aims[Math.floor(random() * aims.length)]
      if (!operation) continue
      const shot = shotAt(workspace, operation, random)
      trace?.(told(shot))
      await fire(workspace, shot, result)
    }
    await workspace.sandbox.close()
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

// A request that keeps the program busy for ever is found here.
const trace = (shot: string) => writeFileSync('.cache/fuzz-last.txt', shot)

if (import.meta.main) {
  const requests = Number(process.env.FUZZ_REQUESTS ?? 1500)
  const seed = Number(process.env.FUZZ_SEED ?? 1)
  const [...only] = process.argv.slice(2)
  console.error = () => undefined
  const since = performance.now()
  const result = await fuzz({ requests, seed, trace, ...(only.length > 0 ? { only } : {}) })
  const succeeded = [...result.statuses].filter(([, statuses]) => [...statuses.keys()].some((status) => status < 300))
  console.log(
    `${requests} requests with seed ${seed} in ${((performance.now() - since) / 1000).toFixed(1)} s; ${succeeded.length} of ${result.statuses.size} operations answered with success at least once.`,
  )
  const barren = [...result.statuses.keys()].filter(
    (id) => !succeeded.some(([name]) => name === id) && !result.missing.has(id),
  )
  console.log(`Never with success: ${barren.join(', ') || 'none'}`)
  console.log(`Without a handler: ${[...result.missing].join(', ') || 'none'}`)
  const slowest = [...result.times].sort(([, a], [, b]) => b.total - a.total).slice(0, 8)
  const costs = slowest.map(
    ([id, { total, longest }]) => `${id} ${Math.round(total)} ms in all, ${Math.round(longest)} at most`,
  )
  console.log(`The most time went to: ${costs.join('; ')}`)
  console.log(`${result.findings.length} findings\n${summary(result).join('\n')}`)
  process.exit(result.findings.length > 0 ? 1 : 0)
}
