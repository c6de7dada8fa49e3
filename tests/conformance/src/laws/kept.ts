// A merge leaves the references that it does not name.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { namesIn, type Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { Resource } from '../model/model.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { REFERENCE } from '../values/references.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { identity, itemsOf } from './pages.ts'
import { guarded } from './updates.ts'

/** An id that a field of this name may hold: one that is known, or that of the first item of such a list beside the call. */
async function idFor({ requests, model }: Context, { path }: Call, field: string): Promise<string | undefined> {
  const known = requests.known(field)
  if (known !== undefined) return known
  const resource = model.resources.find(
    ({ parameter, list, collection }) =>
      list && parameter === field && namesIn(collection).every((name) => name in path),
  )
  const list = resource?.list && model.lists.get(resource.list.id)
  const base = list && (await requests.base(list.operation))
  const [item] = list && base && isSuccess(base) ? itemsOf(list, base.answer.body) : []
  return list && item ? identity(list, item) : undefined
}

export async function judgeKept(context: Context, resource: Resource, call: Call): Promise<void> {
  const { requests, contract, client, schemas, model } = context
  const { operation, body } = call
  const content = requests.content(operation)?.[1]
  if (model.kinds.get(operation.id) !== 'merge' || !content || !isObject(body)) return
  const { properties, required } = flatten(contract.document, content.schema, body)
  const names = Object.keys(isObject(properties) ? properties : {}).filter(
    (name) =>
      REFERENCE.test(name) && name !== resource.idField && !(Array.isArray(required) && required.includes(name)),
  )
  for (const field of names) {
    const flat = flatten(contract.document, (properties as Json)[field] as Schema)
    const id = kindOf(flat) === 'string' && !context.isOver() ? await idFor(context, call, field) : undefined
    const { [field]: _, ...others } = body
    const isValid = [{ ...others, [field]: id }, others].every((one) =>
      schemas.isValid(content.schemaPointer, one, 'request'),
    )
    const first = id !== undefined && isValid ? await readItem(context, resource, call.path) : undefined
    if (!first || !isSuccess(first)) continue
    const set = await client.send(guarded(context, { ...call, body: { ...others, [field]: id } }, first))
    const between = isSuccess(set) ? await readItem(context, resource, call.path) : undefined
    if (!between || Object(between.answer.body)[field] !== id) continue
    const update = await client.send(guarded(context, { ...call, body: others }, between))
    const after = isSuccess(update) ? await readItem(context, resource, call.path) : undefined
    if (!after || !isSuccess(after)) continue
    const value: unknown = Object(after.answer.body)[field]
    judgeLaw(
      context,
      operation,
      'merge',
      value !== id && {
        expected: `${field} as before, ${id}, because the update does not name it`,
        seen: start(value),
        exchanges: [set, between, update, after],
        detail: field,
      },
    )
  }
}
