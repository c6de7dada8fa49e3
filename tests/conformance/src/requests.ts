// Finds, for each operation, a request that the backend accepts: with ids that exist and a body it takes.
import type { Callers } from './callers.ts'
import { type Contract, UnusableContract } from './contract/contract.ts'
import { type Content, jsonContent, namesIn, type Operation, type Parameter } from './contract/operation.ts'
import { isObject, type Json } from './contract/pointer.ts'
import type { Schemas } from './contract/schemas.ts'
import { type Call, type Client, type Exchange, isSuccess } from './http/client.ts'
import { Ids } from './ids.ts'
import type { Journal } from './journal.ts'
import { listAbove } from './laws/pages.ts'
import { withListedIds } from './listed.ts'
import { type Created, Made } from './made.ts'
import { Marks } from './marks.ts'
import type { ListModel } from './model/lists.ts'
import type { Model, Resource } from './model/model.ts'
import type { Overrides } from './overrides.ts'
import {
  answerOf,
  foundOutside,
  givesId,
  idsFrom,
  type Step,
  stepCall,
  stepsBefore,
  stepsFor,
  withIds,
  withNewIds,
} from './steps.ts'
import { bodiesFor, varied, withNewAddress } from './values/bodies.ts'
import { withFiles } from './values/files.ts'
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
  /** The text that is unique in the names of this run. */
  seed: string
}

export class Requests {
  readonly #settings: Settings
  readonly #bases = new Map<string, Promise<Exchange | undefined>>()
  readonly #ids: Ids
  readonly #marks: Marks
  readonly made: Made

  constructor(settings: Settings) {
    this.#settings = settings
    this.#marks = new Marks(settings.seed)
    this.#ids = new Ids(settings, {
      base: this.base.bind(this),
      create: this.create.bind(this),
      plain: this.plain,
      valueOf: this.valueOf,
    })
    this.made = new Made(settings, ({ resource: { delete: deletion }, call: { caller } }) => {
      // Things of another tenant are deleted by that tenant.
      const isForeign = settings.callers.strangers().some(({ name }) => name === caller)
      return deletion && { ...this.#call(deletion), ...(isForeign ? { caller } : {}) }
    })
  }

  mark = (): string => this.#marks.next()
  learn = (value: unknown): void => this.#ids.learn(value)
  known = (name: string): string | undefined => this.#ids.known(name)
  seen = (name: string): string[] => this.#ids.seen(name)

  resourceAbove = ({ path }: Operation): Resource | undefined =>
    this.#settings.model.resources
      .filter(
        ({ item, create, parameter }) =>
          create && !this.#ids.isStanding(parameter) && (path === item || path.startsWith(`${item}/`)),
      )
      .sort((one, other) => other.item.length - one.item.length)[0]

  /** Returns the path parameters of an operation; in a run that writes those of an item made for it, unless it only reads. */
  async pathOf(operation: Operation, isFresh = false, given: Json = {}): Promise<Json> {
    const { callers, overrides, mayWrite } = this.#settings
    const override = overrides.operations[operation.id]
    const other = this.callerOf(operation) === callers.main ? {} : callers.get(this.callerOf(operation))?.ids
    const path: Json = { ...other, ...override?.path, ...given }
    const steps = stepsBefore(this.#settings, operation, isFresh)
    const resource = isFresh || (steps.length > 0 && mayWrite) ? this.resourceAbove(operation) : undefined
    const isGiven = resource !== undefined && givesId(steps, resource.parameter)
    if (isGiven) await this.prepare(operation, steps, path)
    if (resource && !(resource.parameter in path)) {
      const created = await this.create(resource)
      if (created) Object.assign(path, created.path)
    }
    const find = async (isLate: boolean) => {
      for (const name of namesIn(operation.path))
        if (isLate || !givesId(steps, name)) path[name] ??= await this.#ids.idFor(operation, name, path)
    }
    await find(false)
    if (!isGiven) await this.prepare(operation, steps, path)
    // Ids that the steps did not give after all.
    await find(true)
    return path
  }

  /** Sends the steps before an operation, and adds the ids that they give to its path. */
  async prepare({ id }: Pick<Operation, 'id'>, steps: Step[], path: Json): Promise<void> {
    for (const step of steps) {
      if (await this.#isDoneOutside(step, path)) continue
      const exchange = await this.step(id, step, path)
      Object.assign(path, idsFrom(step, exchange.answer))
    }
  }

  /** Sends a step for an operation, with the ids of the steps before it; one that expects a refusal of credentials keeps them as they are. */
  async step(id: string, step: Step & { status?: number }, ids: Json): Promise<Exchange> {
    const { contract, overrides, callers, client } = this.#settings
    const operation = contract.operations.find((one) => one.id === step.operation)
    if (!operation) throw new UnusableContract(`The steps before ${id} name an unknown operation ${step.operation}.`)
    const given: Json = { ...ids, ...Object(withIds(step.path, ids)) }
    const caller = step.as ?? overrides.operations[operation.id]?.as ?? callers.main
    const ofCaller = step.as === undefined ? {} : callers.get(step.as)?.ids
    const own = await this.pathOf({ ...operation, id: `step ${operation.id}` }, false, { ...ofCaller, ...given })
    const plain = { ...this.#call(operation), ...this.#bodies(operation, ids)[0], caller, path: { ...own, ...given } }
    // Headers of a step are the credentials of another session.
    const credentials = step.headers && (withIds(step.headers, ids) as Record<string, string>)
    const call = { ...stepCall(step, plain, ids), ...(credentials ? { credentials } : {}) }
    const isAsItIs = step.status === 401 || credentials !== undefined
    const exchange = await answerOf(step, () => (isAsItIs ? client.send(call) : this.#sendSignedIn(call)))
    this.trackAny(exchange)
    if (isSuccess(exchange)) this.made.forgetDeleted(call)
    return exchange
  }

  /** Does what a step needs beside calls of the API, and adds the ids that it gives; false for a step that calls an operation. */
  async #isDoneOutside(step: Step, path: Json): Promise<boolean> {
    const { client, callers } = this.#settings
    if (step.get !== undefined) Object.assign(path, await foundOutside(step, path, client.readOutside))
    if (step.anew !== undefined) Object.assign(path, await callers.makeAnew(client, step.anew))
    return step.get !== undefined || step.anew !== undefined
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
    const path = await this.pathOf(operation, isFresh)
    const plain = this.#call(operation)
    const call = { ...plain, path, query: Object(withIds(plain.query, path)) as Json }
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
  async create(resource: Resource): Promise<Created | undefined> {
    const { contract } = this.#settings
    if (!resource.create || !this.#settings.mayWrite) return undefined
    const base = await this.base(resource.create)
    if (!base || !isSuccess(base)) return undefined
    const [, content] = this.content(resource.create) ?? []
    const call = {
      ...base.call,
      body: varied(contract, content?.schema, base.call.body, this.mark()),
    }
    const first = await this.#sendSignedIn(call)
    const isTaken = first.answer.status === 409 && stepsFor(this.#settings, resource.create).length > 0
    const exchange = isTaken ? await this.#sendSignedIn(await this.fresh(base)) : first
    return isSuccess(exchange) ? this.track(resource, exchange) : undefined
  }

  /** Returns a call as `again` does; one of a creation with what its steps give anew, such as something that is not taken yet. */
  async fresh(accepted: Exchange): Promise<Call> {
    const call = await this.again(accepted)
    const steps = stepsFor(this.#settings, call.operation)
    const isCreation = this.#settings.model.resources.some(({ create }) => create === call.operation)
    if (!isCreation || steps.length === 0) return call
    const ids = await this.pathOf(call.operation, true)
    return { ...call, body: withNewIds(call.body, call.path, ids, steps) }
  }

  plain = (operation: Operation): Call => this.#call(operation)

  /** Returns a call that can be accepted again: on an item made for it, with a text of its own. */
  async again({ call: accepted }: Exchange): Promise<Call> {
    let call = accepted
    const { contract, model, mayWrite } = this.#settings
    const { operation } = call
    if (operation.method === 'GET' || !mayWrite) return call
    const isCreation = model.resources.some(({ create }) => create === operation)
    const isGiven = this.#settings.overrides.operations[operation.id]?.body !== undefined
    if ('201' in operation.responses && !isCreation && !isGiven)
      call = withNewAddress(contract, this.content(operation)?.[1].schema, call, this.mark())
    const content = this.content(operation)?.[1]
    if (isCreation) return { ...call, body: varied(contract, content?.schema, call.body, this.mark()) }
    const steps = stepsFor(this.#settings, operation)
    if (steps.length === 0 && !this.resourceAbove(operation)) return call
    const path = { ...call.path, ...(await this.pathOf(operation, true)) }
    // The things that the body names belong to the item of the path, such as the pictures of a design.
    const renewed = (value: unknown) => withNewIds(value, call.path, path, steps)
    return { ...call, path, query: Object(renewed(call.query)) as Json, body: renewed(call.body) }
  }
}
