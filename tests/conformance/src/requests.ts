// Finds, for each operation, a request that the backend accepts: with ids that exist and a body it takes.
import type { Callers } from './callers.ts'
import { type Contract, UnusableContract } from './contract/contract.ts'
import { type Content, jsonContent, type Operation, type Parameter } from './contract/operation.ts'
import { at, isObject, type Json } from './contract/pointer.ts'
import type { Schemas } from './contract/schemas.ts'
import { type Call, type Client, type Exchange, isSuccess } from './http/client.ts'
import type { Journal } from './journal.ts'
import { listAbove } from './laws/pages.ts'
import { withListedIds } from './listed.ts'
import { type Created, Made } from './made.ts'
import { linkedId } from './model/links.ts'
import type { ListModel } from './model/lists.ts'
import type { Model, Resource } from './model/model.ts'
import type { Overrides } from './overrides.ts'
import { answerOf, givesId, idsFrom, type Step, stepCall, stepsBefore, stepsOf, withIds } from './steps.ts'
import { bodiesFor, varied } from './values/bodies.ts'
import { withFiles } from './values/files.ts'
import { learnIds } from './values/ids.ts'
import { parameterValue } from './values/parameters.ts'

const MAX_CANDIDATES = 6
type Settings = {
  contract: Contract
  schemas: Schemas
  model: Model
  overrides: Overrides
  callers: Callers
  client: Client
  journal: Journal
  mayWrite: boolean
}

export class Requests {
  readonly #settings: Settings
  readonly #bases = new Map<string, Promise<Exchange | undefined>>()
  readonly #ids = new Map<string, Promise<unknown>>()
  /** Ids seen in answers, by the name of their field. */
  readonly #seen = new Map<string, Set<string>>()
  readonly made: Made
  #count = 0

  constructor(settings: Settings) {
    this.#settings = settings
    this.made = new Made(settings.client, settings.journal, ({ resource: { delete: deletion }, call: { caller } }) => {
      // Things of another tenant are deleted by that tenant.
      const isForeign = settings.callers.strangers().some(({ name }) => name === caller)
      return deletion && { ...this.#call(deletion), ...(isForeign ? { caller } : {}) }
    })
  }

  mark = (): string => `conformance ${(this.#count += 1)}`

  /** Remembers ids of an answer, for parameters of the same name. */
  learn = (value: unknown): void => learnIds(this.#seen, value)

  known = (name: string): string | undefined => {
    const { overrides, callers } = this.#settings
    const given = overrides.ids[name]
    return (
      callers.get(callers.main)?.ids[name] ??
      (typeof given === 'string' ? given : undefined) ??
      [...(this.#seen.get(name) ?? [])][0]
    )
  }

  /** True for ids that the overrides name: what they stand for is used, never made. */
  #isStanding = (name: string): boolean =>
    name in this.#settings.overrides.ids || name in (this.#settings.callers.get(this.#settings.callers.main)?.ids ?? {})

  resourceAbove = ({ path }: Operation): Resource | undefined =>
    this.#settings.model.resources
      .filter(
        ({ item, create, parameter }) =>
          create && !this.#isStanding(parameter) && (path === item || path.startsWith(`${item}/`)),
      )
      .sort((one, other) => other.item.length - one.item.length)[0]

  /** Returns the path parameters of an operation; in a run that writes those of an item made for it, unless it only reads. */
  async pathOf(operation: Operation, isFresh = false): Promise<Json> {
    const { callers, overrides, mayWrite } = this.#settings
    const override = overrides.operations[operation.id]
    const other = this.callerOf(operation) === callers.main ? {} : callers.get(this.callerOf(operation))?.ids
    const path: Json = { ...other, ...override?.path }
    const steps = stepsBefore(this.#settings, operation, isFresh)
    const resource = isFresh || (steps.length > 0 && mayWrite) ? this.resourceAbove(operation) : undefined
    const isGiven = resource !== undefined && givesId(steps, resource.parameter)
    if (isGiven) await this.#prepare(operation, steps, path)
    if (resource && !(resource.parameter in path)) {
      const created = await this.create(resource)
      if (created) Object.assign(path, created.path)
    }
    const find = async (isLate: boolean) => {
      for (const [, name = ''] of operation.path.matchAll(/\{([^}]+)\}/g))
        if (isLate || !givesId(steps, name)) path[name] ??= await this.#idFor(operation, name, path)
    }
    await find(false)
    if (!isGiven) await this.#prepare(operation, steps, path)
    // Ids that the steps did not give after all.
    await find(true)
    return path
  }

  /** Sends the steps before an operation, and adds the ids that they give to its path. */
  async #prepare({ id }: Operation, steps: Step[], path: Json): Promise<void> {
    const { contract, overrides } = this.#settings
    for (const step of steps) {
      const operation = contract.operations.find((one) => one.id === step.operation)
      if (!operation) throw new UnusableContract(`The steps before ${id} name an unknown operation ${step.operation}.`)
      const own = await this.pathOf({ ...operation, id: `step ${operation.id}` })
      const caller = step.as ?? overrides.operations[operation.id]?.as ?? this.#settings.callers.main
      const plain = { ...this.#call(operation), ...this.#bodies(operation, path)[0], caller, path: { ...own, ...path } }
      const exchange = await answerOf(step, () => this.#sendSignedIn(stepCall(step, plain, path)))
      this.trackAny(exchange)
      Object.assign(path, idsFrom(step, exchange.answer.body))
    }
  }

  /** Returns an existing id for a path parameter, else its example. */
  #idFor(operation: Operation, name: string, path: Record<string, unknown>): Promise<unknown> {
    const prefix = operation.path.slice(0, operation.path.indexOf(`/{${name}}`))
    const key = `${prefix} ${name}`
    const found = this.#ids.get(key) ?? this.#findId(operation, name, prefix, path)
    this.#ids.set(key, found)
    return found
  }

  async #findId(operation: Operation, name: string, prefix: string, path: Record<string, unknown>): Promise<unknown> {
    const { overrides, callers, model, contract } = this.#settings
    const own = callers.get(callers.main)?.ids[name]
    if (own !== undefined) return own
    const given = overrides.ids[`${prefix}/{${name}}`] ?? overrides.ids[name]
    if (typeof given === 'string') return given
    if (given) {
      const source = contract.operations.find(({ id }) => id === given.operation)
      const value = source && at((await this.base(source))?.answer.body, given.at)
      if (value !== undefined) return value
    }
    const linked = await linkedId(model.links, operation, name, this.base.bind(this))
    if (linked !== undefined) return linked
    const list = [...model.lists.values()].find((one) => one.operation.path === prefix)
    if (list) {
      const exchange = await this.#settings.client.send({ ...this.#call(list.operation), path: { ...path } })
      const items = exchange && isSuccess(exchange) ? at(exchange.answer.body, list.itemsAt) : undefined
      const item: unknown = Array.isArray(items) ? items[0] : undefined
      const id = isObject(item) ? (item[name] ?? (list.idField ? item[list.idField] : undefined)) : undefined
      if (typeof id === 'string' || typeof id === 'number') return id
    }
    const resource = model.resources.find(({ collection, parameter }) => collection === prefix && parameter === name)
    if (resource?.create && this.#settings.mayWrite) {
      const created = await this.create(resource)
      if (created) return created.id
    }
    const seen = [...(this.#seen.get(name) ?? [])][0]
    if (seen !== undefined) return seen
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name)
    return parameter ? this.valueOf(parameter) : 'conformance'
  }

  valueOf = (parameter: Parameter): unknown =>
    parameterValue(this.#settings.contract, this.#settings.schemas, parameter)

  callerOf = ({ id }: Operation): string => this.#settings.overrides.operations[id]?.as ?? this.#settings.callers.main

  /** A call without path and body: with required parameters and those of the overrides. */
  #call(operation: Operation): Call {
    const { overrides } = this.#settings
    const override = overrides.operations[operation.id] ?? {}
    const query: Record<string, unknown> = {}
    const headers: Record<string, string> = {}
    for (const parameter of operation.parameters) {
      if (!parameter.isRequired) continue
      if (parameter.in === 'query') query[parameter.name] = this.known(parameter.name) ?? this.valueOf(parameter)
      if (parameter.in === 'header' && !/^(authorization|content-type|accept)$/i.test(parameter.name))
        headers[parameter.name] = String(this.valueOf(parameter))
      if (parameter.in === 'cookie')
        headers.Cookie = [headers.Cookie, `${parameter.name}=${String(this.valueOf(parameter))}`]
          .filter(Boolean)
          .join('; ')
    }
    return {
      operation,
      caller: this.callerOf(operation),
      path: {},
      query: { ...query, ...override.query },
      headers: { ...headers, ...override.headers },
    }
  }

  content = (operation: Operation): [string, Content] | undefined => {
    const content = operation.body?.content ?? {}
    return jsonContent(content) ?? Object.entries(content)[0]
  }

  async candidates(operation: Operation, isFresh: boolean): Promise<Call[]> {
    const call = { ...this.#call(operation), path: await this.pathOf(operation, isFresh) }
    const calls = this.#bodies(operation, call.path).map((body): Call => ({ ...call, ...body }))
    const list = listAbove(this.#settings.model, operation.path)
    const listing = ({ operation: one }: ListModel) => ({ ...this.#call(one), path: call.path })
    const listed = await withListedIds(this.#settings.client, calls, list, listing)
    return listed.slice(0, MAX_CANDIDATES)
  }

  /** The bodies to try for an operation; one without a body if it takes none. */
  #bodies(operation: Operation, ids: Json): Pick<Call, 'body' | 'mediaType'>[] {
    const { overrides, contract, schemas } = this.#settings
    const [mediaType, content] = this.content(operation) ?? []
    if (!mediaType || !content) return [{}]
    const { body: own, fields } = overrides.operations[operation.id] ?? {}
    const some = own === undefined ? bodiesFor(contract, schemas, content, this.known) : [own]
    const bodies = some.map((body) => withIds(fields && isObject(body) ? { ...body, ...fields } : body, ids))
    const filled = bodies.map((body) =>
      mediaType.startsWith('multipart/') ? withFiles(body, contract, content) : body,
    )
    return filled.slice(0, MAX_CANDIDATES).map((body) => ({ mediaType, body }))
  }

  /** Returns the first accepted exchange of an operation, sent once per run. Operations that write are only sent with --write. */
  base(operation: Operation): Promise<Exchange | undefined> {
    const known = this.#bases.get(operation.id)
    if (known) return known
    const found = this.#firstAccepted(operation)
    this.#bases.set(operation.id, found)
    return found
  }

  async #firstAccepted(operation: Operation): Promise<Exchange | undefined> {
    const { mayWrite, callers } = this.#settings
    const isRead = operation.method === 'GET'
    if (!isRead && !mayWrite) return undefined
    if (!callers.mayCall(operation, this.callerOf(operation))) return undefined
    let last: Exchange | undefined
    for (const candidate of await this.candidates(operation, !isRead)) {
      const exchange = await this.#sendSignedIn(candidate)
      this.learn(exchange.answer.body)
      if (isSuccess(exchange)) {
        this.trackAny(exchange)
        return exchange
      }
      last ??= exchange
    }
    return last
  }

  /** A call may have ended the session of a caller: signs in again and repeats what is refused with 401. */
  async #sendSignedIn(call: Call): Promise<Exchange> {
    const { client, callers } = this.#settings
    const exchange = await client.send(call)
    const isPublic = call.operation.security.length === 0
    if (exchange.answer.status !== 401 || isPublic) return exchange
    await callers.signInAgain(client, call.caller)
    return client.send(call)
  }

  /** Notes what a creation made, so that it is deleted in the end. */
  track = (resource: Resource, exchange: Exchange): Created | undefined => this.made.track(resource, exchange)

  /** Notes what a call made, if it creates. */
  trackAny(exchange: Exchange): void {
    const resource = this.#settings.model.resources.find(({ create }) => create === exchange.call.operation)
    if (resource && isSuccess(exchange)) this.made.track(resource, exchange)
  }

  /** Creates an item with a text of its own; undefined if the backend accepts none. */
  async create(
    resource: Resource,
    headers: Record<string, string> = {},
    caller?: string,
  ): Promise<Created | undefined> {
    const { contract } = this.#settings
    if (!resource.create || !this.#settings.mayWrite) return undefined
    const base = await this.base(resource.create)
    if (!base || !isSuccess(base)) return undefined
    const [, content] = this.content(resource.create) ?? []
    const call = {
      ...base.call,
      caller: caller ?? base.call.caller,
      headers: { ...base.call.headers, ...headers },
      body: varied(contract, content?.schema, base.call.body, this.mark()),
    }
    const exchange = await this.#sendSignedIn(call)
    return isSuccess(exchange) ? this.track(resource, exchange) : undefined
  }

  plain = (operation: Operation): Call => this.#call(operation)

  /** Returns a call that can be accepted again: on an item made for it, with a text of its own. */
  async again({ call }: Exchange): Promise<Call> {
    const { contract, model, mayWrite } = this.#settings
    const { operation } = call
    if (operation.method === 'GET' || !mayWrite) return call
    const isCreation = model.resources.some(({ create }) => create === operation)
    const content = this.content(operation)?.[1]
    if (isCreation) return { ...call, body: varied(contract, content?.schema, call.body, this.mark()) }
    const hasSteps = stepsOf(this.#settings.overrides.operations[operation.id]).length > 0
    const path =
      hasSteps || this.resourceAbove(operation) ? { ...call.path, ...(await this.pathOf(operation, true)) } : call.path
    return { ...call, path }
  }
}
