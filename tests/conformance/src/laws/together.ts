// Filters, searches, orders and pages hold together: a filtered list is paged and sorted as the whole one is.
import type { Context } from '../context.ts'
import type { Json } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import type { Filter, ListModel } from '../model/lists.ts'
import { judgeLaw } from './law.ts'
import { identity, type Pages, readPages } from './pages.ts'

/** Small pages that are read of a filtered list. */
const MAX_PAGES = 6

const ids = (list: ListModel, items: Json[]): string[] => items.map((item) => identity(list, item))

/** Reads the filtered list in small pages and in the opposite order; both must show the items that one large page shows. */
export async function judgeTogether(
  context: Context,
  list: ListModel,
  call: Call,
  { filter, value, found }: { filter: Pick<Filter, 'parameter'>; value: unknown; found: Pages },
): Promise<void> {
  const { operation, orderBy, direction, sizes } = list
  if (!found.isComplete || found.items.length < 2) return
  const query = { ...call.query, [filter.parameter]: value }
  const wanted = ids(list, found.items)
  const report = (law: string, pages: Pages, isBroken: boolean, what: string) =>
    judgeLaw(
      context,
      operation,
      'together',
      isBroken && {
        expected: `${what} with ${filter.parameter}=${JSON.stringify(value)}: ${wanted.slice(0, 6).join(', ')}`,
        seen: ids(list, pages.items).slice(0, 6).join(', ') || 'nothing',
        exchanges: [...found.pages, ...pages.pages].map(({ exchange }) => exchange),
        detail: `${filter.parameter} ${law}`,
      },
    )
  const [small] = sizes
  if (list.page && small !== undefined && wanted.length > small) {
    const parts = await readPages(context, list, { ...call, query }, small, MAX_PAGES)
    const seen = parts ? ids(list, parts.items) : []
    if (parts)
      report(
        'pages',
        parts,
        seen.some((id, index) => id !== wanted[index]),
        'the same items in small pages',
      )
  }
  const word = direction && Object(direction.schema).enum ? (Object(direction.schema).enum as unknown[])[0] : undefined
  const field = orderBy && (Object(orderBy.schema).enum as unknown[] | undefined)?.at(-1)
  if (!orderBy || field === undefined) return
  const sorted = { ...query, [orderBy.name]: field, ...(direction && word ? { [direction.name]: word } : {}) }
  const other = await readPages(context, list, { ...call, query: sorted })
  if (!other?.isComplete) return
  const isOther = JSON.stringify(ids(list, other.items).sort()) !== JSON.stringify([...wanted].sort())
  report('order', other, isOther, 'the same items in another order')
}
