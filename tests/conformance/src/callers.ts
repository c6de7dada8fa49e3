// Who calls: signs callers in and gives each request its credentials.
import { inParallel } from './context.ts'
import { type Contract, UnusableContract } from './contract/contract.ts'
import type { Operation } from './contract/operation.ts'
import { at, textOfValue } from './contract/pointer.ts'
import { type Call, type Client, type CredentialHeaders, isSuccess } from './http/client.ts'
import { signatureOf } from './http/signature.ts'
import type { CallerOverride, Overrides, Signing } from './overrides.ts'

export type Caller = {
  name: string
  role: string | undefined
  tenant: string
  credentials: Record<string, string>
  /** Ids that belong to this caller, such as the own person's. */
  ids: Record<string, string>
}

export const NOBODY = 'nobody'
const EXPIRED = 'expired'
const MINUTE_MS = 60_000
/** Backends limit registrations, too. */
const MAX_FRESH = 20

/** Fills {/pointer} from an answer's body. */
const filled = (template: string, body: unknown, operationId: string): string =>
  template.replace(/\{(\/[^}]*)\}/g, (_, pointer: string) => {
    const value = at(body, pointer)
    if (value === undefined || value === null)
      throw new UnusableContract(`The sign-in found no ${pointer} in the answer of ${operationId}.`)
    return textOfValue(value)
  })

/** The headers of signatures stand for credentials until the body is known; without a secret there are none. */
const signing = (signs: Record<string, Signing> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(signs).map(([scheme, { secret, header }]) => [scheme, secret === '' ? '' : header]))

/** Credentials of which there are none, because an environment variable is not set, are left out. */
const given = (credentials: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(credentials).filter(([, value]) => value !== ''))

export class Callers {
  readonly #contract: Contract
  readonly #overrides: Overrides
  readonly all = new Map<string, Caller>()
  readonly #signedInAt = new Map<string, number>()
  #expired: Caller | undefined
  #freshCount = 0
  #anewCount = 0
  #isFreshening = false

  constructor(contract: Contract, overrides: Overrides) {
    this.#contract = contract
    this.#overrides = overrides
  }

  /** The first caller of the overrides file: the one whose data is judged. */
  get main(): string {
    return Object.keys(this.#overrides.callers)[0] ?? NOBODY
  }
  get = (name: string): Caller | undefined => this.all.get(name)
  others = (): Caller[] => [...this.all.values()].filter(({ name }) => name !== this.main)
  ofMainTenant = (): Caller[] => [...this.all.values()].filter(({ tenant }) => tenant === this.get(this.main)?.tenant)
  strangers = (): Caller[] => [...this.all.values()].filter(({ tenant }) => tenant !== this.get(this.main)?.tenant)

  /** True if the caller has what one alternative of the operation's security needs. */
  mayCall = (operation: Operation, name: string): boolean => this.#schemesFor(operation, name) !== undefined

  #schemesFor({ security }: Operation, name: string): string[] | undefined {
    if (security.length === 0) return []
    const credentials = this.get(name)?.credentials ?? {}
    return (
      security.find((schemes) => schemes.length > 0 && schemes.every((scheme) => scheme in credentials)) ??
      security.find((schemes) => schemes.length === 0)
    )
  }

  headersFor: CredentialHeaders = (operation, name) =>
    this.#headersBy(name === NOBODY ? [] : (this.#schemesFor(operation, name) ?? []), this.get(name)?.credentials ?? {})

  #headersBy(schemes: string[], credentials: Record<string, string>): ReturnType<CredentialHeaders> {
    const headers: Record<string, string> = {}
    const query: Record<string, string> = {}
    for (const scheme of schemes) {
      const value = credentials[scheme] ?? ''
      const node = this.#contract.schemes[scheme] ?? {}
      if (node.type === 'apiKey') {
        if (node.in === 'query') query[String(node.name)] = value
        else if (node.in === 'cookie')
          headers.Cookie = [headers.Cookie, `${String(node.name)}=${value}`].filter(Boolean).join('; ')
        else headers[String(node.name)] = value
      } else if (String(node.scheme).toLowerCase() === 'basic') headers.Authorization = `Basic ${btoa(value)}`
      else headers.Authorization = `Bearer ${value}`
    }
    return { headers, query }
  }

  /** The headers of one scheme alone. */
  headersOfScheme = (scheme: string, name: string): Record<string, string> =>
    this.#headersBy([scheme], this.get(name)?.credentials ?? {}).headers

  /** Credentials of another scheme of the same header, such as a refresh token: of the caller, else of somebody else. */
  foreignHeaders(operation: Operation, name: string): { scheme: string; headers: Record<string, string> } | undefined {
    const own = this.headersFor(operation, name).headers
    const used = operation.security.flat()
    for (const other of new Set([name, ...this.all.keys()]))
      for (const scheme of Object.keys(this.get(other)?.credentials ?? {})) {
        const headers = this.headersOfScheme(scheme, other)
        const isOther = !used.includes(scheme) && Object.keys(headers).some((header) => header in own)
        if (isOther) return { scheme, headers: { ...own, ...headers } }
      }
    return undefined
  }

  /** The headers of a request that sign its body. */
  signed = (name: string, headers: Record<string, string>, body: string): Record<string, string> =>
    Object.fromEntries(
      Object.values(this.#overrides.callers[name]?.signs ?? {}).flatMap((one) =>
        Object.entries(headers)
          .filter(([, value]) => value === one.header)
          .map(([header]): [string, string] => [header, signatureOf(one, body)]),
      ),
    )

  /** The credentials of a caller for those schemes of an operation that it has. */
  headersOf(caller: Caller, operation: Operation): Record<string, string> {
    const schemes = operation.security.flat().filter((scheme) => scheme in caller.credentials)
    return this.headersFor({ ...operation, security: [schemes] }, caller.name).headers
  }

  /** A caller of the overrides, before its sign-in. */
  #callerOf(name: string, { role, tenant, credentials, signs, ids }: CallerOverride): Caller {
    const firstTenant = Object.values(this.#overrides.callers)[0]?.tenant ?? 'main'
    return {
      name,
      role,
      tenant: tenant ?? firstTenant,
      credentials: given({ ...credentials, ...signing(signs) }),
      ids: { ...ids },
    }
  }

  /** Signs every caller in, some at the same time. Throws if one cannot be signed in, because its judgements would be wrong. */
  async signIn(client: Client, judged: Operation[] = []): Promise<void> {
    const { callers, parallel } = this.#overrides
    for (const [name, override] of Object.entries(callers)) this.all.set(name, this.#callerOf(name, override))
    await inParallel([...this.all.values()], parallel, async (caller) => {
      const override = callers[caller.name] ?? {}
      try {
        await this.#signInOne(client, caller, override)
        this.#signedInAt.set(caller.name, Date.now())
      } catch (error) {
        if (!override.optional || !(error instanceof UnusableContract)) throw error
        this.all.delete(caller.name)
      }
    })
    await this.#signInExpired(client, judged)
  }

  /** Signs one caller of an earlier run in: by the steps of another sign-in, if there are some, because a registration is over. */
  async signInEarlier(client: Client, name: string): Promise<void> {
    const override = this.#overrides.callers[name]
    if (!override) throw new UnusableContract(`The overrides have no caller ${name}.`)
    const { again, signIn = [] } = override
    if (again === false) throw new UnusableContract(`${name} cannot sign in again.`)
    const caller = this.#callerOf(name, override)
    this.all.set(name, caller)
    await this.#signInOne(client, caller, { ...override, signIn: again ?? signIn })
  }

  /** The headers of a caller whose credentials are over; undefined if the overrides name none for the operation. */
  expiredHeaders(operation: Operation): Record<string, string> | undefined {
    const credentials = this.#expired?.credentials ?? {}
    const schemes = operation.security.find((one) => one.some((scheme) => scheme in credentials))
    if (!schemes) return undefined
    const own = this.#headersBy(
      schemes.filter((scheme) => scheme in credentials),
      credentials,
    ).headers
    return { ...this.headersFor(operation, this.main).headers, ...own }
  }

  /** A backend may remember a token that it has accepted: each reading without ids is called before the session ends. */
  async #signInExpired(client: Client, judged: Operation[]): Promise<void> {
    const override = this.#overrides.expired
    if (!override) return
    const caller: Caller = {
      name: EXPIRED,
      role: undefined,
      tenant: EXPIRED,
      credentials: given(override.credentials),
      ids: {},
    }
    this.all.set(EXPIRED, caller)
    const isOwn = ({ method, path, security }: Operation) =>
      method === 'GET' &&
      !path.includes('{') &&
      security.some((one) => one.every((scheme) => scheme in caller.credentials))
    const readAll = async () => {
      const reads = judged.filter((one) => one.security.length > 0 && isOwn(one))
      await inParallel(reads, this.#overrides.parallel, async (operation) => {
        await client.send({ operation, caller: EXPIRED, path: {}, query: {}, headers: {} })
      })
    }
    await this.#signInOne(client, caller, override, readAll).finally(() => this.all.delete(EXPIRED))
    this.#expired = caller
  }

  /** Signs a caller in once more, with the steps that its overrides have for that. */
  async signInAgain(client: Client, name: string): Promise<void> {
    const caller = this.get(name)
    const { again, signIn = [], ...override } = this.#overrides.callers[name] ?? {}
    if (!caller || again === false || signIn.length === 0) return
    this.#signedInAt.set(name, Date.now())
    await this.#signInOne(client, caller, { ...override, signIn: again ?? signIn }).catch(() => undefined)
  }

  /** Signs a caller in once more before its session can end, so that long runs do not take an ended session for a refusal. */
  async renew(client: Client, name: string): Promise<void> {
    const since = this.#signedInAt.get(name)
    if (since !== undefined && Date.now() - since > this.#overrides.sessionMinutes * MINUTE_MS)
      await this.signInAgain(client, name)
  }

  /** Signs somebody new in for a caller that has come to a limit, where the overrides say that it may be; returns the call of the new one. */
  async freshFor(client: Client, call: Call): Promise<Call | undefined> {
    const caller = this.get(call.caller)
    const isMeant = caller !== undefined && this.#overrides.callers[call.caller]?.fresh === true
    const mayCome = !this.#isFreshening && this.#freshCount < MAX_FRESH
    if (!isMeant || !mayCome || call.credentials || call.operation.security.length === 0) return undefined
    this.#isFreshening = true
    this.#freshCount += 1
    const given = await this.#signInAnew(client, call.caller).finally(() => (this.#isFreshening = false))
    if (!given) return undefined
    const { fresh } = given
    const renamed = Object.entries(call.path).map(([name, value]) => [
      name,
      value === caller.ids[name] ? (fresh.ids[name] ?? value) : value,
    ])
    return { ...call, path: Object.fromEntries(renamed) as Call['path'] }
  }

  /** Signs somebody new in for a caller whose sign-in makes one by ${random}; undefined where that is not possible. */
  async #signInAnew(client: Client, name: string): Promise<{ fresh: Caller; random: string } | undefined> {
    this.#anewCount += 1
    const random = `${Date.now().toString(36)}${this.#anewCount}`
    const override = this.#overrides.anew(name, random)
    const fresh = this.#callerOf(name, override)
    try {
      await this.#signInOne(client, fresh, override)
    } catch (error) {
      if (error instanceof UnusableContract) return undefined
      throw error
    }
    this.#signedInAt.delete(name)
    this.all.set(name, fresh)
    return { fresh, random }
  }

  /** Makes a caller anew, for what a person can do once only; returns the ids of the new one, and its text as the id 'random'. */
  async makeAnew(client: Client, name: string): Promise<Record<string, string>> {
    if (!(name in this.#overrides.callers)) throw new UnusableContract(`The overrides have no caller ${name}.`)
    const given = await this.#signInAnew(client, name)
    return given ? { ...given.fresh.ids, random: given.random } : {}
  }

  async #signInOne(
    client: Client,
    caller: Caller,
    { signIn = [] }: CallerOverride,
    beforeLast = () => Promise.resolve(),
  ): Promise<void> {
    for (const [index, step] of signIn.entries()) {
      if (index === signIn.length - 1) await beforeLast()
      const operation = this.#contract.operations.find(({ id }) => id === step.operation)
      if (!operation)
        throw new UnusableContract(`The sign-in of ${caller.name} names an unknown operation ${step.operation}.`)
      const path = { ...caller.ids, ...step.path }
      const call: Call = {
        operation,
        caller: caller.name,
        path,
        query: step.query ?? {},
        headers: {},
        ...(step.body === undefined ? {} : { body: step.body }),
      }
      const exchange = await client.send(call)
      if (!isSuccess(exchange))
        throw new UnusableContract(
          `${caller.name} cannot sign in: ${step.operation} answers ${exchange.answer.status} ${exchange.answer.text.slice(0, 300)}`,
        )
      const take = (templates: Record<string, string> = {}, into: Record<string, string>) => {
        for (const [key, template] of Object.entries(templates))
          into[key] = filled(template, exchange.answer.body, step.operation)
      }
      take(step.take, caller.credentials)
      take(step.ids, caller.ids)
    }
  }
}
