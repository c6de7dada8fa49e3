// Each size of a page is obeyed, the last page holds the rest, and an answer that restates the size restates it truly.
import type { Context } from '../context.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { flatten } from '../values/flat.ts'
import { judgeLaw } from './law.ts'
import { identity, type Page, type Pages, readPage } from './pages.ts'

const ECHO = /^(page_?size|records_?per_?page|per_?page|limit|size)$/i

/** The sizes that the contract names one by one, else its edges and its default. */
function sizesOf({ contract }: Context, { size, sizes }: ListModel): number[] {
  const flat = flatten(contract.document, size?.schema)
  const named = Array.isArray(flat.enum) ? flat.enum : [flat.minimum, flat.default, ...sizes]
  return [...new Set(named.filter((one): one is number => typeof one === 'number' && one > 0))].sort((a, b) => a - b)
}

function judgeEcho(context: Context, { operation, size }: ListModel, page: Page, asked: number): void {
  const { body } = page.exchange.answer
  const field = Object.keys(isObject(body) ? body : {}).find((name) => ECHO.test(name))
  const echo = field === undefined ? undefined : (Object(body) as Json)[field]
  if (typeof echo !== 'number') return
  judgeLaw(
    context,
    operation,
    'page-size',
    echo !== asked && {
      expected: `${field} to be the size that was asked for, ${asked}`,
      seen: String(echo),
      exchanges: [page.exchange],
      pointer: size?.pointer ?? operation.pointer,
      detail: 'echo',
    },
  )
}

/** The first page of each size has as many items as there are, and the last one of the smallest size the rest of them. */
export async function judgePageSizes(context: Context, list: ListModel, call: Call, whole: Pages): Promise<void> {
  const { operation, page: pageParameter, size } = list
  if (!size || !whole.isComplete) return
  const sizes = sizesOf(context, list)
  const read = (asked: number, number: number) =>
    readPage(context, list, {
      ...call,
      query: { ...call.query, [size.name]: asked, ...(pageParameter ? { [pageParameter.name]: number } : {}) },
    })
  const judgePage = (page: Page, expected: Json[], asked: number, number: number) => {
    const [wanted, seen] = [expected, page.items].map((items) => items.map((item) => identity(list, item)))
    judgeLaw(
      context,
      operation,
      'page-size',
      JSON.stringify(wanted) !== JSON.stringify(seen) && {
        expected: `${wanted?.length} items on page ${number} of ${asked}: ${wanted?.slice(0, 5).join(', ')}`,
        seen: `${seen?.length} items: ${seen?.slice(0, 5).join(', ')}`,
        exchanges: [...whole.pages.map(({ exchange }) => exchange), page.exchange],
        pointer: size.pointer,
        detail: number > 1 ? 'last page' : 'first page',
      },
    )
  }
  const first = pageParameter && Object(pageParameter.schema).minimum === 0 ? 0 : 1
  for (const asked of sizes) {
    const page = context.isOver() ? undefined : await read(asked, first)
    if (!page) continue
    judgeEcho(context, list, page, asked)
    judgePage(page, whole.items.slice(0, asked), asked, first)
  }
  const [least] = sizes
  if (!pageParameter || least === undefined || whole.items.length <= least) return
  const before = Math.floor((whole.items.length - 1) / least)
  const last = await read(least, first + before)
  if (last) judgePage(last, whole.items.slice(before * least), least, first + before)
}
