// A list below an item is judged below one that has many of them.
import type { Context } from '../context.ts'
import type { Json } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import type { Model } from '../model/model.ts'
import { identity, readPage } from './pages.ts'

const MAX_PARENTS = 12

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

/** The call of a list below the item of which it is the longest, of those that the list of the items shows first. */
export async function ofRichest(context: Context, list: ListModel, call: Call): Promise<Call> {
  const paths = parentsOf(context.model, list) ? await parentIds(context, list, call) : []
  if (paths.length === 0) return call
  const wanted = (list.sizes[0] ?? 10) + 1
  const first = await readPage(context, list, call)
  let best = { call, count: first?.total ?? first?.items.length ?? 0 }
  for (const path of paths.slice(0, MAX_PARENTS)) {
    if (best.count >= wanted) break
    const one = { ...call, path }
    const page = await readPage(context, list, one)
    const count = page?.total ?? page?.items.length ?? 0
    if (count > best.count) best = { call: one, count }
  }
  return best.call
}
