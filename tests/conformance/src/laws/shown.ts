// The items of a list are read one by one as the list shows them, also those that the run has not made.
import type { Context } from '../context.ts'
import type { Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { judgeLaw } from './law.ts'
import { judgeSame } from './listed.ts'
import { identity, type Pages } from './pages.ts'
import { judgeStatedOfWhole } from './stated.ts'

const MAX_ITEMS = 8

/** Items from all over the list. */
const someOf = (items: Json[]): Json[] => {
  const step = Math.max(1, Math.ceil(items.length / MAX_ITEMS))
  return items.filter((_, index) => index % step === 0)
}

/** Items that were read before the list are in it as they were read. */
export function judgeShownAsRead(context: Context, list: ListModel, whole: Pages, reads: Map<string, Exchange>): void {
  for (const [id, read] of reads) {
    const item = whole.items.find((one) => identity(list, one) === id)
    const exchanges = [...whole.pages.slice(0, 1).map(({ exchange }) => exchange), read]
    if (!item) continue
    judgeSame(context, list.operation, { id, item, whole: Object(read.answer.body) as Json }, exchanges)
    judgeStatedOfWhole(context, list, item, exchanges)
  }
}

export async function judgeShown(context: Context, list: ListModel, call: Call, whole: Pages): Promise<void> {
  const { model, requests, client } = context
  const resource = model.resources.find((one) => one.list === list.operation)
  const base = resource?.read && (await requests.base(resource.read))
  if (!resource || !base || !isSuccess(base) || !list.idField) return
  for (const item of someOf(whole.items)) {
    if (context.isOver()) return
    const id = identity(list, item)
    const read = await client.send({ ...base.call, path: { ...call.path, [resource.parameter]: id } })
    judgeLaw(
      context,
      list.operation,
      'listed-readable',
      !isSuccess(read) &&
        read.answer.status !== 429 && {
          expected: `${id}, which the list shows, by ${resource.read?.id}`,
          seen: String(read.answer.status),
          exchanges: [...whole.pages.slice(0, 1).map(({ exchange }) => exchange), read],
        },
    )
    if (!isSuccess(read)) continue
    const exchanges = [...whole.pages.slice(0, 1).map(({ exchange }) => exchange), read]
    judgeSame(context, list.operation, { id, item, whole: Object(read.answer.body) as Json }, exchanges)
    judgeStatedOfWhole(context, list, item, exchanges)
  }
}
