// The overrides file: what a contract cannot say about a backend and its test accounts.
import { UnusableContract } from './contract/contract.ts'
import { at, isObject, type Json, join } from './contract/pointer.ts'
import { writtenOverrides } from './profile.ts'
import type { Step } from './steps.ts'

/** One call of a sign-in: its answer gives credentials and ids by templates such as 'Bearer {/token}'. */
export type SignInStep = {
  operation: string
  path?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  take?: Record<string, string>
  ids?: Record<string, string>
}

/** A signature: HMAC-SHA256 over `over`, in hexadecimal digits, in a header such as 't={time},v1={hmac}'. */
export type Signing = { secret: string; header: string; over: string }

export type CallerOverride = {
  role?: string
  /** Callers of one tenant see the same data; the default is the tenant of the first caller. */
  tenant?: string
  /** Credentials by security scheme, if no sign-in is needed. */
  credentials?: Record<string, string>
  /** Credentials that sign the body of each request. */
  signs?: Record<string, Signing>
  signIn?: SignInStep[]
  /** True if the run goes on without this caller where the sign-in fails. */
  optional?: boolean
  /** The steps of another sign-in where the first one cannot be repeated, such as a registration; false if there are none. */
  again?: false | SignInStep[]
  /** True if the sign-in may be repeated with another ${random}, for somebody new where this caller has come to a limit. */
  fresh?: boolean
  ids?: Record<string, string>
}

export type OperationOverride = {
  /** Why the operation is left alone. */
  leave?: string
  /** Checks that do not apply to it, with the reason. */
  except?: Record<string, string>
  /** The caller of the operation, if not the first one: for what ends sessions or accounts. */
  as?: string
  path?: Record<string, string>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  body?: unknown
  /** Corrections of the model: what the operation does, and with which. */
  kind?: string
  minRole?: string
  filters?: Json
  transitions?: Json
  /**
   * Calls that come first: operations on the item made for this one, which bring it into the state that it needs, or steps whose answers
   * give ids.
   */
  after?: (string | Step)[]
  /** Steps that make one further item of a list, where it is too short for pages or an order. */
  fill?: (string | Step)[]
  /** Fields of every body; '{name}' is an id that a step gave. */
  fields?: Json
  /** Fields that values with a role of their own need beside them, such as the time of what is scheduled. */
  forRoles?: Json
  /** Why no success can be seen, for the report; refusals are judged all the same. */
  unreachable?: string
  /** With --provoke-limits: after how many requests it must answer 429, and the body to send. */
  limit?: { after?: number; body?: unknown }
}

/** The steps before a workflow give ids for its inputs. */
export type WorkflowOverride = { file: string; workflow?: string; inputs?: Json; after?: (string | Step)[] }

/** A call whose answer is known: its status, by default a success, and values in it. */
export type CaseStep = Step & { status?: number; shows?: Json }

/** A statement of the contract about an operation: a call of it after steps, and calls after it that show what it has done. */
export type Case = CaseStep & { says: string; after?: (string | Step)[]; then?: CaseStep[] }

export type Overrides = {
  callers: Record<string, CallerOverride>
  /** The override of a caller with another ${random} in its texts. */
  anew: (caller: string, random: string) => CallerOverride
  /** A caller whose credentials are over: its sign-in ends with what ends it, or its credentials are given. */
  expired?: CallerOverride
  /** Roles in ascending order. */
  roles: string[]
  /** Ids that exist: values, or where a read operation gives one. */
  ids: Record<string, string | { operation: string; at: string }>
  operations: Record<string, OperationOverride>
  /** Cases by operation. */
  cases: Record<string, Case[]>
  /** Path parameters that name one person, whose things others of the same tenant may not see. */
  personal: string[]
  languages: string[]
  timeZone: string
  /** 'refused' if a request with an unknown query parameter must be refused. */
  unknownParameters: 'refused' | 'ignored'
  workflows: WorkflowOverride[]
  maxMs: number
  /** Callers sign in again after this time. */
  sessionMinutes: number
  /** Requests in parallel where that is safe. */
  parallel: number
}

/** Replaces ${NAME} and ${NAME:-otherwise} by environment variables and ${random} by a random text. */
export function substituted(value: unknown, environment: Record<string, string | undefined>): unknown {
  if (Array.isArray(value)) return value.map((one) => substituted(one, environment))
  if (isObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, substituted(one, environment)]))
  if (typeof value !== 'string') return value
  return value.replace(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, name: string, otherwise?: string) => {
    const given = environment[name] ?? otherwise
    if (given === undefined) throw new UnusableContract(`The overrides need the environment variable ${name}.`)
    return given
  })
}

const KEYS = [
  'callers',
  'expired',
  'roles',
  'ids',
  'personal',
  'operations',
  'cases',
  'languages',
  'timeZone',
  'unknownParameters',
  'workflows',
  'maxMs',
  'sessionMinutes',
  'parallel',
]

/** Reads an overrides file; `text` may be empty, `folder` is that from which its parts are named. */
export function readOverrides(
  text: string,
  environment: Record<string, string | undefined> = {},
  folder = '.',
): Overrides {
  const written = writtenOverrides(text, folder)
  const given = substituted(written, environment)
  if (!isObject(given)) throw new UnusableContract('The overrides file is not a map.')
  const unknown = Object.keys(given).find((key) => !KEYS.includes(key))
  if (unknown)
    throw new UnusableContract(`The overrides file has an unknown key "${unknown}"; known ones: ${KEYS.join(', ')}.`)
  const defaults: Overrides = {
    callers: {},
    anew: (caller, random) =>
      Object(substituted(at(written, join('/callers', caller)), { ...environment, random })) as CallerOverride,
    roles: [],
    ids: {},
    operations: {},
    cases: {},
    personal: [],
    languages: [],
    timeZone: 'UTC',
    unknownParameters: 'ignored',
    workflows: [],
    maxMs: 30_000,
    sessionMinutes: 8,
    parallel: 4,
  }
  return { ...defaults, ...(given as Partial<Overrides>) }
}
