// A list shows its items as the answer of an operation on them has shown them, such as those that it has decided about; an item that is
// answered as it was listed before is listed.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { namesIn, type Operation } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { differences, stable } from './compare.ts'
import { judgeLaw } from './law.ts'
import { identity, listAbove, type Pages, readPages } from './pages.ts'

/** The items of a list that an answer holds, by their ids. */
function itemsIn(list: ListModel, body: unknown): Map<string, Json> {
  const lists = Object.values(isObject(body) ? body : {}).filter(Array.isArray)
  const items = lists
    .flat()
    .filter((one): one is Json => isObject(one) && list.idField !== undefined && list.idField in one)
  return new Map(items.map((item) => [identity(list, item), item]))
}

type Read = { action: Exchange; before: Pages | undefined; after: Pages }

function judgeShown(context: Context, list: ListModel, { action, before, after }: Read): void {
  const { operation } = action.call
  const listed = new Map(after.items.map((item) => [identity(list, item), item]))
  const was = new Map(before?.items.map((item) => [identity(list, item), item]))
  for (const [id, answered] of itemsIn(list, action.answer.body)) {
    const [shown, earlier] = [listed.get(id), was.get(id)]
    const fields = shown ? differences(stable(context, answered), shown) : []
    const isUnchanged = earlier !== undefined && differences(stable(context, answered), earlier).length === 0
    const isLost = !shown && isUnchanged && after.isComplete
    judgeLaw(
      context,
      operation,
      'answered-items',
      (fields.length > 0 || isLost) && {
        expected: isLost
          ? `${id} in the list after it, because it is answered as it was listed before`
          : `${fields.join(', ')} of ${id} as the answer showed it: ${start(fields.map((name) => answered[name]))}`,
        seen: isLost ? `${after.items.length} items without it` : start(fields.map((name) => shown?.[name])),
        exchanges: [action, ...after.pages.map(({ exchange }) => exchange)],
        detail: isLost ? 'listed' : fields.join(),
      },
    )
  }
}

/** An action on items of the list above it. Creations, updates and deletions of one item have laws of their own. */
export async function judgeAnsweredItems(context: Context, operation: Operation): Promise<void> {
  const { model, requests, client } = context
  const list = listAbove(model, operation.path)
  const isOfLife = model.resources.some((one) => [one.create, one.update, one.delete].includes(operation))
  if (!list?.idField || isOfLife) return
  const [base, listing] = [await requests.base(operation), await requests.base(list.operation)]
  if (!base || !isSuccess(base) || !listing || !isSuccess(listing)) return
  if (itemsIn(list, base.answer.body).size === 0) return
  const read = (call: Call) => {
    const own = Object.fromEntries(namesIn(list.operation.path).map((name) => [name, call.path[name]]))
    return readPages(context, list, { ...listing.call, path: { ...listing.call.path, ...own } })
  }
  // The steps before the operation may take away what it brings back.
  const before = await read(base.call)
  const call = await requests.again(base)
  const action = await client.send(call)
  requests.trackAny(action)
  const after = isSuccess(action) ? await read(call) : undefined
  if (after) judgeShown(context, list, { action, before, after })
}
