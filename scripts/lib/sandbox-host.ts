// Settings of a sandbox from the environment, and its host: what npm run sandbox, npm start and npm run dev begin with.
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Host, type HostSettings } from '#mocks/sandbox/host.ts'
import type { ScenarioPerson } from '#mocks/sandbox/scenarios/scenarios.ts'
import { isPostgres } from '#mocks/sandbox/store/database.ts'
import { StoreInUse } from '#mocks/sandbox/store/failures.ts'

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
