// A change of an item leaves a trace in its history, where the contract has one.
import type { Context } from '../context.ts'
import { extension } from '../contract/operation.ts'
import { isObject } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
import { differences, stable } from './compare.ts'
import { judgeEntries } from './entries.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { type Page, readPage } from './pages.ts'
import { judgeOrder } from './sorting.ts'
import { withSigns } from './texts.ts'
import { guarded } from './updates.ts'

const HISTORY = /^(history|versions|revisions|changes|audit(-?(log|trail))?)$/i

const countOf = ({ total, items }: Page): number => total ?? items.length

/** The lists of the changes of an item. */
const historiesOf = ({ model }: Context, { item }: Resource): ListModel[] =>
  [...model.lists.values()].filter(
    ({ operation: { path } }) => path.startsWith(`${item}/`) && HISTORY.test(path.slice(item.length + 1)),
  )

/** Other lists below an item that have an order of their own, such as events: they may grow by its changes, too. */
const orderedOf = ({ model }: Context, { item }: Resource): ListModel[] =>
  [...model.lists.values()].filter(
    ({ operation }) =>
      operation.path.startsWith(`${item}/`) &&
      !operation.path.slice(item.length).includes('{') &&
      extension(operation, 'x-order') !== undefined,
  )

/** The lists that the changes of an item may fill. */
export const tracesOf = (context: Context, resource: Resource): ListModel[] => [
  ...historiesOf(context, resource),
  ...orderedOf(context, resource),
]

export async function judgeTraces(context: Context, resource: Resource): Promise<void> {
  const { requests, client } = context
  const { update, item, create } = resource
  const lists = historiesOf(context, resource)
  const ordered = orderedOf(context, resource).filter((one) => !lists.includes(one))
  const base = update && create && lists.length + ordered.length > 0 ? await requests.base(update) : undefined
  if (!update || !base || !isSuccess(base) || !isObject(base.call.body)) return
  const created = await requests.create(resource)
  if (!created) return
  const call = { ...(withSigns(context, base.call) ?? base.call) }
  const read = async (list: ListModel): Promise<Page | undefined> => {
    const first = await requests.base(list.operation)
    return first && readPage(context, list, { ...first.call, path: { ...first.call.path, ...created.path } })
  }
  const before: (Page | undefined)[] = []
  for (const list of lists) before.push(await read(list))
  const was = await readItem(context, resource, created.path)
  if (!was || !isSuccess(was)) return
  const path = update.path === item ? created.path : call.path
  const body =
    resource.idField in base.call.body ? { ...(call.body as object), [resource.idField]: created.id } : call.body
  const changed: Exchange = await client.send(guarded(context, { ...call, path, body }, was))
  if (!isSuccess(changed) || differences(stable(context, was.answer.body), changed.answer.body).length === 0) return
  for (const [index, list] of lists.entries()) {
    const [first, second] = [before[index], await read(list)]
    if (!first || !second) continue
    judgeLaw(
      context,
      list.operation,
      'trace',
      countOf(second) <= countOf(first) && {
        expected: `more than ${countOf(first)} entries after ${update.id} has changed the item`,
        seen: String(countOf(second)),
        exchanges: [first.exchange, changed, second.exchange],
      },
    )
    judgeEntries(context, list, { was, changed, entries: second })
    // A history of one entry, as that of most items is, has no order.
    judgeOrder(context, list, { pages: [second], items: second.items, total: second.total, isComplete: true })
  }
  for (const list of ordered) {
    const page = await read(list)
    if (page) judgeOrder(context, list, { pages: [page], items: page.items, total: page.total, isComplete: true })
  }
}
