// Pages partition a list, keep its order and agree about its size.
import type { Context } from '../context.ts'
import { namesIn } from '../contract/operation.ts'
import { at } from '../contract/pointer.ts'
import type { Call } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { flatten } from '../values/flat.ts'
import { judgeEnvelope } from './envelope.ts'
import { fill } from './fill.ts'
import { judgeLaw } from './law.ts'
import { identity, type Pages, readPage, readPages } from './pages.ts'

const SMALL_PAGES = 4

const IN_PARTS = /page|offset|skip|cursor|after|before|start|token|limit|size|take|count/i

/** True if a parameter may say which of the items an answer has. */
const isInParts = ({ operation, page, offset, size }: ListModel): boolean =>
  [page, offset, size].some((one) => one !== undefined) ||
  operation.parameters.some((one) => one.in === 'query' && IN_PARTS.test(one.name))

function judgeTotals(
  context: Context,
  list: ListModel,
  { pages, items, total, isComplete }: Pages,
  size: number | undefined,
): void {
  const { operation } = list
  const [first] = pages
  if (!first) return
  const { body } = first.exchange.answer
  if (total !== undefined && (isComplete || !isInParts(list)))
    judgeLaw(
      context,
      operation,
      'total',
      total !== items.length && {
        expected: `${list.total ?? list.totalHeader} to be the ${items.length} items ${isInParts(list) ? 'of all pages' : 'of the list'}`,
        seen: String(total),
        exchanges: pages.map(({ exchange }) => exchange),
      },
    )
  const count = list.pages ? at(body, list.pages) : undefined
  if (typeof count === 'number' && total !== undefined && size !== undefined)
    judgeLaw(
      context,
      operation,
      'page-count',
      count !== Math.ceil(total / size) && {
        expected: `${Math.ceil(total / size)} pages of ${size} for ${total} items at ${list.pages}`,
        seen: String(count),
        exchanges: [first.exchange],
      },
    )
  for (const [index, page] of pages.entries()) {
    const echo = list.echo ? at(page.exchange.answer.body, list.echo) : undefined
    const asked = list.page ? Number(page.exchange.call.query[list.page.name]) : undefined
    if (typeof echo === 'number' && asked !== undefined)
      judgeLaw(
        context,
        operation,
        'page-echo',
        echo !== asked && {
          expected: `${list.echo} to be the page that was asked for, ${asked}`,
          seen: String(echo),
          exchanges: [page.exchange],
        },
      )
    if (size === undefined) continue
    const isLast = index === pages.length - 1
    const isWrong = page.items.length > size || (!isLast && page.items.length < size)
    judgeLaw(
      context,
      operation,
      'page-size',
      isWrong && {
        expected: `${isLast ? 'at most ' : ''}${size} items on page ${index + 1}`,
        seen: `${page.items.length} items`,
        exchanges: [page.exchange],
      },
    )
  }
}

/** Where the path names an item, 404 says that this one is not there, which its first page contradicts. */
async function judgeRefusedPage(
  context: Context,
  { operation, page }: ListModel,
  call: Call,
  whole: Pages,
): Promise<void> {
  const [first] = whole.pages
  if (namesIn(operation.path).length === 0 || !first) return
  const refused = await context.client.send(call)
  judgeLaw(
    context,
    operation,
    'page-beyond',
    refused.answer.status === 404 && {
      expected: 'no items on the page after the last one: 404 says that what the path names does not exist',
      seen: '404',
      exchanges: [first.exchange, refused],
      pointer: page?.pointer ?? operation.pointer,
      detail: '404',
    },
  )
}

/** The page after the last one is empty, or refused; a reading that names no size keeps the default. */
async function judgeEdges(context: Context, list: ListModel, call: Call, whole: Pages): Promise<void> {
  const { operation, page, size } = list
  const largest = list.sizes.at(-1)
  if (page && size && largest !== undefined && whole.isComplete && whole.total !== undefined) {
    const last = Math.max(1, Math.ceil(whole.total / largest))
    const query = { ...call.query, [size.name]: largest, [page.name]: last + 1 }
    const beyond = await readPage(context, list, { ...call, query })
    await judgeRefusedPage(context, list, { ...call, query }, whole)
    if (beyond)
      judgeLaw(
        context,
        operation,
        'page-beyond',
        (beyond.items.length > 0 || (beyond.total ?? whole.total) !== whole.total) && {
          expected: `no items on page ${last + 1} of ${last}, and a total of ${whole.total}`,
          seen: `${beyond.items.length} items, a total of ${beyond.total}`,
          exchanges: [beyond.exchange],
        },
      )
  }
  const standard: unknown = size && flatten(context.contract.document, size.schema).default
  if (!size || typeof standard !== 'number' || size.name in call.query) return
  const plain = await readPage(context, list, call)
  if (!plain || !whole.isComplete) return
  const expected = Math.min(standard, whole.items.length)
  judgeLaw(
    context,
    operation,
    'page-default',
    plain.items.length !== expected && {
      expected: `${expected} items, because the default of ${size.name} is ${standard}`,
      seen: `${plain.items.length} items`,
      exchanges: [plain.exchange],
      pointer: size.pointer,
    },
  )
}

/** Reads the whole list in large and in small pages and compares. Returns the whole list. */
export async function judgePaging(context: Context, list: ListModel, call: Call): Promise<Pages | undefined> {
  const { operation } = list
  let whole = await readPages(context, list, call)
  if (whole && (await fill(context, list, call, whole.items.length))) whole = await readPages(context, list, call)
  if (!whole) return undefined
  context.coverage.list(operation.id, whole.items.length)
  judgeTotals(context, list, whole, list.size ? list.sizes.at(-1) : undefined)
  await judgeEdges(context, list, call, whole)
  const [small] = list.sizes
  if ((!list.page && !list.offset) || !list.size || small === undefined || small === list.sizes.at(-1)) return whole
  if (whole.items.length <= small) {
    context.coverage.skip(operation.id, 'paging', `only ${whole.items.length} items, one page of ${small}`)
    return whole
  }
  const parts = await readPages(context, list, call, small, SMALL_PAGES)
  if (!parts) return whole
  judgeTotals(context, list, parts, small)
  judgeEnvelope(context, list, [...whole.pages, ...parts.pages])
  const [ids, expected] = [
    parts.items.map((item) => identity(list, item)),
    whole.items.map((item) => identity(list, item)),
  ]
  const exchanges = parts.pages.map(({ exchange }) => exchange)
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index)
  const isOnceInWhole = repeated === undefined || expected.indexOf(repeated) === expected.lastIndexOf(repeated)
  judgeLaw(
    context,
    operation,
    'partition',
    repeated !== undefined &&
      isOnceInWhole && { expected: 'each item on one page', seen: `${repeated} on two pages`, exchanges },
  )
  const wrong = ids.findIndex((id, index) => id !== expected[index])
  judgeLaw(
    context,
    operation,
    'page-order',
    wrong >= 0 &&
      wrong < expected.length &&
      repeated === undefined && {
        expected: `${expected[wrong]} at place ${wrong + 1}, as in pages of ${list.sizes.at(-1)}`,
        seen: ids[wrong] ?? 'nothing',
        exchanges,
      },
  )
  return whole
}
