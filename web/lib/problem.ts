import type { FailedCall } from '@adwright/sdk/client'
import i18n, { t } from 'i18next'

/** What went wrong, in words that can be shown. */
export interface Problem {
  /** HTTP status; 503 without an answer, 408 without one in time, 1 when nothing is known. */
  status: number
  name: string
  message: string
  /** What the person can do now; missing where the message itself says what is wrong with what was sent. */
  nextStep?: string
  detail?: string
  /** Messages of a 422 by field. */
  fieldErrors?: Record<string, string[]>
  method?: string
  /** Path of the call without its query, which may hold codes. */
  path?: string
  stack?: string
  /** False when the message is our default because the server said nothing. */
  isServerMessage: boolean
}

/** Told by its name, not by its class: the first screen shows problems without the SDK having been loaded. */
export const isFailedCall = (error: unknown): error is FailedCall =>
  error instanceof Error && error.name === 'FailedCall'

const NAMES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Timeout Error',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
}

const words = (key: 'server' | 'custom' | 'timeout' | 'parsing') => {
  const fallback = {
    server: 'Server not response.',
    custom: 'Custom Error',
    timeout: 'The server took too long to answer.',
    parsing: 'The answer of the server could not be read.',
  }[key]
  return i18n.isInitialized ? t(`problem.${key}`, { ns: 'common', defaultValue: fallback }) : fallback
}

type Failure = Pick<FailedCall, 'kind' | 'status'> & Partial<Pick<FailedCall, 'retryAfterSeconds'>>

/** One sentence that says what to do, by what is known of the failure; none where the server refused what was sent. */
function nextStep({ kind, status, retryAfterSeconds }: Failure): { nextStep?: string } {
  if (!i18n.isInitialized) return {}
  if (kind === 'FETCH_ERROR') return { nextStep: t('problem.next.connection', { ns: 'common' }) }
  if (kind !== 'HTTP') return { nextStep: t('problem.next.again', { ns: 'common' }) }
  if (retryAfterSeconds !== undefined) {
    return { nextStep: t('problem.next.busy', { ns: 'common', count: retryAfterSeconds }) }
  }
  return status >= 500 || status === 429 ? { nextStep: t('problem.next.again', { ns: 'common' }) } : {}
}

function ofCall(error: FailedCall): Problem {
  const { status, method, path } = error
  const call = { method, path, ...nextStep(error), ...(error.detail ? { detail: error.detail } : {}) }
  switch (error.kind) {
    case 'FETCH_ERROR':
      return { ...call, status: 503, name: 'Fetch Error', message: words('server'), isServerMessage: false }
    case 'TIMEOUT_ERROR':
      return { ...call, status: 408, name: 'Timeout Error', message: words('timeout'), isServerMessage: false }
    case 'PARSING_ERROR':
      return { ...call, status: status || 1, name: 'Parsing Error', message: words('parsing'), isServerMessage: false }
    default:
      return {
        ...call,
        status,
        name: NAMES[status] ?? 'Error',
        message: error.message || words('custom'),
        isServerMessage: error.message !== '',
        ...(error.errors ? { fieldErrors: error.errors } : {}),
      }
  }
}

const LOST_CODE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** Code of the app that was to be fetched did not come: no connection, or a newer version has taken its place. */
export const isLostCode = (error: unknown): boolean => error instanceof Error && LOST_CODE.test(error.message)

/** An address that names nothing, as the router says it. */
const isUnknownAddress = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

/** Writes mistakes of the program to the console; failures that are shown to the person are none. */
export function tellOfMistake(error: unknown): void {
  if (!isFailedCall(error) && !isLostCode(error) && !isUnknownAddress(error)) console.error(error)
}

/** Turns anything thrown into words; the only place that does. */
export function toProblem(error: unknown): Problem {
  if (isFailedCall(error)) return ofCall(error)
  if (isLostCode(error)) {
    const lost = { kind: 'FETCH_ERROR', status: 503 } as const
    return { ...nextStep(lost), status: 503, name: 'Fetch Error', message: words('server'), isServerMessage: false }
  }
  if (error instanceof Error) {
    const { name, message, stack } = error
    return { status: 1, name, message: message || words('custom'), isServerMessage: false, ...(stack ? { stack } : {}) }
  }
  return { status: 1, name: 'Error', message: words('custom'), isServerMessage: false }
}

/** What a toast of a failed action says: the server's message, or what the screen knows better than our default. */
export const serverMessageOr = (error: unknown, otherwise: string): string => {
  const problem = toProblem(error)
  return problem.isServerMessage ? problem.message : otherwise
}
