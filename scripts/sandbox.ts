// npm run sandbox: the stateful backend alone, on loopback; -- --import FILE.csv takes report exports in the place of its world.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Host, type HostSettings } from '#mocks/sandbox/host.ts'
import { ImportRefused, importReports } from '#mocks/sandbox/import/import-reports.ts'
import type { ScenarioPerson } from '#mocks/sandbox/scenarios/scenarios.ts'
import { serveSandbox } from '#mocks/sandbox/server.ts'
import { isPostgres } from '#mocks/sandbox/store/database.ts'
import { StoreInUse } from '#mocks/sandbox/store/failures.ts'
import { readOptions } from '#scripts/lib/arguments.ts'
import { assertPortFree, portFromEnvironment } from '#scripts/lib/port.ts'
import { fail } from '#scripts/lib/run.ts'

const DEFAULT_STORE = '.cache/sandbox.sqlite'
const LARGEST_SEED = 4_294_967_295

type Environment = Record<string, string | undefined>
export type SandboxStart = Omit<HostSettings, 'origin'> & { port: number }

/** The settings of the environment, for a server on `port`; a sentence for the first value that cannot be. */
export function settingsOf(environment: Environment, port: number): SandboxStart | string {
  const { SANDBOX_SEED, SANDBOX_CONTROL_KEY = 'sandbox', SANDBOX_STORE, DATABASE_URL } = environment
  const seed = Number(SANDBOX_SEED || 1)
  if (!Number.isInteger(seed) || seed < 0 || seed > LARGEST_SEED)
    return `SANDBOX_SEED is "${SANDBOX_SEED}": set it to a whole number from 0 to ${LARGEST_SEED}, or leave it out for 1.`
  if (DATABASE_URL && !isPostgres(DATABASE_URL))
    return 'DATABASE_URL is no address of a PostgreSQL: set it to postgres://user@host:port/name, or leave it out for a file.'
  if (SANDBOX_CONTROL_KEY === '')
    return 'SANDBOX_CONTROL_KEY is empty: set it to a word, or leave it out for "sandbox".'
  return { port, seed, controlKey: SANDBOX_CONTROL_KEY, store: DATABASE_URL || SANDBOX_STORE || DEFAULT_STORE }
}

const isFile = (store: string) => store !== ':memory:' && !isPostgres(store)

function sentenceOf(error: unknown, store: string): string {
  if (error instanceof StoreInUse) return error.message
  const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error)
  return isPostgres(store)
    ? `The database of DATABASE_URL cannot be used (${reason}): start it, or leave DATABASE_URL out for a file.`
    : `The store ${store} cannot be opened (${reason}): choose another file with SANDBOX_STORE.`
}

/** Opens the host with its sample workspace; throws an Error whose message says what is in the way. */
export async function openHost({
  port,
  ...settings
}: SandboxStart): Promise<{ host: Host; persons: ScenarioPerson[] }> {
  try {
    if (isFile(settings.store)) mkdirSync(path.dirname(settings.store), { recursive: true })
    const host = await Host.open({ ...settings, origin: `http://127.0.0.1:${port}` })
    return { host, persons: await host.fill() }
  } catch (error) {
    throw new Error(sentenceOf(error, settings.store), { cause: error })
  }
}

/** Who can sign in, as lines. */
export const peopleLines = (persons: ScenarioPerson[]): string =>
  persons.map(({ role, email, password }) => `    ${role.padEnd(8)} ${email}   ${password}`).join('\n')

/** Takes report exports of the platforms in the place of the generated world; ends the program when one is broken. */
async function takeReports(host: Host, files: string[]): Promise<void> {
  if (files.length === 0) return
  const summary = await importReports(host.main.runtime, { files }).catch((error: unknown) => {
    if (error instanceof ImportRefused) return fail(error.message)
    throw error
  })
  console.log(summary)
}

async function main(): Promise<void> {
  const { import: files = [] } = readOptions({ import: { type: 'string', multiple: true } })
  const startedAt = performance.now()
  const port = portFromEnvironment('SANDBOX_PORT', 4020)
  const settings = settingsOf(process.env, port)
  if (typeof settings === 'string') return fail(settings)
  await assertPortFree(port, 'SANDBOX_PORT')
  const opened = await openHost(settings).catch((error: Error) => fail(error.message))
  await takeReports(opened.host, files)
  const server = await serveSandbox(opened.host, port)
  const kept = isPostgres(settings.store) ? 'the database of DATABASE_URL' : settings.store
  console.log(`
  The sandbox is ready after ${Math.round(performance.now() - startedAt)} ms:  http://127.0.0.1:${port}/api

  Sign in with (POST /api/Auth/login):
${peopleLines(opened.persons)}

  Kept in ${kept}; seed ${settings.seed}; control calls with the header X-Control-Key: ${settings.controlKey}
  See mocks/sandbox/README.md. Stop with Ctrl+C.
`)
  const stop = () => {
    server.close()
    opened.host.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

if (import.meta.main) await main()
