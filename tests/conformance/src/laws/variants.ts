// Creations with each value that a field may have: at its limits, of its enumeration, and those that programs mistake for none.
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { at, isObject, type Json } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { limitsOf } from '../values/faults.ts'
import { flatten } from '../values/flat.ts'
import { plainValues } from '../values/plain.ts'
import { createFull } from './full.ts'
import { readItem } from './item.ts'
import { judgeRead } from './lifecycle.ts'
import { withSigns } from './texts.ts'

/** Backends limit how much an account has, and how much it makes in a month. */
const MAX_VARIANTS = 12
const MAX_EXAMPLES = 3
/** The values of a field by which the list is sorted. */
const MAX_SORTED = 2

/** True for a body that gives ids to the parts of a new item, which a backend may replace by its own. */
const namesItself = (body: unknown): boolean =>
  isObject(body) && Object.values(body).some((one) => typeof one === 'object' && /"id":/.test(JSON.stringify(one)))

/** The bodies of the creations, each once. */
function bodiesOf(context: Context, base: Exchange): unknown[] {
  const { requests, contract, schemas } = context
  const { operation, body } = base.call
  const content = requests.content(operation)?.[1]
  if (!content || !isObject(body)) return []
  const { document } = contract
  const plain = plainValues(document, content.schema, body).map(
    ({ field, value }): Json => ({ ...body, [field]: value }),
  )
  const signs = withSigns(context, base.call)?.body
  const sorted = sortedFields(context, operation)
  const limits = limitsOf(document, content.schema, body)
  // Every text at its greatest length.
  const texts = limits.filter(({ keyword, place }) => keyword === 'maxLength' && !place.slice(1).includes('/'))
  const largest = {
    ...body,
    ...Object.fromEntries(texts.map(({ place, value }) => [place.slice(1), at(value, place)])),
  }
  const isValid = (one: unknown) => schemas.isValid(content.schemaPointer, one, 'request')
  const examples = content.examples.filter((one) => !namesItself(one))
  const certain = [largest, ...examples.slice(0, MAX_EXAMPLES)].filter(isValid)
  const all: unknown[] = [
    // A list shows its order by items that differ in the field, and where those without a value are.
    ...sorted.flatMap((field) =>
      plain.filter((one) => one[field] !== body[field] && field in one).slice(0, MAX_SORTED),
    ),
    ...certain,
    ...examples,
    ...(signs === undefined ? [] : [signs]),
    ...limits.map(({ value }) => value),
    ...plain,
  ].filter(isValid)
  const distinct = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]
  const first = distinct.filter((one) => sorted.some((field) => isObject(one) && one[field] !== body[field]))
  const kept = [...new Set([...first.slice(0, MAX_VARIANTS / 2 - 1), ...certain])]
  // From all over the fields, if there are too many.
  const others = distinct.filter((one) => !kept.includes(one))
  const room = Math.min(MAX_VARIANTS - kept.length, others.length)
  const step = Math.max(1, others.length / (MAX_VARIANTS - kept.length))
  return [...kept, ...Array.from({ length: room }, (_, index) => others[Math.floor(index * step)])]
}

/** The optional fields by which the list of such items may be sorted. */
function sortedFields({ contract, model, requests }: Context, create: Operation): string[] {
  const resource = model.resources.find((one) => one.create === create)
  const list = resource?.list && model.lists.get(resource.list.id)
  const { enum: values } = list?.orderBy ? flatten(contract.document, list.orderBy.schema) : {}
  const { properties, required } = flatten(contract.document, requests.content(create)?.[1].schema)
  const names = (Array.isArray(values) ? values : []).map((one) => String(one).replace(/^[-+]|[ :_.](asc|desc)$/g, ''))
  return [...new Set(names)].filter(
    (name) => name in Object(properties) && !(Array.isArray(required) && required.includes(name)),
  )
}

/** Creates the variants and judges that each is read as it was sent; returns what was made. `reads` gets their last readings by their ids. */
export async function judgeVariants(
  context: Context,
  resource: Resource,
  reads: Map<string, Exchange> = new Map(),
): Promise<Created[]> {
  const { requests, client } = context
  const base = resource.create && (await requests.base(resource.create))
  const made: Created[] = []
  if (!base || !isSuccess(base)) return made
  for (const body of bodiesOf(context, base)) {
    if (context.isOver()) return made
    const exchange = await client.send({ ...base.call, body })
    const created = isSuccess(exchange) ? requests.track(resource, exchange) : undefined
    if (!created) continue
    made.push(created)
    const read = await readItem(context, resource, created.path)
    if (!read || !isSuccess(read)) continue
    judgeRead(context, exchange, read)
    reads.set(created.id, read)
  }
  const full = context.isOver() ? undefined : await createFull(context, resource)
  const read = full && (await readItem(context, resource, full.path))
  if (full) made.push(full)
  if (full && read && isSuccess(read)) reads.set(full.id, read)
  return made
}
