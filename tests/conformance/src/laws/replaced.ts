// A PUT of a whole list leaves nothing of the list before.
import type { Context } from '../context.ts'
import type { Operation, Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { isSame } from './compare.ts'
import { judgeLaw } from './law.ts'
import { readPages } from './pages.ts'

/** The field of a body that holds the whole list; undefined if there is none, or more than one. */
function listField({ contract, requests }: Context, operation: Operation): [string, Json] | undefined {
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema)
  const lists = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]): [string, Json][] => {
    const flat = flatten(contract.document, schema as Schema)
    return kindOf(flat) === 'array' ? [[name, flatten(contract.document, flat.items as Schema)]] : []
  })
  return lists.length === 1 && kindOf(lists[0]?.[1] ?? {}) === 'object' ? lists[0] : undefined
}

type Replacing = { list: ListModel; call: Call; listing: Call; field: string }

async function judgeItems(context: Context, { list, call, listing, field }: Replacing, items: Json[]): Promise<void> {
  const update = await context.client.send({ ...call, body: { ...Object(call.body), [field]: items } })
  const after = isSuccess(update) ? await readPages(context, list, listing) : undefined
  if (!after?.isComplete) return
  const more = after.items.find((item) => !items.some((one) => isSame(one, item)))
  const lost = items.find((one) => !after.items.some((item) => isSame(one, item)))
  judgeLaw(
    context,
    call.operation,
    'replaced',
    (more !== undefined || lost !== undefined) && {
      expected: `the list to be the ${items.length} items that were sent`,
      seen: `${after.items.length} items, ${JSON.stringify(more ?? lost).slice(0, 150)} ${more ? 'among them' : 'missing'}`,
      exchanges: [update, ...after.pages.map(({ exchange }): Exchange => exchange)],
    },
  )
}

export async function judgeReplaced(context: Context, operation: Operation): Promise<void> {
  const { model, requests, client, schemas } = context
  const list = [...model.lists.values()].find((one) => one.operation.path === operation.path)
  const [field, item] = listField(context, operation) ?? []
  if (model.kinds.get(operation.id) !== 'replace' || !list || field === undefined || !item) return
  const [base, listed] = [await requests.base(operation), await requests.base(list.operation)]
  if (!base || !isSuccess(base) || !listed || !isSuccess(listed)) return
  const content = requests.content(operation)?.[1]
  const listing = { ...listed.call, path: { ...listed.call.path, ...base.call.path } }
  const before = await readPages(context, list, listing)
  const sent: unknown = Object(base.call.body)[field]
  const items = Array.isArray(sent) ? sent.filter(isObject) : []
  for (const some of [items, items.slice(0, 1), []])
    if (content && schemas.isValid(content.schemaPointer, { ...Object(base.call.body), [field]: some }, 'request'))
      await judgeItems(context, { list, call: base.call, listing, field }, some)
  // The list is set back: the fields of its items that the body takes.
  const names = Object.keys(isObject(item.properties) ? item.properties : {})
  const former = before?.items.map((one) =>
    Object.fromEntries(Object.entries(one).filter(([name]) => names.includes(name))),
  )
  const back = former && (await client.send({ ...base.call, body: { ...Object(base.call.body), [field]: former } }))
  if (back && !isSuccess(back)) context.note(`${operation.id} could not be set back (${back.answer.status})`)
}
