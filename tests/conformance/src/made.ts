// The items that a run has made, and their deletion in the end.
import { at, isObject, type Json, join } from './contract/pointer.ts'
import type { Call, Client, Exchange } from './http/client.ts'
import type { Entry, Journal } from './journal.ts'
import type { Resource } from './model/model.ts'

export type Created = { resource: Resource; path: Record<string, unknown>; id: string; exchange: Exchange; call: Call }

/** An item that an earlier run has made, as far as its journal tells. */
export type Kept = Pick<Created, 'resource' | 'path' | 'id'> & { call: Pick<Call, 'caller'> }

/** An item that is left, and why. */
export type Left = { created: Created; why: string }

const MAX_NAMED = 20

/** The ids of items that are left, by their kind and the reason, for people. */
export function namesOf(left: Left[]): string[] {
  const byKind = new Map<string, string[]>()
  for (const { created, why } of left) {
    const kind = `${created.resource.item} (${why})`
    byKind.set(kind, [...(byKind.get(kind) ?? []), created.id])
  }
  return [...byKind].map(([kind, ids]) => {
    const more = ids.length > MAX_NAMED ? ` and ${ids.length - MAX_NAMED} more` : ''
    return `${kind}: ${ids.slice(0, MAX_NAMED).join(', ')}${more}`
  })
}

/** The shortest text that tells one item from others. */
const MIN_TEXT = 4

/**
 * What a creation has made inside of the item above it, such as a comment: where the answer is that item, which the path names, it is the last part
 * with a text that was sent.
 */
function partMade({ call, answer }: Exchange, { idField, collection }: Resource): Json | undefined {
  const parts = Object.entries(isObject(answer.body) ? answer.body : {})
    .toSorted(([one], [other]) => Number(collection.endsWith(`/${other}`)) - Number(collection.endsWith(`/${one}`)))
    .flatMap(([, value]): unknown[] => (Array.isArray(value) ? value : []))
    .filter((one): one is Json => isObject(one) && idField in one)
  const sent = Object.values(isObject(call.body) ? call.body : {}).filter(
    (one) => typeof one === 'string' && one.length >= MIN_TEXT,
  )
  return parts.findLast((one) => Object.values(one).some((value) => sent.includes(value)))
}

/** The id of what a creation has made, as its answer names it. */
function idMade(exchange: Exchange, resource: Resource): string | undefined {
  const { call, answer } = exchange
  const own = at(answer.body, join('', resource.idField))
  const isAbove = own !== undefined && Object.values(call.path).includes(own)
  const value = isAbove ? partMade(exchange, resource)?.[resource.idField] : own
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return isAbove ? undefined : answer.headers.get('Location')?.split('/').at(-1)
}

/** Stands for the status of a deletion that was not answered or not possible. */
const NOT_DELETED = 599

export const isGone = (status: number) => status < 300 || status === 404 || status === 410

export class Made {
  readonly #client: Client
  readonly #journal: Journal
  /** The call that deletes an item, without its path. */
  readonly deletionOf: (kept: Kept) => Call | undefined
  readonly #seed: string
  #all: Created[] = []

  constructor(
    { client, journal, seed }: { client: Client; journal: Journal; seed: string },
    deletionOf: (kept: Kept) => Call | undefined,
  ) {
    this.#client = client
    this.#journal = journal
    this.#seed = seed
    this.deletionOf = deletionOf
  }

  #entry(created: Created): Entry | undefined {
    const deletion = this.deletionOf(created)
    return (
      deletion && {
        url: this.#client.base,
        operation: deletion.operation.id,
        path: created.path,
        caller: deletion.caller,
        seed: this.#seed,
      }
    )
  }

  /** Notes what an answer to a creation says it made; undefined if it names no id. */
  track(resource: Resource, exchange: Exchange): Created | undefined {
    const id = idMade(exchange, resource)
    if (id === undefined || id === '') return undefined
    const { call } = exchange
    const created = { resource, id, exchange, call, path: { ...call.path, [resource.parameter]: id } }
    this.add(created)
    return created
  }

  /** True if an id is that of a thing that this caller made. */
  isMadeBy = (id: string, caller: string): boolean =>
    this.#all.some((one) => one.id === id && one.call.caller === caller)
  all = (): Created[] => this.#all.toReversed()
  ids = (): string[] => this.#all.map(({ id }) => id)
  of = (resource: Resource): Created[] => this.#all.filter((one) => one.resource === resource)

  add(created: Created): void {
    if (this.#all.some(({ resource, id }) => resource === created.resource && id === created.id)) return
    this.#all.push(created)
    const entry = this.#entry(created)
    if (entry) this.#journal.made(entry)
  }

  forget(created: Created): void {
    this.#all = this.#all.filter(({ resource, id }) => resource !== created.resource || id !== created.id)
    const entry = this.#entry(created)
    if (entry) this.#journal.gone(entry)
  }

  /** Forgets the items that an accepted call has deleted. */
  forgetDeleted({ operation, path }: Call): void {
    for (const one of this.all())
      if (one.resource.delete === operation && path[one.resource.parameter] === one.id) this.forget(one)
  }

  async #deleted(created: Created): Promise<Exchange | undefined> {
    const deletion = this.deletionOf(created)
    const exchange = deletion && (await this.#client.send({ ...deletion, path: created.path }).catch(() => undefined))
    if (exchange && isGone(exchange.answer.status)) this.forget(created)
    return exchange
  }

  /** Deletes one item; it is tried again in the end if that fails. */
  remove = async (created: Created): Promise<number> => (await this.#deleted(created))?.answer.status ?? NOT_DELETED

  /** Deletes everything, the newest first; returns what could not be deleted. What others use is free after them: tried twice. */
  async cleanUp(): Promise<Left[]> {
    let left: Left[] = []
    for (let round = 0; round < 2; round += 1) {
      left = []
      for (const created of this.#all.toReversed()) {
        const exchange = await this.#deleted(created)
        if (!exchange || !isGone(exchange.answer.status)) left.push({ created, why: this.#whyLeft(created, exchange) })
      }
    }
    this.#journal.end()
    return left
  }

  #whyLeft(created: Created, exchange: Exchange | undefined): string {
    if (!this.deletionOf(created)) return 'the contract has no operation that deletes it'
    if (!exchange) return 'no answer'
    const { status, body } = exchange.answer
    return [status, at(body, '/code') ?? at(body, '/title') ?? at(body, '/message')].filter(Boolean).join(' ')
  }
}
