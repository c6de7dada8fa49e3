import { type Problem, toProblem } from './problem.ts'
import { createStore } from './store.ts'
import { type ToastTimers, toastTimers } from './toast-timers.ts'

export const MAX_ERRORS = 10
export const TOAST_TTL_MS = 3000
/** How long a dismissed error stays in the list of the debug view. */
export const REMOVAL_DELAY_MS = 1_000_000

/** An error as the debug view lists it and the error layer toasts it. */
export interface ErrorRecord {
  status: number
  name: string
  message: string
  /** Milliseconds since 1970; unique in the list, so that it identifies the record. */
  timestamp: number
  method?: string
  path?: string
  /** The server's detail, if it sent one. */
  stack?: string
  isRemovable: boolean
  ttl: number
  isHidden: boolean
  /** Title and text of the toast; a failed load has a different title. */
  error: { title: string; message: string; isLoad: boolean }
}

interface Clock {
  now: () => number
  after: (ms: number, run: () => void) => void
}

const browserClock: Clock = { now: () => Date.now(), after: (ms, run) => void setTimeout(run, ms) }

export interface ReportOptions {
  /** True if the screen already shows the error, so that it is only listed and never toasted. */
  isHidden?: boolean
  isRemovable?: boolean
  ttl?: number
}

const isLoad = (record: { method?: string }) => record.method === 'GET'

/** Errors that are also shown as a toast: server errors, errors without a call, and loads; forms show failed changes. */
export const isToasted = (record: ErrorRecord): boolean =>
  !record.isHidden && (record.status >= 500 || record.method === undefined || isLoad(record))

/** The message in the error list: the server's own, if it sent one. */
const listedMessageOf = ({ serverMessage, message }: Problem) => serverMessage ?? message

function recordOf(problem: Problem, timestamp: number, options: ReportOptions): ErrorRecord {
  const { status, name, message, nextStep, method, path } = problem
  const stack = problem.detail ?? problem.stack
  return {
    status,
    name,
    message: listedMessageOf(problem),
    timestamp,
    ...(method ? { method } : {}),
    ...(path ? { path } : {}),
    ...(stack ? { stack } : {}),
    isRemovable: options.isRemovable ?? true,
    ttl: options.ttl ?? TOAST_TTL_MS,
    isHidden: options.isHidden ?? false,
    error: { title: name, message: [message, nextStep].filter(Boolean).join(' '), isLoad: isLoad(problem) },
  }
}

/** The newest errors first, at most ten. */
export function createErrorLog(clock: Clock = browserClock, timers: ToastTimers = toastTimers) {
  const store = createStore<readonly ErrorRecord[]>([])
  const change = (timestamp: number, part: Partial<ErrorRecord>) =>
    store.set((all) => all.map((record) => (record.timestamp === timestamp ? { ...record, ...part } : record)))
  const remove = (timestamp: number) => store.set((all) => all.filter((record) => record.timestamp !== timestamp))

  const toastOf = (timestamp: number) => `error-${timestamp}`

  function startTimer(record: ErrorRecord) {
    if (record.isRemovable && isToasted(record)) {
      timers.start(toastOf(record.timestamp), record.ttl, () => hide(record.timestamp))
    }
  }

  function hide(timestamp: number) {
    timers.stop(toastOf(timestamp))
    change(timestamp, { isHidden: true })
    clock.after(REMOVAL_DELAY_MS, () => {
      if (store.get().some((record) => record.timestamp === timestamp && record.isHidden)) remove(timestamp)
    })
  }

  return {
    /** Adds an error to the list. The same error twice in a row is one entry, which becomes visible again. */
    report(thrown: unknown, options: ReportOptions = {}) {
      const problem = toProblem(thrown)
      const newest = store.get()[0]
      const isSame =
        newest && (problem.status === 503 ? newest.status === 503 : newest.message === listedMessageOf(problem))
      if (isSame) {
        if (options.isHidden || !newest.isHidden) return
        change(newest.timestamp, { isHidden: false })
        startTimer({ ...newest, isHidden: false })
        return
      }
      const timestamp = Math.max(clock.now(), (newest?.timestamp ?? 0) + 1)
      const record = recordOf(problem, timestamp, options)
      store.set((all) => [record, ...all].slice(0, MAX_ERRORS))
      startTimer(record)
    },
    hide,
    hideAll: () => {
      for (const { timestamp, isHidden } of store.get()) if (!isHidden) hide(timestamp)
    },
    clear: () => {
      for (const { timestamp } of store.get()) timers.stop(toastOf(timestamp))
      store.set([])
    },
    subscribe: store.subscribe,
    all: store.get,
  }
}

export const errorLog = createErrorLog()
