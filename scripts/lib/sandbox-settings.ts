// Settings of a sandbox from the environment; separate from its host, which takes a while to load.
import type { HostSettings } from '#mocks/sandbox/host/host.ts'
import { readHosts } from '#mocks/sandbox/host/known-hosts.ts'
import { isPostgres } from '#mocks/sandbox/store/location.ts'
import { fail } from '#scripts/lib/run.ts'

const DEFAULT_STORE = '.cache/sandbox.sqlite'
const MAX_SEED = 4_294_967_295
const HOST = /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/

type Environment = Record<string, string | undefined>
export type SandboxStart = Omit<HostSettings, 'origin'> & { port: number }

/** Reads the settings from the environment for a server on `port`; exits with one sentence for the first invalid value. */
export function settingsFor(port: number, environment: Environment = process.env): SandboxStart {
  const { SANDBOX_SEED, SANDBOX_CONTROL_KEY = 'sandbox', SANDBOX_HOSTS, SANDBOX_STORE, DATABASE_URL } = environment
  const seed = Number(SANDBOX_SEED || 1)
  if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED)
    return fail(
      `SANDBOX_SEED is "${SANDBOX_SEED}": set it to a whole number from 0 to ${MAX_SEED}, or leave it out for 1.`,
    )
  if (DATABASE_URL && !isPostgres(DATABASE_URL))
    return fail(
      'DATABASE_URL is no address of a PostgreSQL: set it to postgres://user@host:port/name, or leave it out for a file.',
    )
  if (SANDBOX_CONTROL_KEY === '')
    return fail('SANDBOX_CONTROL_KEY is empty: set it to a word, or leave it out for "sandbox".')
  const hosts = readHosts(SANDBOX_HOSTS)
  const noHost = hosts.find((name) => !HOST.test(name))
  if (noHost !== undefined)
    return fail(
      `SANDBOX_HOSTS has "${noHost}", which is no host name: give names with or without a port, like sandbox.internal,sandbox:4020.`,
    )
  return { port, seed, hosts, controlKey: SANDBOX_CONTROL_KEY, store: DATABASE_URL || SANDBOX_STORE || DEFAULT_STORE }
}
