// A field that an update takes in some states of its item only: x-in-states: { field: status, values: [1] } at the field of a body. In another state
// another value of it is a conflict. The states are reached by x-transitions, else they are those of items that are listed.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation, Schema } from '../contract/operation.ts'
import { at, isObject, type Json, join, textOfValue } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Resource } from '../model/model.ts'
import { flatten } from '../values/flat.ts'
import { isSame } from './compare.ts'
import { machineOf } from './in-states.ts'
import { readItem, readList } from './item.ts'
import { judgeLaw } from './law.ts'
import { identity } from './pages.ts'
import { changedBy, itemAfter, waysFrom } from './transitions.ts'
import { addressed, fieldBodies, guarded } from './updates.ts'

type Bound = { name: string; field: string; values: string[] }
type Item = { id: string; path: Json; caller?: string | undefined }

function boundFields({ contract, requests }: Context, operation: Operation): Bound[] {
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema)
  return Object.entries(isObject(properties) ? properties : {}).flatMap(([name, schema]): Bound[] => {
    const said = flatten(contract.document, schema as Schema)['x-in-states']
    return isObject(said) && Array.isArray(said.values)
      ? [{ name, field: String(said.field), values: said.values.map(String) }]
      : []
  })
}

/** An item in each further state, new ones if the contract says how they come there, else those that are listed. */
async function itemsInStates(
  context: Context,
  resource: Resource,
  { field, values }: Bound,
  base: Exchange,
): Promise<Item[]> {
  const machine = await machineOf(context, resource, field)
  const created = machine && (await context.requests.create(resource))
  const first = created && (await readItem(context, resource, created.path))
  if (machine && first && isSuccess(first)) {
    const ways = waysFrom(String(at(first.answer.body, join('', field))), machine.steps)
    const items: Item[] = []
    for (const [state, way] of ways) {
      const item = values.includes(state) ? undefined : await itemAfter(context, machine, way)
      if (item) items.push({ id: item.id, path: item.path, caller: item.call.caller })
    }
    return items
  }
  const list = resource.list && context.model.lists.get(resource.list.id)
  const pages = list && (await readList(context, resource, base.call.path))
  const others = (pages?.items ?? []).filter(
    (one) => one[field] !== undefined && !values.includes(textOfValue(one[field])),
  )
  const one = [...new Map(others.map((item) => [item[field], item])).values()]
  return list
    ? one.map((item) => {
        const id = identity(list, item)
        return { id, path: { ...base.call.path, [resource.parameter]: id } }
      })
    : []
}

/** The update with the values that the item has of what is required, and another one of a field. */
function bodyWith({ contract, requests }: Context, call: Call, read: Json, [name, value]: [string, unknown]): Json {
  const { required } = flatten(contract.document, requests.content(call.operation)?.[1].schema, call.body)
  const needed = Array.isArray(required) ? required.map(String) : []
  const sent = Object(call.body) as Json
  return { ...Object.fromEntries(needed.map((one) => [one, one in read ? read[one] : sent[one]])), [name]: value }
}

async function judgeItem(
  context: Context,
  resource: Resource,
  base: Exchange,
  item: Item,
  bounds: Bound[],
): Promise<void> {
  const { client, schemas, requests } = context
  const content = requests.content(base.call.operation)?.[1]
  const read = await readItem(context, resource, item.path)
  if (!read || !isSuccess(read) || !content) return
  const shown = Object(read.answer.body) as Json
  const others = fieldBodies(context, base.call)
  for (const bound of bounds) {
    const state = textOfValue(shown[bound.field])
    const sent = [base.call.body, ...others.filter(({ field }) => field === bound.name).map(({ body }) => body)]
      .map((body) => Object(body)[bound.name] as unknown)
      .find((value) => value !== undefined && !isSame(value, shown[bound.name]))
    if (bound.values.includes(state) || sent === undefined || context.isOver()) continue
    const body = addressed(bodyWith(context, base.call, shown, [bound.name, sent]), resource, item.id)
    if (!schemas.isValid(content.schemaPointer, body, 'request')) continue
    const path = base.call.operation.path === resource.item ? { ...base.call.path, ...item.path } : base.call.path
    const call: Call = { ...base.call, ...(item.caller ? { caller: item.caller } : {}), path, body }
    const exchange = await client.send(guarded(context, call, read))
    judgeLaw(
      context,
      base.call.operation,
      'in-states',
      isSuccess(exchange) && {
        expected: `a refusal of another ${bound.name} in state ${state} of ${bound.field}`,
        seen: `${exchange.answer.status} ${start(exchange.answer.text)}`,
        exchanges: [read, exchange],
        pointer: base.call.operation.body?.pointer ?? base.call.operation.pointer,
        detail: `${bound.name} ${state}`,
      },
    )
  }
}

export async function judgeFieldsInStates(context: Context, operation: Operation): Promise<void> {
  const bounds = boundFields(context, operation)
  const resource = changedBy(context, operation)
  const [bound] = bounds
  const base = bound && resource ? await context.requests.base(operation) : undefined
  if (!bound || !resource || !base || !isSuccess(base)) return
  for (const item of await itemsInStates(context, resource, bound, base))
    await judgeItem(context, resource, base, item, bounds)
}
