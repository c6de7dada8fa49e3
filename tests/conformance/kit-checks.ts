// The requests of the kit to a backend, and the checks of each response against the contract.
import { IdPool } from '#tests/conformance/id-pool.ts'
import {
  type ContractOperation,
  contractOperations,
  type Header,
  resolved,
  violationsOfAnswer,
} from '#tests/support/contract.ts'
import { ALTERNATIVES, type Violation } from '#tests/support/violation.ts'

const MAX_MS = 10_000
const JSON_TYPE = 'application/json'

export type KitSettings = {
  /** The base address of the backend, such as https://api.example.com/api. */
  url: string
  token: string
  accountId?: string | undefined
  /** The second bearer token for operations of the ad platform; requested from the backend if omitted. */
  adsToken?: string | undefined
}

/** One contract violation of a response. */
export type Finding = { expected: string; seen: string }
export type Credentials = 'the token' | 'none' | 'a wrong token'

const CHECKS = {
  'with the token': { credentials: 'the token' },
  'without a token': { credentials: 'none' },
  'with a wrong token': { credentials: 'a wrong token' },
  'with an unknown parameter': { credentials: 'the token', more: 'conformanceKit=1' },
} as const satisfies Record<string, { credentials: Credentials; more?: string }>
export type Check = keyof typeof CHECKS

export type KitResult = {
  operationId: string
  check: Check
  /** The request, for reproducing it. */
  address: string
  credentials: Credentials
  /** Null if there was no response. */
  status: number | null
  /** Empty if the response conforms to the contract. */
  findings: Finding[]
}

export type Answer = { status: number; headers: Headers; text: string }

export const kitReads = contractOperations.filter(({ method }) => method === 'get')
const needsToken = ({ security }: ContractOperation) => security.some((one) => 'bearerAuth' in one)
const isConnectionEnded = (error: unknown) =>
  error instanceof TypeError &&
  ['UND_ERR_SOCKET', 'ECONNRESET'].includes(String(Reflect.get(Object(error.cause), 'code')))
const start = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text || 'nothing')

function headerFindings(name: string, header: Header, value: string | null): Finding[] {
  const { type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = resolved(header.schema)
  if (value === null) return header.required ? [{ expected: `the header ${name}`, seen: 'an answer without it' }] : []
  const number = Number(value)
  if (type !== 'integer' || (Number.isInteger(number) && number >= minimum && number <= maximum)) return []
  return [{ expected: `header ${name}: a whole number from ${minimum} to ${maximum}`, seen: value }]
}

/** Parses JSON; undefined if the text is invalid. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** If a union fails, reports the errors of its branches; the null branch is never meant. */
function meant(violations: Violation[]): Violation[] {
  const isVague = ({ expected }: Violation) => expected === ALTERNATIVES || expected === 'type "null"'
  const telling = violations.filter((violation) => !isVague(violation))
  return violations.filter((one) => !isVague(one) || !telling.some(({ place }) => place.startsWith(one.place)))
}

async function bodyFindings(operation: ContractOperation, { status, headers, text }: Answer): Promise<Finding[]> {
  const body = parsed(text)
  const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== JSON_TYPE) return [{ expected: `Content-Type ${JSON_TYPE}`, seen: type ?? 'an answer without it' }]
  if (body === undefined) return [{ expected: 'a body of JSON', seen: start(text) }]
  const violations = await violationsOfAnswer(operation, String(status), JSON_TYPE, body)
  const told: unknown = body && typeof body === 'object' ? Reflect.get(body, 'status') : undefined
  const isUntrue = status >= 400 && violations.length === 0 && told !== status
  return [
    ...meant(violations).map(({ place, rule, expected, seen }) => ({
      expected: `${place}: ${expected} (${rule})`,
      seen,
    })),
    ...(isUntrue ? [{ expected: `/status: ${status}, as the answer's own`, seen: String(told) }] : []),
  ]
}

/** The violations of a response, independent of the request. */
export async function findingsOn(operation: ContractOperation, answer: Answer): Promise<Finding[]> {
  const { status, headers, text } = answer
  const promised = operation.responses[status]
  if (!promised)
    return [{ expected: `one of the statuses ${Object.keys(operation.responses).join(', ')}`, seen: String(status) }]
  const wrongHeaders = Object.entries(promised.headers ?? {}).flatMap(([name, header]) =>
    headerFindings(name, resolved(header), headers.get(name)),
  )
  const wrongBody = promised.content
    ? await bodyFindings(operation, answer)
    : text === ''
      ? []
      : [{ expected: `no body with ${status}`, seen: start(text) }]
  return [...wrongHeaders, ...wrongBody]
}

/** Additional expectations of single checks. */
const WANTED: Record<Check, (status: number) => Finding[]> = {
  'with the token': (status) =>
    status >= 500 && status !== 503 ? [{ expected: 'an answer below 500, or 503', seen: String(status) }] : [],
  'without a token': (status) => (status === 401 ? [] : [{ expected: 'status 401', seen: String(status) }]),
  'with a wrong token': (status) => (status === 401 ? [] : [{ expected: 'status 401', seen: String(status) }]),
  'with an unknown parameter': (status) =>
    status >= 200 && status < 300 ? [{ expected: 'status 400', seen: `${status}: the parameter is accepted` }] : [],
}

class Kit {
  readonly #settings: KitSettings
  readonly #ids: IdPool
  #adsToken: string | undefined

  constructor(settings: KitSettings) {
    this.#settings = settings
    this.#adsToken = settings.adsToken
    this.#ids = new IdPool(settings.accountId ? { accountId: settings.accountId } : {})
  }

  #addressOf(operation: ContractOperation, more?: string): string {
    const required = operation.parameters.filter((one) => one.in === 'query' && one.required)
    const query = [...required.map(({ name }) => this.#ids.queryFor(name)), ...(more ? [more] : [])].join('&')
    return `${this.#settings.url}${this.#ids.pathFor(operation.path)}${query ? `?${query}` : ''}`
  }

  #headersWith(credentials: Credentials): Record<string, string> {
    if (credentials === 'none') return { Accept: JSON_TYPE }
    const token = credentials === 'the token' ? this.#settings.token : 'wrong'
    const headers = { Accept: JSON_TYPE, Authorization: `Bearer ${token}` }
    return this.#adsToken ? { ...headers, 'X-Ads-Authorization': `Bearer ${this.#adsToken}` } : headers
  }

  async #ask(address: string, credentials: Credentials): Promise<Answer> {
    const headers = this.#headersWith(credentials)
    const ask = () => fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(MAX_MS) })
    // A backend may close an idle connection at the moment it is reused.
    const response = await ask().catch((error: unknown) => (isConnectionEnded(error) ? ask() : Promise.reject(error)))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  /** Returns the body of a successful response. */
  async #read(operation: ContractOperation): Promise<unknown> {
    const answer = await this.#ask(this.#addressOf(operation), 'the token').catch(() => undefined)
    return answer && answer.status >= 200 && answer.status < 300 ? parsed(answer.text) : undefined
  }

  async #check(operation: ContractOperation, check: Check): Promise<KitResult> {
    const { credentials, ...options }: { credentials: Credentials; more?: string } = CHECKS[check]
    const address = this.#addressOf(operation, options.more)
    const asked = { operationId: operation.operationId, check, address, credentials }
    try {
      const answer = await this.#ask(address, credentials)
      const { status } = answer
      return { ...asked, status, findings: [...WANTED[check](status), ...(await findingsOn(operation, answer))] }
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      const findings = [{ expected: `an answer within ${MAX_MS / 1000} s`, seen: String(cause) }]
      return { ...asked, status: null, findings }
    }
  }

  /** Collects existing ids from responses: of the person, the accounts, and everything below them. */
  async #learn(): Promise<void> {
    for (const [operationId, name] of [
      ['getUser', 'userId'],
      ['listAccounts', 'accountId'],
    ] as const) {
      const operation = kitReads.find((one) => one.operationId === operationId)
      const body = operation && (await this.#read(operation))
      const first: unknown = Array.isArray(body) ? body[0] : body
      const id = first && typeof first === 'object' ? Reflect.get(first, 'id') : undefined
      if (typeof id === 'string' && !(name === 'accountId' && this.#settings.accountId)) this.#ids.know(name, id)
    }
    const adsToken = kitReads.find(({ operationId }) => operationId === 'getAdsToken')
    if (this.#adsToken || !adsToken) return
    const body = await this.#read(adsToken)
    const given: unknown = body && typeof body === 'object' ? Reflect.get(body, 'tokenString') : undefined
    if (typeof given === 'string') this.#adsToken = given
  }

  async run(): Promise<KitResult[]> {
    await this.#learn()
    for (let round = 0; round < 2; round += 1)
      for (const operation of kitReads) this.#ids.take(operation.path, await this.#read(operation))
    const results: KitResult[] = []
    for (const operation of kitReads) {
      const checks = Object.keys(CHECKS) as Check[]
      for (const check of needsToken(operation) ? checks : checks.slice(0, 1))
        results.push(await this.#check(operation, check))
    }
    return results
  }

  /** Explains in one sentence why no ids could be collected; undefined if the backend accepts the token. */
  async obstacle(): Promise<string | undefined> {
    const { url } = this.#settings
    const answer = await this.#ask(`${url}/User`, 'the token').catch((error: Error) => error)
    if (answer instanceof Error) {
      const code = answer.cause instanceof Object ? Reflect.get(answer.cause, 'code') : undefined
      return `No backend answers at ${url} (${code ?? answer.message}): start it, or correct the address.`
    }
    if (answer.status === 401)
      return `The backend does not take the token: ${url}/User answers 401. Sign in for a new one.`
    if (answer.status === 404)
      return `There is no ${url}/User: give the address with the path below which the API is, like …/api.`
    return undefined
  }
}

/** Calls every read operation of a backend and checks the responses. */
export const checkBackend = (settings: KitSettings): Promise<KitResult[]> => new Kit(settings).run()

/** Explains in one sentence why checking is impossible; undefined if it is possible. */
export const obstacleAt = (settings: KitSettings): Promise<string | undefined> => new Kit(settings).obstacle()
