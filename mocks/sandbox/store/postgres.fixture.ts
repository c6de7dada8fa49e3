// A temporary PostgreSQL server for tests and benchmarks, from the installed packages; it ends with the parent process.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'

const DEBIAN = '/usr/lib/postgresql'
const START_LIMIT_MS = 20_000

export type RunningPostgres = {
  /** The address of a new, empty database. */
  newDatabase: () => Promise<string>
  /** Stops it immediately, does the work, and starts it again. */
  without: (work: () => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}

function binaries(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const told = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  return [...versions.map((version) => path.join(DEBIAN, version, 'bin')), told ?? '']
    .filter((folder) => folder !== '')
    .find((folder) => existsSync(path.join(folder, 'initdb')))
}

/** A user without rights when this runs as root, as PostgreSQL requires: its own user, or the unprivileged system user. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const user of ['postgres', 'nobody']) {
    const number = (flag: string) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout)
    const [uid, gid] = [number('-u'), number('-g')]
    if (uid > 0) return { uid, gid }
  }
  return undefined
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })

const answers = async (connectionString: string) => {
  const client = new Client({ connectionString })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Starts one on a free loopback port in a temporary folder; a sentence when there is none on this machine. */
export async function startPostgres(): Promise<RunningPostgres | string> {
  const bin = binaries()
  if (!bin) return 'PostgreSQL is not installed here: its half of the store suite is left out.'
  const user = unprivileged()
  if (!user && process.getuid?.() === 0) return 'There is no unprivileged user to run PostgreSQL as: left out.'
  const folder = mkdtempSync(path.join(tmpdir(), 'adwright-pg-'))
  if (user) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const options = { ...user, cwd: folder }
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'adwright', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const port = await freePort()
  const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1']
  const launch = () => spawn(path.join(bin, 'postgres'), args, { ...options, stdio: 'ignore' })
  let server = launch()
  const kill = () => void server.kill('SIGQUIT')
  process.once('exit', kill)
  const address = (name: string) => `postgres://adwright@127.0.0.1:${port}/${name}`
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  const stop = async () => {
    process.off('exit', kill)
    // Immediate mode, because deleted files need no flush.
    if (server.exitCode === null) await end('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  const isReady = async () => {
    for (const deadline = Date.now() + START_LIMIT_MS; !(await answers(address('postgres'))); await delay(50))
      if (server.exitCode !== null || Date.now() > deadline) return false
    return true
  }
  if (!(await isReady())) {
    await stop()
    return 'PostgreSQL did not start here: its half of the store suite is left out.'
  }
  const without = async (work: () => Promise<void>) => {
    await end('SIGINT')
    await work()
    server = launch()
    if (!(await isReady())) throw new Error('PostgreSQL did not start again.')
  }
  let count = 0
  const newDatabase = async () => {
    count += 1
    const client = new Client({ connectionString: address('postgres') })
    await client.connect()
    await client.query(`create database sandbox_${count}`)
    await client.end()
    return address(`sandbox_${count}`)
  }
  return { newDatabase, without, stop }
}
