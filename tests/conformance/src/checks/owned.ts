// The owner of an id. Things that both tenants are shown, such as those of a catalog, belong to no one.
import type { Caller } from '../callers.ts'
import type { Context } from '../context.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { identity, itemsOf } from '../laws/pages.ts'
import type { ListModel } from '../model/lists.ts'
import { isAbout } from '../values/kinds.ts'
import { as, parametersOf } from './access.ts'

type Lists = { list: ListModel; own: Exchange; other: Exchange }[]
/** Shorter texts may be the same by chance. */
const MIN_TEXT = 8

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
    if (base && other && isSuccess(other)) lists.push({ list, own: base, other })
  }
  return lists
}

const known = (context: Context, stranger: Caller): Promise<Lists> => {
  const lists = compared.get(context) ?? listsOf(context, stranger)
  compared.set(context, lists)
  return lists
}

/** True if an id is of the first caller's tenant alone: its own, that of a thing made for it, or one that only its lists show. */
export async function isOwned(context: Context, stranger: Caller, id: string): Promise<boolean> {
  const { callers, requests } = context
  const own = callers.get(callers.main)?.ids ?? {}
  if (Object.entries(own).some(([name, value]) => value === id && stranger.ids[name] !== id)) return true
  if (requests.made.isMadeBy(id, callers.main)) return true
  const shows = ({ answer }: Exchange) => answer.text.includes(`"${id}"`)
  const some = await known(context, stranger)
  return some.some((one) => shows(one.own)) && !some.some((one) => shows(one.other))
}

/** The id of a thing of a kind that only the first caller's lists show. */
export async function ownIdOf(context: Context, stranger: Caller, kind: string): Promise<string | undefined> {
  for (const { list, own } of await known(context, stranger)) {
    if (!isAbout(list.operation.id, kind)) continue
    for (const item of itemsOf(list, own.answer.body)) {
      const id = identity(list, item)
      if (list.idField && (await isOwned(context, stranger, id))) return id
    }
  }
  return undefined
}

/** The texts by which people know the things with these ids, as only the first caller's lists show them. */
export async function textsOf(context: Context, stranger: Caller, ids: string[]): Promise<string[]> {
  const lists = await known(context, stranger)
  return lists.flatMap(({ list, own, other }) =>
    itemsOf(list, own.answer.body)
      .filter((item) => ids.includes(identity(list, item)))
      .flatMap((item) => Object.values(item))
      .filter((value): value is string => typeof value === 'string' && /\S\s\S/.test(value) && value.length > MIN_TEXT)
      .filter((value) => !other.answer.text.includes(value)),
  )
}
