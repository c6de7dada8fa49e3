import type { FailedCall } from '@adwright/sdk/client'
import i18n, { t } from 'i18next'
import { LostTexts } from '#web/i18n/lost-texts.ts'

/** An error in user-facing words. */
export interface Problem {
  /** HTTP status; 503 without an answer, 408 without one in time, 1 when nothing is known. */
  status: number
  name: string
  /** The server's message about rejected input; for outages and network errors, our own text in the person's language. */
  message: string
  /** The next step for the person; undefined if the message already explains what is wrong with the input. */
  nextStep?: string
  /** Further details from the server about rejected input. */
  detail?: string
  /** The raw message of the server (or browser, for program errors) in any language, for the error list only. */
  serverMessage?: string
  /** Messages of a 422 by field. */
  fieldErrors?: Record<string, string[]>
  method?: string
  /** The path of the call without secrets: without its query and path segments that are codes. */
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

const WORDS = {
  server: 'Server not response.',
  custom: 'Custom Error',
  program: 'Something went wrong on this page.',
  timeout: 'The server took too long to respond.',
  parsing: "We couldn't read the server's response.",
  broken: 'Something went wrong on our end.',
  away: 'The service is not available right now.',
  busy: 'Too many requests in a short time.',
  forbidden: "You don't have permission to do this.",
  missing: "We couldn't find this. It may have been deleted.",
  conflict: 'Someone else changed this while you were working on it.',
  tooLarge: 'This is too large to send.',
}

/** English defaults for failures that occur before the translations are loaded, or while loading them. */
const words = (key: keyof typeof WORDS): string =>
  i18n.isInitialized ? t(`problem.${key}`, { ns: 'common', defaultValue: WORDS[key] }) : WORDS[key]

const OF_STATUS: Record<number, keyof typeof WORDS> = {
  403: 'forbidden',
  404: 'missing',
  409: 'conflict',
  413: 'tooLarge',
  429: 'busy',
  502: 'away',
  503: 'away',
  504: 'away',
}

/** Messages of server errors do not help the person; messages of rejections do. */
const isBroken = (status: number) => status >= 500 || status === 429

type Failure = Pick<FailedCall, 'kind' | 'status'> & Partial<Pick<FailedCall, 'retryAfterSeconds'>>

/** One sentence with the next step, depending on the kind of failure; undefined if the server rejected the input. */
function nextStep({ kind, status, retryAfterSeconds: seconds }: Failure): { nextStep?: string } {
  if (!i18n.isInitialized) return {}
  const ns = 'common'
  if (kind === 'FETCH_ERROR') return { nextStep: t('problem.next.connection', { ns }) }
  if (kind !== 'HTTP') return { nextStep: t('problem.next.again', { ns }) }
  if (seconds !== undefined && seconds > 90) {
    return { nextStep: t('problem.next.later', { ns, count: Math.ceil(seconds / 60) }) }
  }
  if (seconds !== undefined && seconds > 0) return { nextStep: t('problem.next.busy', { ns, count: seconds }) }
  return isBroken(status) ? { nextStep: t('problem.next.again', { ns }) } : {}
}

function ofAnswer(error: FailedCall) {
  const { status, message, detail, errors } = error
  const own = OF_STATUS[status] ?? (isBroken(status) ? 'broken' : 'custom')
  const said = {
    serverMessage: error.hasServerMessage ? message : words('custom'),
    name: NAMES[status] ?? 'Error',
    status,
    ...(errors ? { fieldErrors: errors } : {}),
  }
  if (isBroken(status) || !error.hasServerMessage) {
    return { ...said, message: words(own), isServerMessage: false, ...(detail ? { stack: detail } : {}) }
  }
  return { ...said, message, isServerMessage: true, ...(detail ? { detail } : {}) }
}

/** Path segments after these names are personal data or credentials. */
const BEFORE_CODE = /(\/Auth\/(?:register|unsubscribe)\/)[^/]+/

function ofCall(error: FailedCall): Problem {
  const { status, method, detail } = error
  const call = { method, path: error.path.replace(BEFORE_CODE, '$1…'), ...nextStep(error) }
  const silent = { ...call, ...(detail ? { stack: detail } : {}), isServerMessage: false }
  switch (error.kind) {
    case 'FETCH_ERROR':
      return { ...silent, status: 503, name: 'Fetch Error', message: words('server') }
    case 'TIMEOUT_ERROR':
      return { ...silent, status: 408, name: 'Timeout Error', message: words('timeout') }
    case 'PARSING_ERROR':
      return { ...silent, status: status || 1, name: 'Parsing Error', message: words('parsing') }
    default:
      return { ...call, ...ofAnswer(error) }
  }
}

const LOST_CODE = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** True if code or texts of the app could not be loaded: no connection, or a newer version has replaced them. */
export const isLostCode = (error: unknown): boolean =>
  error instanceof LostTexts || (error instanceof Error && LOST_CODE.test(error.message))

/** An address that names nothing, as the router says it. */
const isUnknownAddress = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

/** Writes mistakes of the program to the console; failures that are shown to the person are none. */
export function tellOfMistake(error: unknown): void {
  if (!isFailedCall(error) && !isLostCode(error) && !isUnknownAddress(error)) console.error(error)
}

/** Browser messages about program errors are for programmers; only our own Errors have user-facing messages. */
const isMistake = (error: unknown): error is Error =>
  [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind)

/** Turns anything thrown into user-facing words; the only place that does. */
export function toProblem(error: unknown): Problem {
  if (isFailedCall(error)) return ofCall(error)
  if (isLostCode(error)) {
    const lost = { kind: 'FETCH_ERROR', status: 503 } as const
    return { ...nextStep(lost), status: 503, name: 'Fetch Error', message: words('server'), isServerMessage: false }
  }
  if (isMistake(error)) {
    const { name, message, stack = '' } = error
    const next = i18n.isInitialized ? { nextStep: t('problem.next.reload', { ns: 'common' }) } : {}
    return {
      ...next,
      status: 1,
      name,
      message: words('program'),
      serverMessage: message,
      isServerMessage: false,
      stack,
    }
  }
  if (error instanceof Error) {
    const { name, message, stack } = error
    return { status: 1, name, message: message || words('custom'), isServerMessage: false, ...(stack ? { stack } : {}) }
  }
  return { status: 1, name: 'Error', message: words('custom'), isServerMessage: false }
}

/** The server's own message, whatever the status; undefined if it sent none. */
export const serverMessage = (error: unknown): string | undefined =>
  isFailedCall(error) && error.hasServerMessage ? error.message : undefined

/** The problem and its next step in one or two sentences, for a toast or a single line. */
export function inWords(error: unknown): string {
  const { message, nextStep } = toProblem(error)
  return [message, nextStep].filter(Boolean).join(' ')
}

/**
 * What a toast of a failed action says: what the server said of what was sent, or what the screen knows better than our
 * default. Where the server broke or was silent, what was sent is not to blame.
 */
export function serverMessageOr(error: unknown, otherwise: string): string {
  if (!isFailedCall(error)) return otherwise
  const { isServerMessage, message, status } = toProblem(error)
  if (isServerMessage) return message
  return error.kind === 'HTTP' && !isBroken(status) ? otherwise : inWords(error)
}
