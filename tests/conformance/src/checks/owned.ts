// The owner of an id. Things that both tenants are shown, such as those of a catalog, belong to no one.
import type { Caller } from '../callers.ts'
import type { Context } from '../context.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { as, parametersOf } from './access.ts'

type Lists = { own: Exchange; other: Exchange }[]
const compared = new WeakMap<Context, Promise<Lists>>()

/** The same lists as the first caller and as a stranger in its own tenant reads them. */
async function listsOf(context: Context, stranger: Caller): Promise<Lists> {
  const { model, requests, callers, client } = context
  const own = callers.get(callers.main)?.ids ?? {}
  const isApart = ({ operation }: ListModel) => {
    const names = parametersOf(operation)
    return (
      names.some((name) => name in own && own[name] !== stranger.ids[name]) &&
      names.every((name) => name in stranger.ids)
    )
  }
  const lists: Lists = []
  for (const list of [...model.lists.values()].filter(isApart)) {
    const base = await requests.base(list.operation)
    const call = base && isSuccess(base) ? as(context, base.call, stranger) : undefined
    const other = call && (await client.send({ ...call, path: { ...call.path, ...stranger.ids } }))
    if (base && other && isSuccess(other)) lists.push({ own: base, other })
  }
  return lists
}

/** True if an id is of the first caller's tenant alone: its own, that of a thing made for it, or one that only its lists show. */
export async function isOwned(context: Context, stranger: Caller, id: string): Promise<boolean> {
  const { callers, requests } = context
  const own = callers.get(callers.main)?.ids ?? {}
  if (Object.entries(own).some(([name, value]) => value === id && stranger.ids[name] !== id)) return true
  if (requests.made.isMadeBy(id, callers.main)) return true
  const lists = compared.get(context) ?? listsOf(context, stranger)
  compared.set(context, lists)
  const shows = ({ answer }: Exchange) => answer.text.includes(`"${id}"`)
  const some = await lists
  return some.some((one) => shows(one.own)) && !some.some((one) => shows(one.other))
}
