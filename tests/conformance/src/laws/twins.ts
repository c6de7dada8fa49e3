// Items that are the same but for their ids: one write that makes two of them has been done twice.
import type { Context } from '../context.ts'
import type { Json } from '../contract/pointer.ts'
import type { ListModel } from '../model/lists.ts'
import { differences, stable } from './compare.ts'
import { identity } from './pages.ts'

/** How many items that were not there before are the same as the one with this id; itself included. */
export function twinsOf(
  context: Context,
  list: Pick<ListModel, 'idField'>,
  [before, after]: [Json[], Json[]],
  id: string,
): number {
  const idOf = (item: Json) => identity(list, item)
  const known = new Set(before.map(idOf))
  const fresh = after.filter((item) => !known.has(idOf(item)))
  const own = fresh.find((item) => idOf(item) === id)
  if (!own) return 0
  const values = (item: Json) =>
    Object.fromEntries(Object.entries(stable(context, item)).filter(([name]) => !/ids?$/i.test(name)))
  return fresh.filter((item) => differences(values(own), values(item)).length === 0).length
}
