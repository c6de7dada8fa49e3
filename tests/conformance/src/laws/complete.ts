// The only list of its items shows, without filters, all that can be read one by one: also what other answers name.
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../context.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { isMarked } from './item.ts'
import { judgeLaw } from './law.ts'
import { identity, type Pages } from './pages.ts'
import { isUnfiltered } from './states.ts'

const MAX_IDS = 10
const TEMPORARY = /^(is_?)?(temporary|draft)$/i

const isTemporary = (body: unknown): boolean =>
  Object.entries(Object(body) as object).some(([name, value]) => TEMPORARY.test(name) && value === true)

export async function judgeComplete(context: Context, list: ListModel, call: Call, whole: Pages): Promise<void> {
  const { model, requests, client } = context
  const resource = model.resources.find((one) => one.list === list.operation)
  // Of several lists of the same items each may show a part of them, such as the active ones.
  const isOnly = [...model.lists.values()].every((one) => one === list || !isDeepStrictEqual(one.item, list.item))
  const base =
    resource?.read && isOnly && isUnfiltered(list) && whole.isComplete ? await requests.base(resource.read) : undefined
  if (!resource || !base || !isSuccess(base) || !list.idField || resource.parameter === 'id') return
  const listed = new Set(whole.items.map((item) => identity(list, item)))
  const others = requests.seen(resource.parameter).filter((id) => !listed.has(id))
  for (const id of others.slice(0, MAX_IDS)) {
    const read = context.isOver()
      ? undefined
      : await client.send({ ...base.call, path: { ...call.path, [resource.parameter]: id } })
    const isThere = read && isSuccess(read) && !isMarked(read.answer.body) && !isTemporary(read.answer.body)
    // An item that was made after the list was read is no contradiction.
    const isMade = requests.made.ids().includes(id)
    judgeLaw(
      context,
      list.operation,
      'complete',
      isThere &&
        !isMade && {
          expected: `${id}, which can be read, in the list`,
          seen: `${whole.items.length} items without it`,
          exchanges: [...whole.pages.map(({ exchange }) => exchange), read],
        },
    )
  }
}
