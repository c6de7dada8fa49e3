// A list that is made of what another list holds is recomputed from it, by x-derived-from: { list: listTasks, field: labels, as: word, count: count } at
// an operation, or by a value of a query parameter: x-derived-from: { 'true': { list: listRules, field: categoryId } }.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension, jsonContent, successOf } from '../contract/operation.ts'
import { at, isObject, type Json, textOfValue } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { flatten } from '../values/flat.ts'
import { valuesAt } from './filters.ts'
import { judgeLaw } from './law.ts'
import { withOwnTexts } from './own-texts.ts'
import { type Pages, readPages } from './pages.ts'

/** Times to compare: what others make between the two readings is no contradiction. */
const TRIES = 2
const LEAST_ITEMS = 2
/** Amounts may be rounded. */
const LEAST_DIFFERENCE = 0.01

type Said = {
  list: string
  field: string
  as: string | undefined
  count: string | undefined
  where: Json
  orNone: boolean
  sums: Json
}
type Derived = { list: ListModel; call: Call; other: ListModel; listing: Call; said: Said; pointer: string }

function saidIn(value: unknown): Said | undefined {
  if (!isObject(value) || typeof value.list !== 'string' || typeof value.field !== 'string') return undefined
  const { as, count, where, orNone, sums } = value
  return {
    list: value.list,
    field: value.field,
    as: typeof as === 'string' ? as : undefined,
    count: typeof count === 'string' ? count : undefined,
    where: isObject(where) ? where : {},
    orNone: orNone === true,
    sums: isObject(sums) ? sums : {},
  }
}

/** True if an item has in each of these fields the value, or one of the values, that is wanted. */
export const isAmong = (item: Json, where: Json): boolean =>
  Object.entries(where).every(([field, wanted]) => {
    const values = valuesAt(item, field)
    return wanted === null ? values.length === 0 : [wanted].flat().some((one) => values.includes(one))
  })

/** How many items of the other list have each value. */
function countsIn(items: Json[], { field, where }: Said): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items.filter((one) => isAmong(one, where)))
    for (const value of new Set(valuesAt(item, field).map(textOfValue))) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** The number of an item that is not the sum of a field over those items of the other list that have its value. */
function wrongSum({ field, list, where, sums }: Said, name: string, shown: Json[], whole: Json[]) {
  for (const [own, summed] of Object.entries(sums))
    for (const item of shown) {
      const parts = whole.filter((one) => isAmong(one, where) && valuesAt(one, field).includes(item[name]))
      const sum = parts.reduce((total, one) => total + Number(one[String(summed)]), 0)
      if (typeof item[own] === 'number' && !Number.isNaN(sum) && Math.abs(sum - item[own]) > LEAST_DIFFERENCE)
        return {
          expected: `${own} of ${textOfValue(item[name])} to be ${sum}, the sum of ${String(summed)} in ${list}`,
          seen: String(item[own]),
        }
    }
  return undefined
}

/** The contradiction between the items that are shown and the other list; undefined if there is none. */
function wrongIn(
  { list, said }: Derived,
  shown: Json[],
  whole: Json[],
  isFull: boolean,
): { expected: string; seen: string } | undefined {
  const counts = countsIn(whole, said)
  const name = said.as ?? list.idField ?? said.field
  const seen = shown.map((item) => textOfValue(item[name]))
  const more = said.orNone ? undefined : seen.find((one) => !counts.has(one))
  if (more !== undefined)
    return {
      expected: `only items whose ${name} is ${said.field} of some item of ${said.list}`,
      seen: `${more} as well`,
    }
  const missing = isFull || said.orNone ? undefined : [...counts.keys()].find((one) => !seen.includes(one))
  if (missing !== undefined)
    return {
      expected: `an item with ${name} ${missing}, as ${said.list} has it`,
      seen: `${shown.length} items without it`,
    }
  const unlike = wrongSum(said, name, shown, whole)
  if (unlike) return unlike
  const { count } = said
  const wrong =
    count === undefined ? undefined : shown.find((item) => item[count] !== (counts.get(textOfValue(item[name])) ?? 0))
  if (!wrong || count === undefined) return undefined
  const right = counts.get(textOfValue(wrong[name])) ?? 0
  return {
    expected: `${count} of ${textOfValue(wrong[name])} to be ${right}, as ${said.list} has it`,
    seen: start(wrong[count]),
  }
}

/** The most items that a list without pages shows. */
function mostOf({ contract }: Context, { operation, itemsAt }: ListModel): number {
  const schema = jsonContent(successOf(operation)?.content ?? {})?.[1].schema
  const flat = flatten(contract.document, schema)
  const array =
    itemsAt === '' ? flat : flatten(contract.document, (Object(flat.properties) as Json)[itemsAt.slice(1)] as Json)
  return Number(array.maxItems ?? Number.POSITIVE_INFINITY)
}

async function compare(context: Context, derived: Derived): Promise<void> {
  const { list, call, other, listing, said, pointer } = derived
  const most = mostOf(context, list)
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const shown: Pages | undefined = await readPages(context, list, call)
    const whole = await readPages(context, other, listing)
    if (!shown?.isComplete || !whole?.isComplete) return
    const wrong = wrongIn(derived, shown.items, whole.items, shown.items.length >= most)
    if (wrong && tries < TRIES) continue
    judgeLaw(
      context,
      list.operation,
      'recomputed',
      wrong && {
        ...wrong,
        exchanges: [...shown.pages, ...whole.pages].map(({ exchange }) => exchange),
        pointer,
        detail: said.field,
      },
    )
    return
  }
}

/** The list follows the creation of two items with a value that nothing else has, and the deletion of one of them. */
async function judgeFollowing(context: Context, derived: Derived): Promise<void> {
  const { requests, client, model, mayWrite } = context
  const { other, said } = derived
  const resource = model.resources.find((one) => one.list === other.operation && one.create && one.delete)
  const base = resource?.create && mayWrite ? await requests.base(resource.create) : undefined
  if (!resource || !base || !isSuccess(base)) return
  const again = await requests.again(base)
  const own = withOwnTexts(context, again)
  const value = at(own.body, `/${said.field}`)
  const made = []
  for (let index = 0; index < LEAST_ITEMS; index += 1) {
    const call = await requests.again(base)
    // A reference to another item stays as it is.
    const isText = value !== at(again.body, `/${said.field}`)
    const body = isText ? { ...Object(call.body), [said.field]: value } : call.body
    const exchange = await client.send({ ...call, body })
    const created = isSuccess(exchange) ? requests.track(resource, exchange) : undefined
    if (created) made.push(created)
  }
  if (made.length > 0) await compare(context, derived)
  for (const created of made) {
    const status = await requests.made.remove(created)
    if (status < 300) await compare(context, derived)
  }
}

async function derivedBy(context: Context, list: ListModel, call: Call, said: Said): Promise<Derived | undefined> {
  const other = context.model.lists.get(said.list)
  const base = other && (await context.requests.base(other.operation))
  if (!other || !base || !isSuccess(base)) return undefined
  const listing = { ...base.call, path: { ...base.call.path, ...call.path } }
  return { list, call, other, listing, said, pointer: list.operation.pointer }
}

export async function judgeRecomputed(context: Context, list: ListModel, call: Call): Promise<void> {
  const judge = async (said: Said | undefined, query: Json, pointer: string) => {
    const wished = { ...call, query: { ...call.query, ...query } }
    const derived = said && !context.isOver() ? await derivedBy(context, list, wished, said) : undefined
    if (!derived) return
    await compare(context, { ...derived, pointer })
    await judgeFollowing(context, { ...derived, pointer })
  }
  for (const said of [extension(list.operation, 'x-derived-from')].flat())
    await judge(saidIn(said), {}, `${list.operation.pointer}/x-derived-from`)
  for (const { name, node, pointer } of list.operation.parameters) {
    const declared = node['x-derived-from']
    for (const [value, said] of Object.entries(isObject(declared) ? declared : {}))
      await judge(saidIn(said), { [name]: value }, pointer)
  }
}
