// The people of the sample workspace, and short forms of the usual tampering with requests and answers.
import type { OperationId } from '@adwright/sdk/server'
import {
  bodyOf,
  changed,
  type Json,
  matcher,
  on,
  rewritten,
  type Send,
  withJson,
} from '#tests/contract/defects/defect.ts'

export const ACCOUNT = 'acc_8f2KqL'
export const OWNER_ID = 'usr_3kT9vQ'
export const OWNER = 'elif.demir@lindholm-outdoor.example'
export const USER = 'cagri.gunes@lindholm-outdoor.example'

const MEMBERS = [
  OWNER,
  USER,
  'jonas.weber@lindholm-outdoor.example',
  'maria-antonia.fernandez-de-la-vega@agentur-sommer-partner.example',
]

/** A field of a JSON body that is a text; empty if it is none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Who calls, as a backend knows it: learned from the sign-ins and from the tokens for the ad platform. */
export class Callers {
  #emails = new Map<string, string>()
  #credentials = new Map<string, Record<string, string>>()
  #isLogin = matcher('login')
  #isAdsToken = matcher('getAdsToken')

  async learn(request: Request, response: Response): Promise<void> {
    if (response.status !== 200) return
    if (this.#isLogin(request)) {
      const [{ email }, { token }] = [await bodyOf(request), await bodyOf(response)]
      const bearer = `Bearer ${textOf(token)}`
      this.#emails.set(bearer, textOf(email))
      this.#credentials.set(textOf(email), { Authorization: bearer })
    }
    if (this.#isAdsToken(request)) {
      const { tokenString } = await bodyOf(response)
      const credentials = this.#credentials.get(this.emailOf(request))
      if (credentials) credentials['X-Ads-Authorization'] = `Bearer ${textOf(tokenString)}`
    }
  }

  emailOf(request: Request): string {
    return this.#emails.get(request.headers.get('Authorization') ?? '') ?? ''
  }

  isMember(request: Request): boolean {
    return MEMBERS.includes(this.emailOf(request))
  }

  /** The request with the credentials of this person, and another address if `url` changes it. */
  async as(email: string, request: Request, url: (url: URL) => void = () => undefined): Promise<Request> {
    return rewritten(request, {
      url,
      headers: (headers) => {
        for (const [name, value] of Object.entries(this.#credentials.get(email) ?? {})) headers.set(name, value)
      },
    })
  }
}

/** Answers calls of one operation by `answer`, which knows who calls; all others pass. */
export const withCallers =
  (operation: OperationId, answer: (request: Request, send: Send, callers: Callers) => Promise<Response>) =>
  (send: Send): Send => {
    const isMeant = matcher(operation)
    const callers = new Callers()
    return async (request) => {
      if (isMeant(request)) return answer(request, send, callers)
      const again = request.clone()
      const response = await send(request)
      await callers.learn(again, response)
      return response
    }
  }

/** Changes the body of each successful answer, or of each answer with this status. */
export const answerWith = (operation: OperationId, change: (body: Json) => unknown, status?: number) =>
  on(operation, async (request, send) =>
    changed(await send(request), change, status === undefined ? undefined : (seen) => seen === status),
  )

/** Changes the JSON body of each request before the backend reads it. */
export const requestWith = (operation: OperationId, change: (body: Json) => unknown) =>
  on(operation, async (request, send) => send(await withJson(request, change)))

/** Changes the address of each request before the backend reads it. */
export const addressWith = (operation: OperationId, url: (url: URL) => void) =>
  on(operation, async (request, send) => send(await rewritten(request, { url })))

/** Reads another address than the one that was asked for, where that one is valid. */
export const readWith = (operation: OperationId, url: (url: URL) => void) =>
  on(operation, async (request, send) => {
    const other = await rewritten(request, { url })
    const response = await send(request)
    return response.status === 200 && other.url !== request.url ? send(other) : response
  })

/** Ignores the version that an edit began with, where it is a valid one. */
export const ignoresVersion = (operation: OperationId) =>
  addressWith(operation, ({ searchParams }) => {
    if (/^[1-9]\d{0,8}$/.test(searchParams.get('expectedVersion') ?? '')) searchParams.delete('expectedVersion')
  })

export const rowsOf = (body: Json): Json[] => (body.items ?? []) as Json[]

/** The elements of an answer that is a list. */
export const listOf = (body: Json): Json[] => body as unknown as Json[]

/** Changes each element of an answer that is a list. */
export const eachOf = (change: (row: Json) => unknown) => (body: Json) => (body as unknown as Json[]).map(change)

/** Only these fields of an object, if it has them. */
export const only = (body: Json, ...names: string[]): Json =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)))

export const leftOut = (body: Json, ...names: string[]): Json =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))

/** A call in the name of the same caller, with another method, address and JSON body. */
export const alongside = (request: Request, method: string, path: string, body?: Json): Request => {
  const headers = new Headers(request.headers)
  for (const name of ['Idempotency-Key', 'Content-Length', 'Content-Type']) headers.delete(name)
  if (body) headers.set('Content-Type', 'application/json')
  return new Request(new URL(path, request.url), { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
}

export const pathOf = ({ url }: Request): string => new URL(url).pathname
