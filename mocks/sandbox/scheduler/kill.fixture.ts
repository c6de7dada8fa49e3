// Kills a process at a statement of its work, restarts it, and compares the result with an uninterrupted run.
import { spawn } from 'node:child_process'
import { copyFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import {
  contentOf,
  doWork,
  endOf,
  fillForKills,
  isolateCase,
  missingEffects,
  openHost,
} from '#mocks/sandbox/scheduler/kill-cases.fixture.ts'
import { runDueJobs } from '#mocks/sandbox/scheduler/scheduler.ts'
import { openStore } from '#mocks/sandbox/store/store.ts'

/** Databases that tests can copy. */
export type Databases = {
  create: () => Promise<string>
  copy: (location: string) => Promise<string>
  drop: (location: string) => Promise<void>
}

export function sqliteDatabases(newFile: (name: string) => string): Databases {
  let count = 0
  const create = () => Promise.resolve(newFile(`jobs-${(count += 1)}`))
  return {
    create,
    copy: async (location) => {
      const to = await create()
      copyFileSync(location, to)
      return to
    },
    drop: async (location) => rmSync(location),
  }
}

export function postgresDatabases(create: () => Promise<string>): Databases {
  let count = 0
  const run = async (server: URL, statement: string) => {
    const client = new Client({ connectionString: new URL('/postgres', server).href })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  return {
    create,
    copy: async (location) => {
      const from = new URL(location)
      const source = from.pathname.slice(1)
      const name = `${source}_${(count += 1)}`
      await run(from, `create database ${name} template ${source}`)
      return new URL(`/${name}`, from).href
    },
    drop: (location) => {
      const address = new URL(location)
      return run(address, `drop database ${address.pathname.slice(1)} with (force)`)
    },
  }
}

/** Runs the work of a case in a separate process; returns its number of statements, or undefined if it was killed. */
function runProcess(location: string, name: string, statement: number): Promise<number | undefined> {
  const args = ['mocks/sandbox/scheduler/kill-process.fixture.ts', location, name, String(statement)]
  // Hundreds of processes start in sequence; the compile cache saves compilation in all but the first.
  const env = { ...process.env, NODE_COMPILE_CACHE: path.join(tmpdir(), 'adwright-kill-cache') }
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let printed = ''
  let errorOutput = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString('utf8')))
  child.stderr.on('data', (chunk: Buffer) => (errorOutput += chunk.toString('utf8')))
  return new Promise((resolve, reject) => {
    child.once('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(undefined)
      else if (code === 0) resolve(Number(printed.trim().split('\n').at(-1)))
      else reject(new Error(`${name} at statement ${statement} ended with ${code}: ${errorOutput}`))
    })
  })
}

async function contentAt(location: string): Promise<string[]> {
  const store = await openStore(location)
  try {
    return await contentOf(store)
  } finally {
    await store.close()
  }
}

function differences(wanted: string[], content: string[]): string[] {
  return [
    ...wanted.filter((row) => !content.includes(row)).map((row) => `lost ${row}`),
    ...content.filter((row) => !wanted.includes(row)).map((row) => `added ${row}`),
    ...(content.length === wanted.length ? [] : [`${content.length} rows instead of ${wanted.length}`]),
  ]
}

export type KillCase = {
  /** The number of writing statements of the work. */
  statements: number
  /** Kills a process right before a statement, restarts the work, and returns the differences from an uninterrupted run. */
  kill: (statement: number) => Promise<string[]>
  /** Does the work in two processes on one database concurrently, and returns the differences. */
  race: () => Promise<string[]>
}

/** Prepares the cases on a kind of database. */
export async function killCases(databases: Databases): Promise<(name: string) => Promise<KillCase>> {
  const filled = await databases.create()
  await fillForKills(filled)
  return async (name) => {
    const template = await databases.copy(filled)
    await isolateCase(template, name)
    const uninterrupted = await databases.copy(template)
    const statements = (await runProcess(uninterrupted, name, 0)) ?? 0
    const expected = await contentAt(uninterrupted)
    const missing = await missingEffects(name, await contentAt(template), expected)
    if (missing.length > 0) throw new Error(`The case ${name} adds nothing to ${missing.join(', ')}.`)
    const kill = async (statement: number) => {
      const location = await databases.copy(template)
      const survived = await runProcess(location, name, statement)
      if (survived !== undefined) throw new Error(`${name} was not killed at statement ${statement}.`)
      const host = await openHost(location)
      await doWork(host, name)
      await host.close()
      const content = await contentAt(location)
      await databases.drop(location)
      return differences(expected, content)
    }
    const race = async () => {
      const location = await databases.copy(template)
      const hosts = [await openHost(location), await openHost(location)]
      // Without the lease, which would run one after the other.
      await Promise.all(hosts.map(({ main }) => runDueJobs(main.runtime, endOf(name), { exceptAccountIds: [] })))
      await Promise.all(hosts.map((host) => host.close()))
      return differences(expected, await contentAt(location))
    }
    return { statements, kill, race }
  }
}
