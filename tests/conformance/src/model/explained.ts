// Prints what the operations are taken for, and what is not known of them, for people who check and correct it.
import type { Contract } from '../contract/contract.ts'
import { extension, type Operation } from '../contract/operation.ts'
import { type ListModel, rangeEnds } from './lists.ts'
import { answerName, type Model } from './model.ts'

/** The query parameters of a list of which nothing says what they do. */
function unknownIn(contract: Contract, list: ListModel): string[] {
  const { operation, filters, page, offset, size, orderBy, direction, search } = list
  const known = [page, offset, size, orderBy, direction, search, ...rangeEnds(contract, operation)]
  return operation.parameters
    .filter((one) => one.in === 'query' && !known.includes(one))
    .map(({ name }) => name)
    .filter((name) => !filters.some(({ parameter }) => parameter === name))
}

/** True for an action whose effect no reading shows: what it answers with is read nowhere, and it is on no item. */
function isUnseen({ operations }: Contract, { kinds, resources }: Model, operation: Operation): boolean {
  const isOnItem = resources.some(({ item, read }) => read && operation.path.startsWith(`${item}/`))
  const isRead = operations.some(
    (one) => one.method === 'GET' && answerName(one) !== '' && answerName(one) === answerName(operation),
  )
  return kinds.get(operation.id) === 'action' && !isOnItem && !isRead
}

function factsOf(contract: Contract, model: Model, operation: Operation): unknown[] {
  const { lists, resources, guards, links } = model
  const list = lists.get(operation.id)
  const total = list?.total ?? (list?.totalHeader && `in ${list.totalHeader}`)
  const resource = resources.find((one) => [one.list, one.create, one.read, one.update, one.delete].includes(operation))
  const guard = guards.get(operation.id) ?? {}
  const unknown = list ? unknownIn(contract, list) : []
  return [
    resource && `of ${resource.item} by ${resource.idField}`,
    list && `items at ${list.itemsAt || '/'}${total === undefined ? '' : `, total ${total}`}`,
    list?.page && `pages by ${list.page.name}${list.size ? ` and ${list.size.name}` : ''}`,
    list?.offset && `offset ${list.offset.name}`,
    list?.orderBy && `sorts by ${list.orderBy.name}${list.direction ? ` and ${list.direction.name}` : ''}`,
    list?.search && `searches by ${list.search.name}`,
    ...(list?.filters ?? []).map(
      ({ parameter, fields, mode }) => `${parameter} filters ${fields.join(', ')} (${mode})`,
    ),
    unknown.length > 0 && `not known: what ${unknown.join(', ')} does; if it filters, x-filters names the field`,
    isUnseen(contract, model, operation) && 'not known: where its effect is read; a workflow can show it',
    guard.idempotencyKey && `replays by ${guard.idempotencyKey}`,
    guard.version && `guarded by ${guard.version}`,
    guard.ifMatch && 'guarded by If-Match',
    ...links.filter(({ from }) => from === operation).map(({ name, target }) => `link ${name} to ${target.id}`),
    extension(operation, 'x-min-role') && `least role ${String(extension(operation, 'x-min-role'))}`,
  ]
}

export function explained(contract: Contract, model: Model): string {
  const lines = contract.operations.map((operation) => {
    const facts = factsOf(contract, model, operation).filter((fact) => typeof fact === 'string' && fact !== '')
    const { id, method, path } = operation
    return [`${(model.kinds.get(id) ?? '').padEnd(8)} ${id}  ${method} ${path}`, ...facts].join('\n           ')
  })
  return lines.join('\n')
}
