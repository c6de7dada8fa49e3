// Readings of requests and of lists, and faults of more than one operation, for the defects of several files.
import type { OperationId } from '@adwright/sdk/server'
import {
  bodyOf,
  changed,
  type Defect,
  type Json,
  matcher,
  on,
  rewritten,
  type Send,
  withBody,
  withHeader,
  without,
  withStatus,
} from '#tests/contract/defects/defect.ts'
import { ACCOUNT, type Callers, OWNER, pathOf, rowsOf, textOf, withCallers } from '#tests/contract/defects/tampering.ts'

/** Repeats a refused call with the credentials of the first caller, if the answer has one of `statuses`. */
export const asTheOwner =
  (operation: OperationId, statuses: number[]) =>
  (send: Send): Send => {
    const isMeant = matcher(operation)
    let owner: Headers | undefined
    return async (request) => {
      const again = request.clone()
      const response = await send(request)
      if (response.status < 300 && again.headers.has('Authorization')) owner ??= again.headers
      if (!isMeant(request) || !owner || !statuses.includes(response.status)) return response
      const { headers: given } = { headers: owner }
      return send(
        await rewritten(again, {
          headers: (headers) => {
            for (const name of ['Authorization', 'X-Ads-Authorization']) {
              const value = given.get(name)
              if (value !== null) headers.set(name, value)
            }
          },
        }),
      )
    }
  }

/** Names the account of the sample workspace in place of that of the caller, which is the second part of the path. */
export const inSampleAccount = (url: URL): void => {
  url.pathname = url.pathname.replace(/^(\/[^/]+\/)[^/]+/, `$1${ACCOUNT}`)
}

/** The token of the person whose things are judged. */
export function ownerOf(send: Send, header = 'Authorization'): { send: Send; owner: () => Headers | undefined } {
  let owner: Headers | undefined
  return {
    owner: () => owner,
    send: async (request) => {
      const { headers } = request
      const response = await send(request)
      if (response.status < 300 && headers.has(header)) owner ??= headers
      return response
    },
  }
}

/** Does what the caller's role may not do. */
export const allowedToAll = (operation: Defect['operation']) =>
  withCallers(operation, async (request, send, callers) => {
    const again = request.clone()
    const response = await send(request)
    return response.status === 403 && callers.isMember(again) ? send(await callers.as(OWNER, again)) : response
  })

/** Does what a role may not do, where `isMeant` knows the caller or the code of the refusal. */
export const allowedTo = (
  operation: Defect['operation'],
  isMeant: (callers: Callers, request: Request, code: unknown) => boolean,
): Defect['wrap'] =>
  withCallers(operation, async (request, send, callers) => {
    const again = request.clone()
    const response = await send(request)
    if (response.status !== 403) return response
    const { code } = await bodyOf(response)
    return isMeant(callers, again, code) ? send(await callers.as(OWNER, again)) : response
  })

/** Looks a thing up by its own id alone: that of the account or person before it in the path is not compared. */
export const foundByItsIdAlone = (operation: Defect['operation'], owner: string) =>
  withCallers(operation, async (request, send, callers) => {
    const again = request.clone()
    const response = await send(request)
    if (response.status !== 404 || callers.emailOf(again) === OWNER) return response
    const toOwner = (url: URL) => void (url.pathname = url.pathname.replace(/^(\/[^/]+)\/[^/]+/, `$1/${owner}`))
    const [, , own = ''] = pathOf(again).split('/')
    if (own === owner) return response
    const foreign = await send(await callers.as(OWNER, again, toOwner))
    return foreign.ok ? foreign : response
  })

/** The titles of all things that any answer has shown, by their ids. */
export function learnTitles(titles: Map<string, string>, value: unknown): void {
  if (Array.isArray(value)) for (const one of value) learnTitles(titles, one)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return
  const { id, title, name } = value as Json
  const text = textOf(title ?? name)
  if (typeof id === 'string' && text !== '') titles.set(id, text)
  for (const inner of Object.values(value)) learnTitles(titles, inner)
}

export const GREATEST = 100

/** All rows of a list that this request asks for, without the parameters `without`. */
export async function allRows(request: Request, send: Send, sizeName: string, ...without: string[]): Promise<Json[]> {
  const rows: Json[] = []
  for (let page = 1; ; page += 1) {
    const address = (url: URL) => {
      for (const name of without) url.searchParams.delete(name)
      url.searchParams.set('currentPage', `${page}`)
      url.searchParams.set(sizeName, `${GREATEST}`)
    }
    const found = rowsOf(await bodyOf(await send(await rewritten(request, { url: address }))))
    rows.push(...found)
    if (found.length < GREATEST) return rows
  }
}

export const query = (request: Request) => new URL(request.url).searchParams

/** Answers as if a query parameter had another value. */
export const asked = (request: Request, change: (query: URLSearchParams) => void) =>
  rewritten(request, { url: (url) => change(url.searchParams) })

export const DAY_MS = 86_400_000

export const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)

export const parameter = (request: Request, name: string): string => new URL(request.url).searchParams.get(name) ?? ''

/** All rows of a list, read page by page with a request like this one. */
export async function everyRow(request: Request, send: Send, size: string, leave: string[] = []): Promise<Json[]> {
  const rows: Json[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const url = (address: URL) => {
      without(...leave)(address)
      address.searchParams.set(size, '100')
      address.searchParams.set('currentPage', String(page))
    }
    const body = (await (await send(await rewritten(request, { url }))).json()) as Json
    rows.push(...rowsOf(body))
    pages = Number(body.totalPages ?? 0)
  }
  return rows
}

/** The page that a successful answer has shown, of other rows. */
export const pageOf = (response: Response, rows: Json[]) =>
  changed(response, (body) => {
    const [size, page] = [Number(body.pageSize), Number(body.currentPage)]
    const items = rows.slice((page - 1) * size, page * size)
    return { ...body, items, totalCount: rows.length, totalPages: Math.ceil(rows.length / size) }
  })

/** The request as a client sends it that begins anew. */
export const withNewKey = (request: Request) =>
  rewritten(request, { headers: (headers) => headers.set('Idempotency-Key', crypto.randomUUID()) })

export const isReplay = (response: Response) => response.headers.has('Idempotent-Replayed')

export const withText = (name: string, change: (text: string) => string) => (body: Json) =>
  typeof body[name] === 'string' ? { ...body, [name]: change(textOf(body[name])) } : body

/** The answer to what should have been refused, with the headers of the refusal. */
export const answered = (refusal: Response, body: unknown) =>
  new Response(JSON.stringify(body), { status: 200, headers: refusal.headers })

export const crash = () =>
  new Response('Internal Server Error', {
    status: 500,
    headers: { 'Content-Type': 'text/plain', 'Request-Id': 'none' },
  })

export const inEnglish = (request: Request) =>
  rewritten(request, { headers: (headers) => headers.set('Accept-Language', 'en-US') })

/** Refusals with this status are in English, whatever was asked for. */
export const englishRefusals = (operation: OperationId, status: number): Defect['wrap'] =>
  on(operation, async (request, send) => {
    const again = request.clone()
    const response = await send(request)
    return response.status === status ? send(await inEnglish(again)) : response
  })

/** Runs `after` with the id that a deletion took away. */
export const afterDeletion =
  (deletion: Parameters<typeof matcher>[0], list: Parameters<typeof matcher>[0], change: (body: Json) => Json) =>
  (send: Send): Send => {
    const [isDeletion, isList] = [matcher(deletion), matcher(list)]
    let hasDeleted = false
    return async (request) => {
      const response = await send(request)
      if (isDeletion(request) && response.status === 204) hasDeleted = true
      return isList(request) && hasDeleted ? changed(response, change) : response
    }
  }

export const headersWithoutKey = (request: Request) => {
  const headers = new Headers(request.headers)
  headers.delete('Idempotency-Key')
  headers.delete('Content-Length')
  return headers
}

export const HOUR_MS = 3_600_000

/** Answers what this address had at first for the same caller and language, each with a request id of its own. */
export const firstAnswers = (operation: OperationId): Defect['wrap'] => {
  return (send) => {
    const first = new Map<string, Response>()
    return on(operation, async (request, next) => {
      const { headers, url } = request
      const key = [url, headers.get('Authorization'), headers.get('Accept-Language')].join(' ')
      const response = await next(request)
      if (!response.ok) return response
      const kept = first.get(key)
      if (!kept) first.set(key, response.clone())
      return kept ? withHeader(kept.clone(), 'Request-Id', response.headers.get('Request-Id') ?? undefined) : response
    })(send)
  }
}

/** Takes another request than the one that came. */
export const takenAs = (operation: OperationId, change: (request: Request) => Promise<Request>): Defect['wrap'] =>
  on(operation, async (request, send) => send(await change(request)))

/** Shows another body than the one of a successful answer. */
export const shownAs = (operation: OperationId, change: (body: Json) => unknown): Defect['wrap'] =>
  on(operation, async (request, send) => changed(await send(request), change))

/** Merges the Turkish answer, a successful one unless `isMeant` says otherwise, with the English one. */
export const mergedWithEnglish = (
  operation: OperationId,
  merge: (own: Json, english: Json) => Json,
  isMeant: (status: number) => boolean = (status) => status < 300,
): Defect['wrap'] =>
  on(operation, async (request, send) => {
    const again = request.clone()
    const response = await send(request)
    if (!again.headers.get('Accept-Language')?.startsWith('tr') || !isMeant(response.status)) return response
    const english = await bodyOf(await send(await inEnglish(again)))
    return changed(response, (body) => merge(body, english), isMeant)
  })

/** A request of the same caller at another address. */
export const beside = (request: Request, pathname: string, method = 'GET', body?: Json): Request => {
  const headers = headersWithoutKey(request)
  if (body) headers.set('Content-Type', 'application/json')
  return new Request(new URL(pathname, request.url), { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

/** A refusal with another status and code. */
export const refusedAs = async (refusal: Response, status: number, code: string): Promise<Response> =>
  withStatus(withBody(refusal, { ...(await bodyOf(refusal)), status, code }), status)

/** The refusal of another call as the answer to this one. */
export const refusedHere = async (request: Request, refusal: Response): Promise<Response> =>
  withBody(refusal, { ...(await bodyOf(refusal)), path: pathOf(request), method: request.method })

/** The value if it is a list of objects, else an empty one. */
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : [])

/** An answer without content, with the headers of another one. */
export function emptied(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.delete('Content-Type')
  return new Response(null, { status: 204, headers })
}
