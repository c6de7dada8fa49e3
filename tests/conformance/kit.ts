// npm run conformance -- URL --token TOKEN: whether a backend's answers are what the contract promises. It reads, and changes nothing.
import { parseArgs } from 'node:util'
import { fail } from '#scripts/lib/run.ts'
import { IdPool } from '#tests/conformance/id-pool.ts'
import { type ContractOperation, contractOperations, problemsOfAnswer } from '#tests/support/contract.ts'

const USAGE = 'npm run conformance -- URL --token TOKEN [--account ID] [--ads-token TOKEN] [--json]'
const LONGEST_MS = 10_000

export type KitSettings = {
  /** The backend with its path, like https://api.example.com/api. */
  url: string
  token: string
  accountId?: string | undefined
  /** Second bearer of the ad platform's operations; asked for at the backend when left out. */
  adsToken?: string | undefined
}

export type KitResult = {
  operationId: string
  check: 'with the token' | 'without a token' | 'with an unknown parameter'
  status: number | null
  /** What the answer has against the contract; empty when it keeps it. */
  problems: string[]
}

type Asked = { status: number; body: unknown; problems: string[] }

const reads = contractOperations.filter(({ method }) => method === 'get')
const needsToken = ({ security }: ContractOperation) => security.some((one) => 'bearerAuth' in one)

class Kit {
  readonly #settings: KitSettings
  readonly #ids: IdPool
  #adsToken: string | undefined

  constructor(settings: KitSettings) {
    this.#settings = settings
    this.#adsToken = settings.adsToken
    this.#ids = new IdPool(settings.accountId ? { accountId: settings.accountId } : {})
  }

  async #ask(operation: ContractOperation, { hasToken = true, more = '' } = {}): Promise<Asked> {
    const required = operation.parameters.filter((one) => one.in === 'query' && one.required)
    const query = [...required.map(({ name }) => this.#ids.queryFor(name)), ...(more ? [more] : [])].join('&')
    const address = `${this.#settings.url}${this.#ids.pathFor(operation.path)}${query ? `?${query}` : ''}`
    const headers = {
      Accept: 'application/json',
      ...(hasToken ? { Authorization: `Bearer ${this.#settings.token}` } : {}),
      ...(hasToken && this.#adsToken ? { 'X-Ads-Authorization': `Bearer ${this.#adsToken}` } : {}),
    }
    const response = await fetch(address, { headers, signal: AbortSignal.timeout(LONGEST_MS) })
    const text = await response.text()
    const { status } = response
    if (!operation.responses[status])
      return { status, body: undefined, problems: [`status ${status} is not in the contract`] }
    if (!operation.responses[status].content)
      return { status, body: undefined, problems: text === '' ? [] : [`status ${status} has no body`] }
    try {
      const body: unknown = JSON.parse(text)
      return { status, body, problems: await problemsOfAnswer(operation, String(status), 'application/json', body) }
    } catch {
      return { status, body: undefined, problems: ['the body is no JSON'] }
    }
  }

  async #check(
    operation: ContractOperation,
    check: KitResult['check'],
    wanted: (asked: Asked) => string[],
  ): Promise<KitResult> {
    const options = {
      'with the token': {},
      'without a token': { hasToken: false },
      'with an unknown parameter': { more: 'conformanceKit=1' },
    }[check]
    try {
      const asked = await this.#ask(operation, options)
      return {
        operationId: operation.operationId,
        check,
        status: asked.status,
        problems: [...asked.problems, ...wanted(asked)],
      }
    } catch (error) {
      return { operationId: operation.operationId, check, status: null, problems: [`no answer: ${String(error)}`] }
    }
  }

  /** Learns the ids there are from the answers: of whom, of which account, and of everything below. */
  async #learn(): Promise<void> {
    for (const [operationId, name] of [
      ['getUser', 'userId'],
      ['listAccounts', 'accountId'],
    ] as const) {
      const operation = reads.find((one) => one.operationId === operationId)
      const { body } = operation ? await this.#ask(operation) : { body: undefined }
      const first: unknown = Array.isArray(body) ? body[0] : body
      const id = first && typeof first === 'object' ? Reflect.get(first, 'id') : undefined
      if (typeof id === 'string' && !(name === 'accountId' && this.#settings.accountId)) this.#ids.know(name, id)
    }
    const adsToken = reads.find(({ operationId }) => operationId === 'getAdsToken')
    if (this.#adsToken || !adsToken) return
    const { body } = await this.#ask(adsToken)
    const given: unknown = body && typeof body === 'object' ? Reflect.get(body, 'tokenString') : undefined
    if (typeof given === 'string') this.#adsToken = given
  }

  async run(): Promise<KitResult[]> {
    await this.#learn()
    for (let round = 0; round < 2; round += 1)
      for (const operation of reads) {
        const { status, body } = await this.#ask(operation).catch(() => ({ status: 0, body: undefined }))
        if (status >= 200 && status < 300) this.#ids.take(operation.path, body)
      }
    const results: KitResult[] = []
    for (const operation of reads) {
      results.push(
        await this.#check(operation, 'with the token', ({ status }) =>
          status >= 500 && status !== 503 ? [`status ${status}`] : [],
        ),
      )
      if (!needsToken(operation)) continue
      results.push(
        await this.#check(operation, 'without a token', ({ status }) =>
          status === 401 ? [] : [`status ${status} instead of 401`],
        ),
      )
      results.push(
        await this.#check(operation, 'with an unknown parameter', ({ status }) =>
          status >= 200 && status < 300 ? ['an unknown parameter is accepted'] : [],
        ),
      )
    }
    return results
  }
}

/** Asks a backend for every read operation and judges the answers. */
export const checkBackend = (settings: KitSettings): Promise<KitResult[]> => new Kit(settings).run()

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      token: { type: 'string' },
      account: { type: 'string' },
      'ads-token': { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const url = positionals[0]?.replace(/\/+$/, '')
  if (!url || !URL.canParse(url)) return fail(`Expected the address of a backend: ${USAGE}`)
  if (!values.token) return fail(`Expected an access token: ${USAGE}`)
  const results = await checkBackend({
    url,
    token: values.token,
    accountId: values.account,
    adsToken: values['ads-token'],
  })
  const wrong = results.filter(({ problems }) => problems.length > 0)
  if (values.json) console.log(JSON.stringify(results, null, 2))
  else {
    for (const { operationId, check, problems } of wrong)
      console.log(`${operationId} ${check}: ${problems.slice(0, 5).join('; ')}`)
    const succeeded = results.filter(({ status }) => status !== null && status < 300).length
    console.log(
      `${results.length} checks of ${reads.length} operations, ${succeeded} answered with success, ${wrong.length} wrong`,
    )
  }
  process.exit(wrong.length > 0 ? 1 : 0)
}

if (import.meta.main) await main()
