// A list shows an item with the same values as its reading, and the others stay.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation, Schema } from '../contract/operation.ts'
import type { Json } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { flatten } from '../values/flat.ts'
import { differences, stable } from './compare.ts'
import { wrongCounter } from './counters.ts'
import { isListed, readItem, readList } from './item.ts'
import { judgeLaw } from './law.ts'
import { identity, type Page, type Pages, readPage } from './pages.ts'
import { otherOrder } from './same-order.ts'

/** A list may show the beginning of a long text, with an ellipsis or as much as it has room for. */
const isBeginning = (shown: unknown, whole: unknown, max: number) =>
  typeof shown === 'string' &&
  typeof whole === 'string' &&
  (/(…|\.\.\.)$/.test(shown) || shown.length >= 0.9 * max) &&
  whole.startsWith(shown.replace(/(…|\.\.\.)$/, ''))

/** A list may show some of the parts of an item, such as its last messages. */
const isSelection = (value: unknown) => Array.isArray(value) && value.some((one) => typeof one === 'object')

/** The schema of a field of the items of a list. */
const fieldOf = ({ contract, model }: Context, { id }: Operation, field: string): Json =>
  flatten(contract.document, (Object(model.lists.get(id)?.item.properties) as Json)[field] as Schema)
const isSetOf = (context: Context, list: Operation, field: string): boolean =>
  fieldOf(context, list, field).uniqueItems === true

/** The most characters that a field of the items of a list may have. */
const roomFor = (context: Context, list: Operation, field: string): number =>
  Number(fieldOf(context, list, field).maxLength ?? Number.NaN)

/** The item in a list has the values that its reading has. */
export async function judgeListed(
  context: Context,
  resource: Resource,
  created: Created,
  pages: Pages | undefined,
): Promise<void> {
  const { list } = resource
  const model = list && context.model.lists.get(list.id)
  const item = model && pages?.items.find((one) => identity(model, one) === created.id)
  const read = item && resource.read && (await readItem(context, resource, created.path))
  if (!list || !item || !read || !isSuccess(read)) return
  judgeSame(context, list, { id: created.id, item, whole: Object(read.answer.body) as Json }, [
    ...(pages?.pages.map(({ exchange }) => exchange) ?? []),
    read,
  ])
}

/** The first page of a list, as it is read without a wish: that is what people see, and what caches keep. */
async function plainPage(context: Context, list: Operation, path: Json): Promise<Page | undefined> {
  const model = context.model.lists.get(list.id)
  const base = model && (await context.requests.base(list))
  return model && base && isSuccess(base)
    ? readPage(context, model, { ...base.call, path: { ...base.call.path, ...path } })
    : undefined
}

/** An item that a deletion does not find is in no list. */
export async function judgeListedGone(
  context: Context,
  { resource, path, id }: Created,
  refused: Exchange,
): Promise<void> {
  const { list } = resource
  const whole = list && [404, 410].includes(refused.answer.status) ? await readList(context, resource, path) : undefined
  const plain = whole && list ? await plainPage(context, list, path) : undefined
  if (!list || !whole) return
  const pages = plain ? { ...whole, pages: [...whole.pages, plain], items: [...whole.items, ...plain.items] } : whole
  judgeLaw(
    context,
    list,
    'not-listed',
    isListed(context, resource, pages, id) && {
      expected: `no ${id} in the list, because its deletion is answered with ${refused.answer.status}`,
      seen: 'it is listed',
      exchanges: [refused, ...pages.pages.map(({ exchange }) => exchange)],
    },
  )
}

/** The item of a list has the values of `whole`. */
export function judgeSame(
  context: Context,
  list: Operation,
  { id, item, whole }: { id: string; item: Json; whole: Json },
  exchanges: Exchange[],
): void {
  const shown: Json = stable(context, item)
  const other = differences(shown, whole).filter(
    (name) =>
      !isBeginning(shown[name], whole[name], roomFor(context, list, name)) &&
      fieldOf(context, list, name)['x-part'] !== true &&
      !isSelection(shown[name]) &&
      !isSelection(whole[name]),
  )
  const moved = otherOrder(shown, whole, (name) => isSelection(shown[name]) || isSetOf(context, list, name))
  judgeLaw(
    context,
    list,
    'listed-same',
    moved.length > 0 && {
      expected: `the items of ${moved.join(', ')} of ${id} in the order of the other answer: ${start(moved.map((name) => whole[name]))}`,
      seen: start(moved.map((name) => shown[name])),
      exchanges,
      detail: `${moved.join()} order`,
    },
  )
  judgeLaw(
    context,
    list,
    'listed-same',
    other.length > 0 && {
      expected: `${other.join(', ')} of ${id} as the other answer shows: ${start(other.map((name) => whole[name]))}`,
      seen: start(other.map((name) => shown[name])),
      exchanges,
      detail: other.join(),
    },
  )
  const [counter, count] = wrongCounter(item, whole) ?? []
  judgeLaw(
    context,
    list,
    'counter',
    counter !== undefined && {
      expected: `${counter} of ${id} to be ${count}, as many as the other answer shows`,
      seen: String(item[counter]),
      exchanges,
      detail: counter,
    },
  )
}

/** The creation or deletion of one item leaves the others in their list. */
export function judgeOthers(
  context: Context,
  list: Operation,
  [before, after]: [Pages, Pages],
  id: string,
  exchanges: Exchange[],
): void {
  const model = context.model.lists.get(list.id)
  if (!model || !before.isComplete || !after.isComplete) return
  const there = new Set(after.items.map((item) => identity(model, item)))
  const lost = before.items.map((item) => identity(model, item)).find((one) => one !== id && !there.has(one))
  judgeLaw(
    context,
    list,
    'others',
    lost !== undefined && {
      expected: `${lost} in the list as before, because only ${id} was created or deleted`,
      seen: 'it is not listed any longer',
      exchanges,
    },
  )
}

/** By how many items others have made a list longer meanwhile, such as files that a job of the backend adds. */
export function grownBy(context: Context, list: Operation, [before, after]: [Pages, Pages], id: string): number {
  const model = context.model.lists.get(list.id)
  if (!model || !before.isComplete || !after.isComplete) return 0
  const [was, is] = [before, after].map(({ items }) => new Set(items.map((item) => identity(model, item))))
  const without = (some: Set<string> | undefined, others: Set<string> | undefined) =>
    [...(some ?? [])].filter((one) => one !== id && !others?.has(one)).length
  return without(is, was) - without(was, is)
}
