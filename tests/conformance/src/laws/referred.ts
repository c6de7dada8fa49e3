// The item that another one refers to is shown alike by its own reading and by each list of such items, also where a creation changes it:
// whether a rule is used, how many items it has.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { jsonContent, namesIn, type Operation, type Schema, successOf } from '../contract/operation.ts'
import type { Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
import { flatten } from '../values/flat.ts'
import { REFERENCE } from '../values/references.ts'
import { changedFields } from './compare.ts'
import { judgeLaw } from './law.ts'
import { identity, readPages } from './pages.ts'

/** A field of the body of a creation that names an item, the reading of that, and the lists that show it with most of its fields. */
type Field = { name: string; reading: Operation; lists: ListModel[] }
type Referred = { id: string; read: Call; lists: ListModel[] }

const propertiesOf = ({ contract }: Context, schema: Schema | undefined): string[] =>
  Object.keys(Object(flatten(contract.document, schema).properties) as Json)

/** The fields of a creation that name other items, as far as the schemas tell. */
function fieldsOf(context: Context, create: Operation): Field[] {
  const { contract, requests, model } = context
  return propertiesOf(context, requests.content(create)?.[1].schema).flatMap((name): Field[] => {
    const reading = contract.operations.find(
      ({ method, path, id }) => method === 'GET' && path.endsWith(`/{${name}}`) && !model.lists.has(id),
    )
    const shown = reading && propertiesOf(context, jsonContent(successOf(reading)?.content ?? {})?.[1].schema)
    if (!REFERENCE.test(name) || !reading || !shown) return []
    const lists = [...model.lists.values()].filter(({ item, operation, idField }) => {
      const shared = Object.keys(Object(item.properties) as Json).filter((one) => shown.includes(one))
      const isReached = namesIn(operation.path).every((one) => namesIn(reading.path).includes(one))
      return isReached && idField !== undefined && shared.length >= shown.length / 2
    })
    return lists.length > 0 ? [{ name, reading, lists }] : []
  })
}

async function referredBy({ requests }: Context, call: Call, fields: Field[]): Promise<Referred[]> {
  const found: Referred[] = []
  for (const { name, reading, lists } of fields) {
    const id: unknown = Object(call.body)[name]
    const path = { ...call.path, [name]: id }
    const isNamed = typeof id === 'string' && namesIn(reading.path).every((one) => one in path)
    const base = isNamed ? await requests.base(reading) : undefined
    if (base && typeof id === 'string') found.push({ id, read: { ...base.call, path }, lists })
  }
  return found
}

type Shown = { operation: Operation; exchange: Exchange; item: Json }

/** The item as its reading and the lists show it. */
async function shownBy(context: Context, { id, read, lists }: Referred): Promise<Shown[]> {
  const own = await context.client.send(read)
  const shown: Shown[] = isSuccess(own)
    ? [{ operation: read.operation, exchange: own, item: Object(own.answer.body) as Json }]
    : []
  for (const list of lists) {
    const base = await context.requests.base(list.operation)
    const pages =
      base && isSuccess(base)
        ? await readPages(context, list, { ...base.call, path: { ...base.call.path, ...read.path } })
        : undefined
    for (const { exchange, items } of pages?.pages ?? []) {
      const item = items.find((one) => identity(list, one) === id)
      if (item) shown.push({ operation: list.operation, exchange, item })
    }
  }
  return shown
}

function judgeAlike(context: Context, made: Exchange, before: Shown[], after: Shown[]): void {
  const changes = after.flatMap((now) => {
    const was = before.find(({ operation }) => operation === now.operation)
    return was ? [{ now, was, fields: changedFields(context, was.item, now.item) }] : []
  })
  for (const { now, was, fields } of changes) {
    const missedBy = (one: (typeof changes)[number]) =>
      one.fields.filter(
        (name) =>
          name in now.item &&
          !fields.includes(name) &&
          JSON.stringify(now.item[name]) !== JSON.stringify(one.now.item[name]),
      )
    const other = changes.find((one) => missedBy(one).length > 0)
    const missed = other ? missedBy(other) : []
    judgeLaw(
      context,
      now.operation,
      'referred',
      other && {
        expected: `${missed.join(', ')} as ${other.now.operation.id} shows it after ${made.call.operation.id}: ${start(missed.map((name) => other.now.item[name]))}`,
        seen: start(missed.map((name) => now.item[name])),
        exchanges: [was.exchange, made, other.now.exchange, now.exchange],
        detail: missed.join(),
      },
    )
  }
}

/** Creates an item, and compares what the readings and lists of what it refers to show before and after. */
export async function judgeReferred(context: Context, resource: Resource): Promise<void> {
  const { requests, operations, client } = context
  const { create } = resource
  const fields = create
    ? fieldsOf(context, create).filter(({ reading, lists }) =>
        [create, reading, ...lists.map(({ operation }) => operation)].some((one) => operations.includes(one)),
      )
    : []
  const base = create && fields.length > 0 ? await requests.base(create) : undefined
  if (!base || !isSuccess(base)) return
  const call = await requests.again(base)
  const judged = await referredBy(context, call, fields)
  if (judged.length === 0) return
  const before: Shown[][] = []
  for (const one of judged) before.push(await shownBy(context, one))
  const made = await client.send(call)
  const created = isSuccess(made) ? requests.track(resource, made) : undefined
  if (!created) return
  for (const [index, one] of judged.entries())
    judgeAlike(context, made, before[index] ?? [], await shownBy(context, one))
  await requests.made.remove(created)
}
