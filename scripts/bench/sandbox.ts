// The metrics of the sandbox, compared with Prism's for the same requests. Limited in number and time; loopback only.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPrism } from '#mocks/prism.ts'
import { type KillResult, killWriters } from '#mocks/sandbox/store/kill.fixture.ts'
import { startPostgres } from '#mocks/sandbox/store/postgres.fixture.ts'
import { ask, cpuMsOf, memoryMbOf, percentile, type Target, timesOf } from '#scripts/bench/load.ts'
import { idleTicks } from '#scripts/bench/ticks.ts'
import { uploadCosts } from '#scripts/bench/upload.ts'
import { freePort } from '#scripts/lib/port.ts'

type Row = { figure: string; wanted: string; sandbox: string; Prism: string }
type Running = { process: ChildProcess; api: string; readyMs: number; stop: () => Promise<void> }
type Signed = { api: string; headers: Record<string, string>; accountId: string; customerClientId: string }

const STARTS = 5
/** Rounds of 2,000 requests; the first one runs before the code is compiled. */
const ROUNDS = 6
const LARGE = 'large-account'
/** The number of killed processes, limited because 100 take minutes. */
const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? 10)
const DAYS = 400
const BUNDLE = 'openapi/dist/openapi.json'
const METHODS = ['get', 'post', 'put', 'delete']
const KEY = { 'X-Control-Key': 'sandbox' }

const ms = (value: number) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`
const median = (values: number[]) =>
  percentile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode === null && child.signalCode === null) child.once('exit', () => resolve())
    else resolve()
  })

/** Starts the built app with its sandbox, as npm start does. */
async function startSandbox(store: string): Promise<Running> {
  const port = await freePort()
  const since = performance.now()
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...process.env, PORT: String(port), SANDBOX_STORE: store, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => {
    child.kill()
    return ended(child)
  }
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (said: Buffer) => said.includes('is ready') && resolve())
    child.once('exit', () => reject(new Error('The sandbox did not start.')))
  })
  return { process: child, api: `http://127.0.0.1:${port}/api`, readyMs: performance.now() - since, stop }
}

/** Signs in as the owner of a workspace and finds the account and its client account. */
async function signedIn(api: string, { email, password }: { email: string; password: string }): Promise<Signed> {
  const credentials = { email, password, signInPlatform: 4 }
  const { token } = await ask({
    url: `${api}/Auth/login`,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const bearer = { Authorization: `Bearer ${token}` }
  const [{ id: accountId }] = await ask({ url: `${api}/Account`, headers: bearer })
  const { customerClientId } = await ask({ url: `${api}/EA/${accountId}/information`, headers: bearer })
  const { tokenString } = await ask({ url: `${api}/EA/${accountId}/token`, headers: bearer })
  return { api, accountId, customerClientId, headers: { ...bearer, 'X-Ads-Authorization': `Bearer ${tokenString}` } }
}

/** Requests of the keyword table, sorted by cost, each with another page or search. */
const tableOf =
  ({ api, accountId, customerClientId, headers }: Signed, searches: string[]) =>
  (index: number): Target => {
    const search = searches[index % searches.length] ?? ''
    const query = new URLSearchParams({
      currentPage: String(1 + (search ? 0 : index % 10)),
      pageSize: '25',
      dateBegin: '2026-08-01',
      dateEnd: '2026-10-31',
      ...(search ? { searchText: search } : {}),
    })
    return { url: `${api}/EA/${accountId}/metrics/${customerClientId}/keywords?${query}`, headers }
  }

async function costs(child: ChildProcess, small: Target, table: (index: number) => Target) {
  const begun = memoryMbOf(child.pid)
  await timesOf(() => small, { count: 300, connections: 8 })
  const before = cpuMsOf(child.pid)
  const count = 3000
  await timesOf(() => small, { count, connections: 8 })
  const cpu = (cpuMsOf(child.pid) - before) / count
  await timesOf(table, { count: 100, connections: 4 })
  const p99s: number[] = []
  for (let round = 0; round < ROUNDS; round++)
    p99s.push(percentile(await timesOf(table, { count: 2000, connections: 32 }), 0.99))
  const p99 = `${ms(median(p99s.slice(1)))} (${ms(p99s[0] ?? Number.NaN)})`
  return { begun, cpu, p99, memory: memoryMbOf(child.pid) }
}

/** A call of every operation of the contract with ids that do not exist. */
function operationCalls(): { method: string; path: string }[] {
  const { paths }: { paths: Record<string, Record<string, unknown>> } = JSON.parse(readFileSync(BUNDLE, 'utf8'))
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter((method) => method in item).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{\w+\}/g, 'x'),
    })),
  )
}

const FEW = 10

/** The CPU time of a small request after calls of few operations and after calls of all, which must not differ. */
async function flatness(child: ChildProcess, api: string, smallNow: () => Promise<Target>): Promise<string> {
  const cpuPerRequest = async () => {
    const small = await smallNow()
    await timesOf(() => small, { count: 500, connections: 8 })
    const before = cpuMsOf(child.pid)
    await timesOf(() => small, { count: 3000, connections: 8 })
    return (cpuMsOf(child.pid) - before) / 3000
  }
  const calls = operationCalls()
  const { headers } = await smallNow()
  const askAll = async (asked: typeof calls) => {
    for (const { method, path } of asked) {
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }
      const target = { url: api + path, headers: { ...headers, 'Content-Type': 'application/json' }, method, ...body }
      // Most calls are rejected, after they were routed and validated.
      await ask(target).catch(() => undefined)
    }
  }
  await askAll(calls.slice(0, FEW))
  const few = await cpuPerRequest()
  await askAll(calls.slice(FEW))
  return `${ms(few)}; ${ms(await cpuPerRequest())}`
}

/** Measures the same in a separate process, because calls of every operation change its data. */
async function flatSandbox(): Promise<string> {
  const running = await startSandbox(':memory:')
  try {
    const { origin, persons } = await scenario(running, 'sample')
    const api = `${origin}/api`
    return await flatness(running.process, api, async () => {
      const { headers } = await signedIn(api, persons[0])
      return { url: `${api}/Account`, headers }
    })
  } finally {
    await running.stop()
  }
}

async function prismFigures() {
  const port = await freePort()
  const since = performance.now()
  const prism = await startPrism({ port })
  const readyMs = performance.now() - since
  const api = `http://127.0.0.1:${port}`
  const headers = { Authorization: 'Bearer a.b.c', 'X-Ads-Authorization': 'Bearer a.b.c' }
  const signed = { api, headers, accountId: 'acc_8f2KqL', customerClientId: '4839201756' }
  const small = { url: `${api}/Account`, headers }
  const figures = await costs(prism, small, tableOf(signed, ['']))
  const flat = await flatness(prism, api, () => Promise.resolve(small))
  prism.kill()
  await ended(prism)
  return { readyMs, flat, ...figures }
}

async function scenario(running: Running, name: string) {
  const origin = running.api.replace('/api', '')
  const body = JSON.stringify({ name })
  return ask({ url: `${origin}/control/scenarios`, method: 'POST', headers: KEY, body })
}

const TABLES = ['campaigns', 'ad-groups', 'ads', 'keywords']

/** Measures sorted and filtered pages of more than a million daily rows in a separate process, including the first page of each period. */
async function largeRows(): Promise<Row[]> {
  const running = await startSandbox(':memory:')
  try {
    const { origin, persons } = await scenario(running, LARGE)
    const signed = await signedIn(`${origin}/api`, persons[0])
    const { accountId, customerClientId, headers } = signed
    const counts: number[] = []
    for (const table of TABLES) {
      const url = `${signed.api}/EA/${accountId}/metrics/${customerClientId}/${table}?pageSize=25`
      counts.push((await ask({ url, headers })).totalCount)
    }
    const rows = counts.reduce((sum, count) => sum + count, 0) * DAYS
    const times = await timesOf(tableOf(signed, ['', 'a', 'e']), { count: 100, connections: 1 })
    const figure = `page of a large account (${rows.toLocaleString('en')} daily rows), p95; the longest`
    const memory = `${memoryMbOf(running.process.pid).toFixed(0)} MB`
    return [
      row(figure, '≤ 200 ms', `${ms(percentile(times, 0.95))}; ${ms(times.at(-1) ?? Number.NaN)}`),
      row('memory after that', '< 300 MB', memory),
    ]
  } finally {
    await running.stop()
  }
}

/** Kills writing processes at random moments, on both stores. */
async function killRow(folder: string): Promise<Row> {
  const told: string[] = []
  const add = (store: string, { acknowledged, lost, torn }: KillResult) =>
    told.push(`${store}: ${lost.length + torn.length} of ${acknowledged}`)
  add('file', await killWriters(path.join(folder, 'kill.sqlite'), KILL_ROUNDS, 1))
  const postgres = await startPostgres()
  if (typeof postgres === 'string') told.push(postgres)
  else {
    add('PostgreSQL', await killWriters(await postgres.newDatabase(), KILL_ROUNDS, 1))
    await postgres.stop()
  }
  return row(`acknowledged writes lost in ${KILL_ROUNDS} kill -9`, '0', told.join('; '))
}

const row = (figure: string, wanted: string, sandbox: string, Prism = '–'): Row => ({ figure, wanted, sandbox, Prism })

/** Prints the sandbox's section of the bench. */
export async function benchSandbox(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'adwright-bench-'))
  const [first, again]: [number[], number[]] = [[], []]
  // The first start may build the app and compile the sandbox, so it is measured separately.
  await (await startSandbox(path.join(folder, 'built.sqlite'))).stop()
  for (let start = 0; start < STARTS; start += 1) {
    const store = path.join(folder, `s${start}.sqlite`)
    for (const times of [first, again]) {
      const running = await startSandbox(store)
      times.push(running.readyMs)
      await running.stop()
    }
  }
  const running = await startSandbox(':memory:')
  try {
    const { persons } = await scenario(running, 'sample')
    const signed = await signedIn(running.api, persons[0])
    const small = { url: `${running.api}/Account`, headers: signed.headers }
    const ours = await costs(running.process, small, tableOf(signed, ['', 'a']))
    const fresh: number[] = []
    for (let count = 0; count < 20; count += 1) {
      const since = performance.now()
      await scenario(running, 'sample')
      fresh.push(performance.now() - since)
    }
    const upload = await uploadCosts(running.process.pid ?? 0, `${running.api}/File/${signed.accountId}`, small)
    const prism = await prismFigures()
    console.log('The sandbox, with its sample workspace')
    console.table([
      row(`ready after the first start, median of ${STARTS}`, '< 2.5 s', ms(median(first)), ms(prism.readyMs)),
      row(`ready after a later start, median of ${STARTS}`, '< 1 s', ms(median(again))),
      row('a fresh isolated scenario, median of 20', '< 20 ms', ms(median(fresh))),
      row('CPU for a small request', '≤ 0.4 ms', ms(ours.cpu), ms(prism.cpu)),
      row(`that once ${FEW} operations were asked for; all`, 'the same', await flatSandbox(), prism.flat),
      row('p99 of a page of keywords, 32 connections, median of 5 (before them)', '≤ 20 ms', ours.p99, prism.p99),
      row('memory before that', '', `${ours.begun.toFixed(0)} MB`, `${prism.begun.toFixed(0)} MB`),
      row('memory after that', '< 300 MB', `${ours.memory.toFixed(0)} MB`, `${prism.memory.toFixed(0)} MB`),
      ...(await idleTicks()).map(({ amount, ms: tick }) =>
        row(`a tick with nothing due: ${amount}`, '≤ 2 ms', ms(tick)),
      ),
      row('upload of 25 MiB: memory; longest wait of a small request meanwhile', '≤ +60 MB; –', upload),
      ...(await largeRows()),
      await killRow(folder),
    ])
  } finally {
    await running.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
