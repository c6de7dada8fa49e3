// Finds ids that exist for the parameters of paths: those of the overrides, of links, of lists, of items made for it, or seen in answers.
import type { Callers } from './callers.ts'
import type { Contract } from './contract/contract.ts'
import type { Operation, Parameter } from './contract/operation.ts'
import { at, isObject, type Json } from './contract/pointer.ts'
import { type Call, type Client, type Exchange, isSuccess } from './http/client.ts'
import type { Created } from './made.ts'
import { linkedId } from './model/links.ts'
import type { Model, Resource } from './model/model.ts'
import type { Overrides } from './overrides.ts'
import { learnIds } from './values/ids.ts'

type Settings = {
  contract: Contract
  model: Model
  overrides: Overrides
  callers: Callers
  client: Client
  mayWrite: boolean
}

/** The calls by which ids are found. */
type Source = {
  base: (operation: Operation) => Promise<Exchange | undefined>
  create: (resource: Resource) => Promise<Created | undefined>
  plain: (operation: Operation) => Call
  valueOf: (parameter: Parameter) => unknown
}

export class Ids {
  readonly #settings: Settings
  readonly #source: Source
  readonly #found = new Map<string, Promise<unknown>>()
  /** The ids above an item that was made for an operation: it is there below these only. */
  readonly #above = new Map<string, Json>()
  /** Ids seen in answers, by the name of their field. */
  readonly #seen = new Map<string, Set<string>>()

  constructor(settings: Settings, source: Source) {
    this.#settings = settings
    this.#source = source
  }

  get #own(): Record<string, string> {
    const { callers } = this.#settings
    return callers.get(callers.main)?.ids ?? {}
  }

  /** Remembers ids of an answer, for parameters of the same name. */
  learn = (value: unknown): void => learnIds(this.#seen, value)

  known = (name: string): string | undefined => {
    const given = this.#settings.overrides.ids[name]
    return this.#own[name] ?? (typeof given === 'string' ? given : undefined) ?? this.#firstSeen(name)
  }

  /** True for ids that the overrides name: what they stand for is used, never made. */
  isStanding = (name: string): boolean => name in this.#settings.overrides.ids || name in this.#own

  seen = (name: string): string[] => [...(this.#seen.get(name) ?? [])]
  #firstSeen = (name: string): string | undefined => this.seen(name)[0]

  /** Returns an existing id for a path parameter, else its example. */
  async idFor(operation: Operation, name: string, path: Json): Promise<unknown> {
    const prefix = operation.path.slice(0, operation.path.indexOf(`/{${name}}`))
    const key = `${prefix} ${name}`
    const found = this.#found.get(key) ?? this.#find(operation, name, prefix, path)
    this.#found.set(key, found)
    const id = await found
    Object.assign(path, this.#above.get(key))
    return id
  }

  async #find(operation: Operation, name: string, prefix: string, path: Json): Promise<unknown> {
    const { overrides, model, contract, mayWrite } = this.#settings
    const { base, create, valueOf } = this.#source
    if (this.#own[name] !== undefined) return this.#own[name]
    const given = overrides.ids[`${prefix}/{${name}}`] ?? overrides.ids[name]
    if (typeof given === 'string') return given
    if (given) {
      const source = contract.operations.find(({ id }) => id === given.operation)
      const value = source && at((await base(source))?.answer.body, given.at)
      if (value !== undefined) return value
    }
    const linked = await linkedId(model.links, operation, name, base)
    if (linked !== undefined) return linked
    const listed = await this.#listed(name, prefix, path)
    if (listed !== undefined) return listed
    const resource = model.resources.find(({ collection, parameter }) => collection === prefix && parameter === name)
    const created = resource?.create && mayWrite ? await create(resource) : undefined
    if (created) {
      const above = Object.entries(created.path).filter(([one]) => one !== name && !this.isStanding(one))
      this.#above.set(`${prefix} ${name}`, Object.fromEntries(above))
      return created.id
    }
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name)
    return this.#firstSeen(name) ?? (parameter ? valueOf(parameter) : 'conformance')
  }

  /** The id of the first item of the list at a path. */
  async #listed(name: string, prefix: string, path: Json): Promise<unknown> {
    const { model, client } = this.#settings
    const list = [...model.lists.values()].find((one) => one.operation.path === prefix)
    if (!list) return undefined
    const exchange = await client.send({ ...this.#source.plain(list.operation), path: { ...path } })
    const items = isSuccess(exchange) ? at(exchange.answer.body, list.itemsAt) : undefined
    const item: unknown = Array.isArray(items) ? items[0] : undefined
    const id = isObject(item) ? (item[name] ?? (list.idField ? item[list.idField] : undefined)) : undefined
    return typeof id === 'string' || typeof id === 'number' ? id : undefined
  }
}
