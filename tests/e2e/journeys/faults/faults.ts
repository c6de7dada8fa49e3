// The faults that the sandbox can inject into a call, and the sample of them that a run covers.
import type { Page } from '@playwright/test'
import { expect, type Language, type Scenario } from '#tests/e2e/fixtures.ts'
import * as sample from '#tests/support/sample.ts'

export interface Fault {
  name: string
  /** The body of the control call that activates it, without the operation. */
  control: Record<string, unknown>
  /** The end of the translation key of the sentence with the next step. */
  next: 'connection' | 'again' | 'busy'
}

/** Calls time out after this in the tests, instead of 30 s. */
const SHORT_TIMEOUT_MS = 1500

export const FAULTS: Fault[] = [
  { name: 'the connection is lost before the effect', control: { kind: 'drop-before' }, next: 'connection' },
  { name: 'the connection is lost after the effect', control: { kind: 'drop-after' }, next: 'connection' },
  { name: '500', control: { kind: 'status', status: 500 }, next: 'again' },
  { name: '503', control: { kind: 'status', status: 503, retryAfterSeconds: 7 }, next: 'busy' },
  { name: '429', control: { kind: 'status', status: 429, retryAfterSeconds: 7 }, next: 'busy' },
  { name: 'an answer that is late', control: { kind: 'latency', fromMs: 2 * SHORT_TIMEOUT_MS }, next: 'again' },
  { name: 'no answer at all', control: { kind: 'black-hole' }, next: 'again' },
  { name: 'malformed JSON', control: { kind: 'malformed' }, next: 'again' },
  { name: 'truncated JSON', control: { kind: 'truncated' }, next: 'again' },
  { name: 'HTML instead of JSON', control: { kind: 'html' }, next: 'again' },
  { name: 'an answer against the schema', control: { kind: 'schema-violation' }, next: 'again' },
]

const NETWORK = 'net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|CONNECTION_CLOSED|INCOMPLETE_CHUNKED_ENCODING|FAILED)'
const STATUS = 'the server responded with a status of (401|404|429|500|503) \\([^)]*\\)'
/** Console errors that the browser itself logs for such a failure; errors of the app are not among them. */
export const EXPECTED_CONSOLE_ERRORS = new RegExp(`^Failed to load resource: (${NETWORK}|${STATUS})$`)

/** `FAULTS=all` in the matrix: every fault in every journey and language. */
export const isWhole = sample.isWhole('FAULTS')

const LANGUAGES: Language[] = ['en', 'tr']

/** The languages a story runs in: both, or by turns one. */
export const languagesOf = (index: number): Language[] =>
  isWhole ? LANGUAGES : LANGUAGES.filter((_, at) => at === (index + sample.seed) % LANGUAGES.length)

/** Draws `count` items of a list by the seed; all of them in the matrix. */
export const sampleOf = <T>(all: readonly T[], count: number): readonly T[] =>
  isWhole ? all : sample.sampleOf(all, count)

/** The faults of one of `count` journeys: all in the matrix, else a share, so that every fault is covered by some journey. */
export const faultsOf = (index: number, count: number): Fault[] =>
  isWhole ? FAULTS : FAULTS.filter((_, at) => (at + sample.seed) % count === index)

export const switchOn = ({ control }: Scenario, fault: Record<string, unknown>) =>
  control('POST', '/control/faults', fault)
export const switchOff = ({ control }: Scenario) => control('DELETE', '/control/faults')

/** Returns how often an operation was called. */
export async function callsOf({ control }: Scenario, operationId: string): Promise<number> {
  return (await control('GET', '/control/counters'))[operationId] ?? 0
}

const shorten = (ms: number) => {
  Reflect.deleteProperty(window, 'isUnhurried')
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (limit) => timeout(limit >= 30_000 && !Reflect.has(window, 'isUnhurried') ? ms : limit)
}

/** Shortens the timeouts of calls in the current document and in later ones. */
export async function shortenTimeouts(page: Page): Promise<void> {
  await page.context().addInitScript(shorten, SHORT_TIMEOUT_MS)
  await page.evaluate(shorten, SHORT_TIMEOUT_MS)
}

/** Restores the usual timeouts, so that a call that should succeed may take long on a busy machine. */
export const restoreTimeouts = (page: Page) => page.evaluate(() => Object.assign(window, { isUnhurried: true }))

/** Shortens the timeouts for a fault that gives no answer in time; any other call may take long on a busy machine. */
export const setTimeoutsFor = (page: Page, { control: { kind } }: Fault) =>
  kind === 'latency' || kind === 'black-hole' ? shortenTimeouts(page) : restoreTimeouts(page)

/** Every visible error message. */
export const messages = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/, visible: true })

/** Expects the focus where the person works, not lost to the page. */
export const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY')).not.toBe('BODY')

/** A call as the signed-in person of the page. */
export const call = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => {
    const token = localStorage.getItem('adwright-access')
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
    return (await fetch(`/api${address}`, { headers })).json()
  }, path)
