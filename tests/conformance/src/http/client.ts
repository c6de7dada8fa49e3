// Sends requests and records them with their answers.

import { isJson, type Operation } from '../contract/operation.ts'
import type { Json } from '../contract/pointer.ts'
import { textOfValue } from '../contract/pointer.ts'
import { type FormPart, formOf, partsOf } from './form.ts'
import { pairsOf, textOf } from './serialize.ts'

export type Send = (request: Request) => Promise<Response>

/** A request in the terms of the contract. */
export type Call = {
  operation: Operation
  /** The name of a caller of the overrides file, or the one without a token. */
  caller: string
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, string>
  body?: unknown
  mediaType?: string | undefined
  /** Replaces the serialized body, for broken ones. */
  rawBody?: string
  /** Replaces the method of the operation. */
  method?: string
  /** Further query parameters that the contract does not have. */
  extraQuery?: Record<string, string>
  /** Replaces the credentials of the caller, by header. */
  credentials?: Record<string, string>
}

export type Sent = {
  method: string
  url: string
  headers: Record<string, string>
  body: string | undefined
  /** The parts of a multipart form, which is sent instead of `body`. */
  form?: FormPart[]
}
export type Answer = { status: number; headers: Headers; text: string; body: unknown; isJson: boolean }
export type Exchange = { call: Call; sent: Sent; answer: Answer; at: number; ms: number }

/** The backend did not answer; the run cannot go on. */
export class NoAnswer extends Error {}

export type CredentialHeaders = (
  operation: Operation,
  caller: string,
) => { headers: Record<string, string>; query: Record<string, string> }

/** The longest time that a run waits for the limits of one operation, all in all. */
const MAX_WAIT_MS = 60_000
const SHORT_WAIT_MS = 2000
const RETRIES = 3
const MAX_FAILURES = 5
/** Stands for an answer that did not come. */
const NO_ANSWER = 599
/** After this many requests a limit is taken for one of the operation alone; it is left in peace then instead of waited for. */
const MANY_REQUESTS = 5

function urlOf(base: string, { operation, path, query, extraQuery = {} }: Call, more: Record<string, string>): string {
  const filled = operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name)
    const value = path[name] ?? 'conformance'
    return encodeURIComponent(parameter ? textOf(parameter, value) : textOfValue(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    const parameter = operation.parameters.find((one) => one.in === 'query' && one.name === name)
    if (value === undefined) continue
    for (const [key, text] of parameter ? pairsOf(parameter, value) : [[name, textOfValue(value)]])
      search.append(key ?? name, text ?? '')
  }
  for (const [name, value] of Object.entries({ ...extraQuery, ...more })) search.append(name, value)
  return `${base}${filled}${search.size > 0 ? `?${search}` : ''}`
}

const isConnectionEnded = (error: unknown): boolean =>
  error instanceof TypeError &&
  /ECONNRESET|UND_ERR_SOCKET|EPIPE|HPE_/.test(String(Reflect.get(Object(error.cause), 'code')))

export class Client {
  readonly #send: Send
  readonly #base: string
  readonly #credentials: CredentialHeaders
  readonly #maxMs: number
  /** How often each operation answered with each status. */
  readonly statuses = new Map<string, Map<number, number>>()
  /** Operations that limit their rate, with their answer and until when. */
  readonly limited = new Map<string, { exchange: Exchange; until: number }>()
  /** How long the run has waited for the limit of each operation. */
  readonly waitedMs = new Map<string, number>()
  /** Called before the run waits for the limit of an operation. */
  onWait: (operation: string, seconds: number) => void = () => undefined
  requests = 0
  #failures = 0
  /** Called with every answer, before the one who asked gets it. */
  onExchange: (exchange: Exchange) => Promise<void> = () => Promise.resolve()

  /** Called where the backend limits the rate of a caller; gives the same call of somebody who has not come to the limit. */
  onLimit: (call: Call) => Promise<Call | undefined> = () => Promise.resolve(undefined)

  /** Called before each call, with the name of its caller. */
  onCall: (caller: string) => Promise<void> = () => Promise.resolve()

  /** Gives the headers that hold a signature of the body. */
  sign: (caller: string, headers: Record<string, string>, body: string) => Record<string, string> = () => ({})

  constructor(base: string, send: Send, credentials: CredentialHeaders, maxMs: number) {
    this.#base = base.replace(/\/+$/, '')
    this.#send = send
    this.#credentials = credentials
    this.#maxMs = maxMs
  }

  get base(): string {
    return this.#base
  }

  #prepared(call: Call): { sent: Sent; body: string | FormData | undefined } {
    const { operation, caller, headers, credentials } = call
    const own = credentials ? { headers: credentials, query: {} } : this.#credentials(operation, caller)
    const url = urlOf(this.#base, call, own.query)
    const all: Record<string, string> = {
      Accept: 'application/json, application/problem+json, */*;q=0.5',
      ...own.headers,
      ...headers,
    }
    const mediaType = call.mediaType ?? 'application/json'
    let body = call.rawBody
    let form: FormPart[] | undefined
    if (body === undefined && call.body !== undefined) {
      if (mediaType.startsWith('multipart/form-data')) form = partsOf(call.body as Json)
      else if (mediaType.startsWith('application/x-www-form-urlencoded'))
        body = new URLSearchParams(
          Object.entries(call.body as Json).map(([key, value]) => [key, textOfValue(value)]),
        ).toString()
      else body = isJson(mediaType) || mediaType === '*/*' ? JSON.stringify(call.body) : textOfValue(call.body)
    }
    if (body !== undefined && !('Content-Type' in all))
      all['Content-Type'] = mediaType === '*/*' ? 'application/json' : mediaType
    Object.assign(all, this.sign(caller, all, body ?? ''))
    const method = call.method ?? operation.method
    return {
      sent: { method, url, headers: all, body, ...(form ? { form } : {}) },
      body: method === 'GET' || method === 'HEAD' ? undefined : form ? formOf(form) : body,
    }
  }

  /** Sends a call; waits and repeats while the backend limits the rate. Throws NoAnswer if nothing comes back. */
  async send(call: Call): Promise<Exchange> {
    const known = this.limited.get(call.operation.id)
    if (known && known.until > Date.now()) return { ...known.exchange, call }
    await this.onCall(call.caller)
    const { sent, body } = this.#prepared(call)
    for (let attempt = 0; ; attempt += 1) {
      const at = Date.now()
      const exchange = await this.#once(call, sent, body, at)
      const wait = Number(exchange.answer.headers.get('Retry-After')) * 1000
      const isLimited = exchange.answer.status === 429
      const count = [...(this.statuses.get(call.operation.id)?.values() ?? [])].reduce((sum, one) => sum + one, 0)
      const waited = (this.waitedMs.get(call.operation.id) ?? 0) + wait
      const fresh = isLimited && wait > SHORT_WAIT_MS ? await this.onLimit(call) : undefined
      if (fresh) return this.send(fresh)
      const isOwnLimit = wait > SHORT_WAIT_MS && (count > MANY_REQUESTS || waited > MAX_WAIT_MS)
      if (isLimited && isOwnLimit) this.limited.set(call.operation.id, { exchange, until: Date.now() + wait })
      if (!isLimited || isOwnLimit || attempt >= RETRIES || !(wait > 0)) {
        await this.#record(exchange)
        return exchange
      }
      this.waitedMs.set(call.operation.id, waited)
      this.onWait(call.operation.id, wait / 1000)
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }

  /** Sends a call once, whatever the backend says about its rate: for provoking limits. */
  async sendOnce(call: Call): Promise<Exchange> {
    const { sent, body } = this.#prepared(call)
    const exchange = await this.#once(call, sent, body, Date.now())
    await this.#record(exchange)
    return exchange
  }

  /** Reads what is outside of the API, or sends a form there; the address that it leads to comes first. Empty where nothing is there. */
  readOutside = async (
    url: string,
    headers: Record<string, string>,
    form?: Record<string, string>,
  ): Promise<string> => {
    if (!URL.canParse(url)) return ''
    const signal = AbortSignal.timeout(this.#maxMs)
    const sent = form ? { method: 'POST', body: new URLSearchParams(form) } : {}
    const request = new Request(url, { headers, redirect: 'manual', signal, ...sent })
    const read = async (response: Response) => `${response.headers.get('Location') ?? ''}\n${await response.text()}`
    return this.#send(request).then(read, () => '')
  }

  async #once(call: Call, sent: Sent, body: string | FormData | undefined, at: number): Promise<Exchange> {
    // A timer of its own: the signal of a Request may be collected as garbage before it fires.
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(new Error(`after ${this.#maxMs} ms`)), this.#maxMs)
    const init = {
      method: sent.method,
      headers: sent.headers,
      redirect: 'manual' as const,
      signal: limit.signal,
      ...(body === undefined ? {} : { body }),
    }
    try {
      const late = new Promise<never>((_, reject) => {
        limit.signal.addEventListener('abort', () => reject(limit.signal.reason as Error))
      })
      const [response, text] = await Promise.race([this.#answered(new Request(sent.url, init)), late])
      this.#failures = 0
      return {
        call,
        sent,
        at,
        ms: Date.now() - at,
        answer: { status: response.status, headers: response.headers, text, ...parsed(text) },
      }
    } catch (error) {
      const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
      this.#failures += 1
      const reason = `no answer (${cause instanceof Error ? cause.message : String(cause)})`
      // One lost answer is a finding; several in a row are a backend that is gone.
      if (this.requests > 0 && this.#failures < MAX_FAILURES)
        return {
          call,
          sent,
          at,
          ms: Date.now() - at,
          answer: { status: NO_ANSWER, headers: new Headers(), text: reason, body: undefined, isJson: false },
        }
      throw new NoAnswer(`${sent.method} ${sent.url}: ${reason}`)
    } finally {
      clearTimeout(timer)
    }
  }

  async #answered(request: Request): Promise<[Response, string]> {
    const again = request.method === 'GET' || request.method === 'HEAD' ? request.clone() : undefined
    const ask = async (one: Request): Promise<[Response, string]> => {
      const response = await this.#send(one)
      return [response, await response.text()]
    }
    // A backend may close an idle connection at the moment it is used again.
    return ask(request).catch((error: unknown) =>
      again && isConnectionEnded(error) ? ask(again) : Promise.reject(error as Error),
    )
  }

  #record(exchange: Exchange): Promise<void> {
    this.requests += 1
    const { id } = exchange.call.operation
    const byStatus = this.statuses.get(id) ?? new Map<number, number>()
    byStatus.set(exchange.answer.status, (byStatus.get(exchange.answer.status) ?? 0) + 1)
    this.statuses.set(id, byStatus)
    return this.onExchange(exchange)
  }
}

function parsed(text: string): { body: unknown; isJson: boolean } {
  try {
    return { body: JSON.parse(text) as unknown, isJson: true }
  } catch {
    return { body: undefined, isJson: false }
  }
}

export const isSuccess = ({ answer: { status } }: Exchange): boolean => status >= 200 && status < 300
