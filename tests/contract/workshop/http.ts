// Requests and answers of the workshop's backend.
import { randomUUID } from 'node:crypto'
import type { Fields } from '#tests/contract/workshop/schemas.ts'

/** True if the backend has one of these faults. */
export type Is = (...faults: string[]) => boolean

const TEXTS: Record<string, [string, string]> = {
  invalid: ['A field is wrong', 'Bir alan hatalı'],
  unreadable: ['The request cannot be read', 'İstek okunamıyor'],
  notFound: ['Not found', 'Bulunamadı'],
  unauthorized: ['Sign in first', 'Önce oturum açın'],
  forbidden: ['Your role is too low', 'Rolünüz yetersiz'],
  conflict: ['Somebody else was faster', 'Başkası daha hızlıydı'],
  reused: ['The key was used before', 'Anahtar daha önce kullanıldı'],
  precondition: ['The version is another one', 'Sürüm farklı'],
  method: ['The method is another one', 'Yöntem farklı'],
  wall: ['Walls', 'Duvarlar'],
  floor: ['Floors', 'Zeminler'],
}
export const english = (code: string): string => TEXTS[code]?.[0] ?? code
const STATUSES: Record<string, number> = {
  unreadable: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  method: 405,
  conflict: 409,
  reused: 409,
  precondition: 412,
  invalid: 422,
}

export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly errors: Record<string, string> | undefined
  readonly headers: Record<string, string>

  constructor(code: string, errors?: Record<string, string>, { status = STATUSES[code] ?? 500, headers = {} } = {}) {
    super(code)
    this.code = code
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}

/** The language with the greatest weight of those that there are. */
function isTurkish(header: string | null): boolean {
  const wishes = (header ?? 'en').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const weight = parameters.find((one) => one.trim().startsWith('q='))
    return { language: tag.toLowerCase().split('-')[0] ?? '', weight: Number(weight?.trim().slice(2) ?? 1) }
  })
  const known = wishes.filter(({ language }) => ['en', 'tr'].includes(language))
  return known.sort((one, other) => other.weight - one.weight)[0]?.language === 'tr'
}

/** One request, and the answers to it. */
export class Interaction {
  readonly is: Is
  readonly request: Request
  readonly url: URL
  readonly parts: string[]
  readonly isTurkish: boolean
  readonly #id = randomUUID()

  constructor(request: Request, is: Is) {
    this.is = is
    this.request = request
    this.url = new URL(request.url)
    this.parts = this.url.pathname.split('/').slice(1).map(decodeURIComponent)
    this.isTurkish = isTurkish(request.headers.get('Accept-Language'))
  }

  localized = (code: string): string => TEXTS[code]?.[this.isTurkish ? 1 : 0] ?? code

  answer(status: number, body?: unknown, headers: Record<string, string> = {}): Response {
    const all = new Headers({ 'X-Request-Id': this.#id, ...headers })
    const isEmpty = body === undefined || this.request.method === 'HEAD'
    if (body !== undefined && !all.has('Content-Type')) all.set('Content-Type', 'application/json')
    if (this.is(`no request id with ${status}`)) all.delete('X-Request-Id')
    return new Response(isEmpty ? null : typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: all,
    })
  }

  refuse({ status, code, errors, headers }: Refusal): Response {
    const { is } = this
    const message = is(`a ${status} is English`) ? english(code) : this.localized(code)
    const named = Object.entries(errors ?? {}).map(([field, kind]) => [field, [`${message}: ${kind}`]])
    const all: Record<string, string> = {
      'Content-Language': this.isTurkish && !is('refusals say that they are English') ? 'tr' : 'en',
      ...headers,
    }
    if (is(`no Content-Language with ${status}`)) delete all['Content-Language']
    if (is('no challenge with 401')) delete all['WWW-Authenticate']
    if (is('no Allow with 405')) delete all.Allow
    const body: Fields = { status, code, message, path: this.url.pathname, requestId: this.#id }
    if (errors) body.errors = is('errors name no field') ? { body: [message] } : Object.fromEntries(named)
    if (is(`a ${status} has no code`)) delete body.code
    return this.answer(status, body, all)
  }

  /** The answer to a reading; 304 where the caller has it already. */
  read(body: unknown, tag?: string, more: Record<string, string> = {}): Response {
    const { is } = this
    const headers: Record<string, string> = { 'Cache-Control': 'private, no-cache', ...more }
    if (tag) headers.ETag = tag
    const known = this.request.headers.get('If-None-Match')
    const isKnown = known === tag || (known !== null && is('always a 304'))
    if (!tag || !isKnown || is('never a 304')) return this.answer(200, body, headers)
    for (const name of ['ETag', 'Cache-Control', 'Vary']) if (is(`no ${name} with 304`)) delete headers[name]
    return this.answer(304, undefined, headers)
  }

  async body(): Promise<unknown> {
    if (!this.request.headers.get('Content-Type')?.startsWith('application/json')) throw new Refusal('unreadable')
    return this.request.json().catch(() => {
      throw this.is('broken JSON is a 500') ? new Error('broken') : new Refusal('unreadable')
    })
  }

  /** Answers by the method of the request. */
  allow(methods: Record<string, () => Response | Promise<Response>>): Response | Promise<Response> {
    const { method } = this.request
    const known = methods[method === 'HEAD' ? 'GET' : method]
    if (known) return known()
    const Allow = [...Object.keys(methods), ...(methods.GET ? ['HEAD'] : [])].join(', ')
    throw new Refusal('method', undefined, { headers: { Allow } })
  }
}
