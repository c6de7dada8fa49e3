// The roles of the operations of a contract, inferred from their methods, paths, schemas and extensions.
import type { Contract } from '../contract/contract.ts'
import { extension, jsonContent, type Operation, type Schema, successOf } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import type { Overrides } from '../overrides.ts'
import { flatten } from '../values/flat.ts'
import { type Link, linksOf } from './links.ts'
import { idFieldOf, type ListModel, listModelOf } from './lists.ts'

export type Kind = 'list' | 'read' | 'create' | 'replace' | 'merge' | 'delete' | 'action'

/** A collection with its items: /things and /things/{id}. */
export type Resource = {
  collection: string
  item: string
  /** The path parameter that names an item. */
  parameter: string
  idField: string
  list?: Operation
  create?: Operation
  read?: Operation
  update?: Operation
  delete?: Operation
}

export type Guards = { idempotencyKey?: string; version?: string; versionField?: string; ifMatch?: string }

export type Model = {
  kinds: Map<string, Kind>
  lists: Map<string, ListModel>
  resources: Resource[]
  guards: Map<string, Guards>
  links: Link[]
}

const lastParameter = (path: string): string | undefined => /\/\{([^}]+)\}$/.exec(path)?.[1]
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

const schemaOf = (operation: Operation | undefined): Schema | undefined =>
  operation && jsonContent(successOf(operation)?.content ?? {})?.[1].schema
/** The name of a schema; one of an item that is written out at its place is named by what it says. */
function nameOf(schema: Schema | undefined): string {
  if (!isObject(schema)) return ''
  if (typeof schema.$ref === 'string') return schema.$ref
  return isObject(schema.properties) && 'id' in schema.properties ? JSON.stringify(schema) : ''
}

/** The name of the schema of an operation's answer; empty if it has none. */
export const answerName = (operation: Operation | undefined): string => nameOf(schemaOf(operation))

function kindOfOperation(contract: Contract, operation: Operation, lists: Model['lists']): Kind {
  const { method, path, responses } = operation
  if (method === 'GET') return lists.has(operation.id) ? 'list' : 'read'
  if (method === 'DELETE') return 'delete'
  if (method === 'PATCH') return 'merge'
  if (method === 'PUT') return extension(operation, 'x-update') === 'merge' ? 'merge' : 'replace'
  const hasItem = contract.operations.some(
    (one) => parentOf(one.path) === path && lastParameter(one.path) !== undefined,
  )
  return method === 'POST' && ('201' in responses || hasItem) ? 'create' : 'action'
}

function resourceOf(contract: Contract, item: string, model: Pick<Model, 'kinds' | 'lists'>): Resource | undefined {
  const collection = parentOf(item)
  const of = (path: string, ...kinds: Kind[]) =>
    contract.operations.find((one) => one.path === path && kinds.includes(model.kinds.get(one.id) ?? 'action'))
  const read = of(item, 'read', 'list')
  const list = of(collection, 'list')
  const kinds = ['replace', 'merge'] as const
  const wanted = answerName(read)
  const create =
    of(collection, 'create') ??
    contract.operations.find(
      (one) =>
        one.method === 'POST' &&
        parentOf(one.path) === collection &&
        lastParameter(one.path) === undefined &&
        wanted !== '' &&
        answerName(one) === wanted,
    )
  const update =
    of(item, 'merge') ??
    of(item, 'replace') ??
    contract.operations.find(
      (one) =>
        one.path === collection &&
        kinds.some((kind) => kind === model.kinds.get(one.id)) &&
        answerName(one) === (wanted || answerName(create)) &&
        answerName(one) !== '',
    )
  const deletion = of(item, 'delete')
  if (!read && !update && !deletion) return undefined
  const flat = flatten(contract.document, schemaOf(create) ?? schemaOf(read) ?? true)
  const parameter = lastParameter(item) ?? ''
  const properties = isObject(flat.properties) ? flat.properties : {}
  const idField =
    parameter in properties ? parameter : (idFieldOf(flat) ?? (list && model.lists.get(list.id)?.idField) ?? 'id')
  return {
    collection,
    item,
    parameter,
    idField: 'id' in properties ? 'id' : idField,
    ...(list ? { list } : {}),
    ...(create ? { create } : {}),
    ...(read ? { read } : {}),
    ...(update ? { update } : {}),
    ...(deletion ? { delete: deletion } : {}),
  }
}

function guardsOf(contract: Contract, operation: Operation): Guards {
  const named = (pattern: RegExp, ...places: string[]) =>
    operation.parameters.find(({ name, in: place }) => places.includes(place) && pattern.test(name))?.name
  const flat = flatten(contract.document, schemaOf(operation) ?? true)
  const fields = Object.keys(isObject(flat.properties) ? flat.properties : {})
  const guards = {
    idempotencyKey: named(/^(x-)?idempotency-key$/i, 'header'),
    version: named(/^(expected|if)?_?(version|revision|etag)$/i, 'query'),
    ifMatch: named(/^if-match$/i, 'header'),
    versionField: fields.find((name) => /^(version|revision|etag|_etag)$/i.test(name)),
  }
  return Object.fromEntries(Object.entries(guards).filter(([, value]) => value !== undefined))
}

/** Infers the model; the overrides correct it. */
export function modelOf(contract: Contract, overrides: Overrides): Model {
  const lists: Model['lists'] = new Map()
  for (const operation of contract.operations) {
    const list = listModelOf(contract, operation, overrides.operations[operation.id])
    if (list) lists.set(operation.id, list)
  }
  const kinds: Model['kinds'] = new Map()
  for (const operation of contract.operations)
    kinds.set(
      operation.id,
      (overrides.operations[operation.id]?.kind as Kind | undefined) ?? kindOfOperation(contract, operation, lists),
    )
  const items = new Set(contract.operations.map(({ path }) => path).filter((path) => lastParameter(path) !== undefined))
  const resources = [...items].flatMap((item) => resourceOf(contract, item, { kinds, lists }) ?? [])
  const guards = new Map(contract.operations.map((operation) => [operation.id, guardsOf(contract, operation)]))
  return { kinds, lists, resources, guards, links: linksOf(contract) }
}
