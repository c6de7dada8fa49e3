// A list below an item is judged below one that has many of them.
import type { Context } from '../context.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import type { Model } from '../model/model.ts'
import { isScalar } from './order.ts'
import { identity, readPage } from './pages.ts'

const MAX_PARENTS = 12
/** Of items that no list shows more are tried: those that answers name may have nothing below them. */
const MAX_NAMED = 40

type Parents = { list: ListModel; parameter: string }

/** The list of the items that a list is below: '/groups' of '/groups/{groupId}/terms', and of '/terms/by-group/{groupId}'. */
function parentsOf({ lists }: Model, { operation: { path } }: ListModel): Parents | undefined {
  const [, before, below] = /^(.*)\/\{([^}]+)\}\/[^{]*$/.exec(path) ?? []
  const [, root = '', name = '', by] = /^(.*)\/[^/]+\/by-([^/]+)\/\{([^}]+)\}$/.exec(path) ?? []
  const paths = [before, `${root}/${name}s`, `${root}/${name.replace(/y$/, 'ies')}`]
  const list = [...lists.values()].find((one) => paths.includes(one.operation.path))
  const parameter = below ?? by
  return list && parameter !== undefined ? { list, parameter } : undefined
}

/** The paths of a list below each of the items that the list of its parents shows first. */
export async function parentIds(context: Context, list: ListModel, call: Call): Promise<Json[]> {
  const parents = parentsOf(context.model, list)
  const base = parents && (await context.requests.base(parents.list.operation))
  if (!parents || !base || !isSuccess(base)) return []
  const { operation } = parents.list
  const own = Object.fromEntries(Object.entries(call.path).filter(([name]) => operation.path.includes(`{${name}}`)))
  const shown = await readPage(context, parents.list, { ...base.call, path: { ...base.call.path, ...own } })
  return (shown?.items ?? []).map((item) => ({
    ...call.path,
    [parents.parameter]: item[parents.parameter] ?? identity(parents.list, item),
  }))
}

/** The values of each field of a name in an answer, at any depth. */
function valuesNamed(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesNamed(one, name))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) => (key === name ? [one] : valuesNamed(one, name)))
}

/** The paths of a list below each of the items that no list shows, and that a reading above them names. */
async function namedPaths(context: Context, { operation }: ListModel, call: Call): Promise<Json[]> {
  const { requests, contract, overrides, callers } = context
  const [, before = '', name = ''] = /^(.*)\/\{([^}]+)\}\/[^{]*$/.exec(operation.path) ?? []
  const own = callers.get(callers.main)?.ids ?? {}
  const isGiven = name in own || name in overrides.ids || overrides.operations[operation.id]?.after !== undefined
  const above = contract.operations.filter((one) => one.method === 'GET' && before.startsWith(`${one.path}/`))
  const ids = new Set<unknown>()
  for (const reading of name === '' || isGiven ? [] : above) {
    const base = await requests.base(reading)
    const isSameItem = Object.entries(base?.call.path ?? {}).every(([key, value]) => call.path[key] === value)
    if (base && isSuccess(base) && isSameItem)
      for (const id of valuesNamed(base.answer.body, name)) if (isScalar(id)) ids.add(id)
  }
  return [...ids].slice(0, MAX_NAMED).map((id) => ({ ...call.path, [name]: id }))
}

/** The call of a list below the item of which it is the longest, of those that the list of the items shows first. */
export async function ofRichest(context: Context, list: ListModel, call: Call): Promise<Call> {
  const listed = parentsOf(context.model, list)
    ? (await parentIds(context, list, call)).slice(0, MAX_PARENTS)
    : undefined
  const paths = listed ?? (await namedPaths(context, list, call))
  if (paths.length === 0) return call
  const wanted = (list.sizes[0] ?? 10) + 1
  const first = await readPage(context, list, call)
  let best = { call, count: first?.total ?? first?.items.length ?? 0 }
  for (const path of paths) {
    if (best.count >= wanted) break
    const one = { ...call, path }
    const page = await readPage(context, list, one)
    const count = page?.total ?? page?.items.length ?? 0
    if (count > best.count) best = { call: one, count }
  }
  return best.call
}
