// A list shows each item once: a join of tables that doubles rows is seen in one answer.
import type { Context } from '../context.ts'
import type { Json } from '../contract/pointer.ts'
import type { ListModel } from '../model/lists.ts'
import { judgeLaw } from './law.ts'
import { identity, type Pages } from './pages.ts'

/** Fields that tell one item from another where there is no id. */
const isName = (field: string): boolean => /^(name|key|code|slug)$|(Name|Key|Code)$/.test(field)

/** An id that names two items must not be the one of two items that are the same: then they are one item, shown twice. */
export function judgeUnique(context: Context, list: ListModel, { pages }: Pages): void {
  // Items without an id and without a name may well be the same, such as points of a series.
  if (list.idField === undefined && !Object.keys(Object(list.item.properties) as Json).some(isName)) return
  // A field called id names one item; another id may be that of something that several items are about.
  const isOwnId = /^(_?id|uuid)$/.test(list.idField ?? '')
  for (const { exchange, items } of pages) {
    const known = new Map(items.map((item) => [identity(list, item), item]))
    const twice = items.find(
      (item) =>
        known.get(identity(list, item)) !== item &&
        (isOwnId || JSON.stringify(known.get(identity(list, item))) === JSON.stringify(item)),
    )
    judgeLaw(
      context,
      list.operation,
      'unique',
      twice !== undefined && {
        expected: 'each item once',
        seen: `${identity(list, twice)} twice in one answer`,
        exchanges: [exchange],
      },
    )
  }
}
