import type { FailedCall } from '@adwright/sdk/client'
import i18n, { t } from 'i18next'
import { TranslationsUnavailable } from '#web/i18n/translations-unavailable.ts'

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

/** Checks the error's name, not its class, because the first screen shows problems before the SDK is loaded. */
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

const DEFAULT_MESSAGES = {
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
  conflict: 'This was changed while you were working on it.',
  tooLarge: 'This is too large to send.',
}

/** English defaults for failures that occur before the translations are loaded, or while loading them. */
const defaultMessage = (key: keyof typeof DEFAULT_MESSAGES): string =>
  i18n.isInitialized
    ? t(`problem.${key}`, { ns: 'common', defaultValue: DEFAULT_MESSAGES[key] })
    : DEFAULT_MESSAGES[key]

const MESSAGE_OF_STATUS: Record<number, keyof typeof DEFAULT_MESSAGES> = {
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
const isServerFault = (status: number) => status >= 500 || status === 429

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
  return isServerFault(status) ? { nextStep: t('problem.next.again', { ns }) } : {}
}

function problemOfResponse(error: FailedCall) {
  const { status, message, detail, errors } = error
  const own = MESSAGE_OF_STATUS[status] ?? (isServerFault(status) ? 'broken' : 'custom')
  const said = {
    serverMessage: error.hasServerMessage ? message : defaultMessage('custom'),
    name: NAMES[status] ?? 'Error',
    status,
    ...(errors ? { fieldErrors: errors } : {}),
  }
  if (isServerFault(status) || !error.hasServerMessage) {
    return { ...said, message: defaultMessage(own), isServerMessage: false, ...(detail ? { stack: detail } : {}) }
  }
  return { ...said, message, isServerMessage: true, ...(detail ? { detail } : {}) }
}

/** Path segments after these names are personal data or credentials. */
const SECRET_SEGMENT = /(\/Auth\/(?:register|unsubscribe)\/)[^/]+/

function problemOfCall(error: FailedCall): Problem {
  const { status, method, detail } = error
  const call = { method, path: error.path.replace(SECRET_SEGMENT, '$1…'), ...nextStep(error) }
  const silent = { ...call, ...(detail ? { stack: detail } : {}), isServerMessage: false }
  switch (error.kind) {
    case 'FETCH_ERROR':
      return { ...silent, status: 503, name: 'Fetch Error', message: defaultMessage('server') }
    case 'TIMEOUT_ERROR':
      return { ...silent, status: 408, name: 'Timeout Error', message: defaultMessage('timeout') }
    case 'PARSING_ERROR':
      return { ...silent, status: status || 1, name: 'Parsing Error', message: defaultMessage('parsing') }
    default:
      return { ...call, ...problemOfResponse(error) }
  }
}

const ASSET_LOAD_ERROR = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

/** True if code or texts of the app could not be loaded: no connection, or a newer version has replaced them. */
export const isAssetLoadError = (error: unknown): boolean =>
  error instanceof TranslationsUnavailable || (error instanceof Error && ASSET_LOAD_ERROR.test(error.message))

/** True for the router's error about an address without a route. */
const isUnknownAddress = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404

/** Logs program errors to the console, but not failures that are shown to the person. */
export function logUnexpectedError(error: unknown): void {
  if (!isFailedCall(error) && !isAssetLoadError(error) && !isUnknownAddress(error)) console.error(error)
}

/** True for errors of the program, whose messages come from the browser; only our own errors have user-facing messages. */
const isProgramError = (error: unknown): error is Error =>
  [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind)

/** Converts anything thrown to a user-facing problem; no other code does. */
export function toProblem(error: unknown): Problem {
  if (isFailedCall(error)) return problemOfCall(error)
  if (isAssetLoadError(error)) {
    const lost = { kind: 'FETCH_ERROR', status: 503 } as const
    return {
      ...nextStep(lost),
      status: 503,
      name: 'Fetch Error',
      message: defaultMessage('server'),
      isServerMessage: false,
    }
  }
  if (isProgramError(error)) {
    const { name, message, stack = '' } = error
    const next = i18n.isInitialized ? { nextStep: t('problem.next.reload', { ns: 'common' }) } : {}
    return {
      ...next,
      status: 1,
      name,
      message: defaultMessage('program'),
      serverMessage: message,
      isServerMessage: false,
      stack,
    }
  }
  if (error instanceof Error) {
    const { name, message, stack } = error
    return {
      status: 1,
      name,
      message: message || defaultMessage('custom'),
      isServerMessage: false,
      ...(stack ? { stack } : {}),
    }
  }
  return { status: 1, name: 'Error', message: defaultMessage('custom'), isServerMessage: false }
}

/** The server's own message, whatever the status; undefined if it sent none. */
export const serverMessage = (error: unknown): string | undefined =>
  isFailedCall(error) && error.hasServerMessage ? error.message : undefined

/** The problem and its next step in one or two sentences, for a toast or a single line. */
export function problemText(error: unknown): string {
  const { message, nextStep } = toProblem(error)
  return [message, nextStep].filter(Boolean).join(' ')
}

/**
 * The text of a toast for a failed action: the server's message about the input, or else `otherwise`, the screen's
 * own explanation. Server faults and network errors are shown as such, because the input did not cause them.
 */
export function serverMessageOr(error: unknown, otherwise: string): string {
  if (!isFailedCall(error)) return otherwise
  const { isServerMessage, message, status } = toProblem(error)
  if (isServerMessage) return message
  return error.kind === 'HTTP' && !isServerFault(status) ? otherwise : problemText(error)
}
