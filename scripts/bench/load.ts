// Sends requests to a local process and measures their cost.
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { LookupFunction } from 'node:net'

export type Target = { url: string; headers: Record<string, string> }

const TICKS_PER_SECOND = 100

type RequestParams = Target & { method?: string; body?: string }

/** Resolves names below localhost, which Node does not resolve to the loopback address. */
const lookup: LookupFunction = (_name, { all }, done) =>
  all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)

const send = (
  { url, headers, method = 'GET', body }: RequestParams,
  agent: Agent | undefined,
  take: (chunk: Buffer) => void,
) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(url, { agent, headers, method, lookup }, (response) => {
      response.on('data', take)
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    sent.once('error', reject)
    sent.end(body)
  })

/** The JSON of a response; throws if the request fails. */
export async function ask(asked: RequestParams) {
  const chunks: Buffer[] = []
  const status = await send(asked, undefined, (chunk) => chunks.push(chunk))
  const text = Buffer.concat(chunks).toString('utf8')
  if (status >= 300) throw new Error(`${asked.url} answered ${status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

const forget = () => undefined

export type Load = { count: number; connections: number }

/** Sends requests over several connections and returns their sorted durations in milliseconds; throws if one fails. */
export async function timesOf(targetOf: (index: number) => Target, { count, connections }: Load): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let next = 0
  const lane = async () => {
    while (next < count) {
      const target = targetOf(next++)
      const since = performance.now()
      const status = await send(target, agent, forget)
      if (status >= 300) throw new Error(`${target.url} answered ${status}`)
      times.push(performance.now() - since)
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, lane))
  } finally {
    agent.destroy()
  }
  return times.sort((a, b) => a - b)
}

export const percentile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** The CPU time of a process in milliseconds; NaN except on Linux. */
export function cpuMsOf(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
  } catch {
    return Number.NaN
  }
}

/** The memory of a process in megabytes; NaN except on Linux. */
export function memoryMbOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
