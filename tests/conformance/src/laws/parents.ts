// A list below an item is judged below one that has many of them.
import type { Context } from '../context.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { identity, readPage } from './pages.ts'

const MAX_PARENTS = 12

/** The call of a list below the item of which it is the longest, of those that the list of the items shows first. */
export async function ofRichest(context: Context, list: ListModel, call: Call): Promise<Call> {
  const { model, requests } = context
  const { operation, sizes } = list
  const [, before = '', name = ''] = /^(.*)\/\{([^}]+)\}\/[^{]*$/.exec(operation.path) ?? []
  const parents = [...model.lists.values()].find((one) => one.operation.path === before)
  const base = parents && (await requests.base(parents.operation))
  if (!parents || !base || !isSuccess(base)) return call
  const wanted = (sizes[0] ?? 10) + 1
  const first = await readPage(context, list, call)
  let best = { call, count: first?.total ?? first?.items.length ?? 0 }
  const shown = await readPage(context, parents, {
    ...base.call,
    path: { ...base.call.path, ...samePath(call, before) },
  })
  for (const item of shown?.items.slice(0, MAX_PARENTS) ?? []) {
    if (best.count >= wanted) break
    const one = { ...call, path: { ...call.path, [name]: item[name] ?? identity(parents, item) } }
    const page = await readPage(context, list, one)
    const count = page?.total ?? page?.items.length ?? 0
    if (count > best.count) best = { call: one, count }
  }
  return best.call
}

const samePath = ({ path }: Call, before: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(path).filter(([name]) => before.includes(`{${name}}`)))
