// A PUT replaces: what it leaves out does not stay as it was.
import type { Context } from '../context.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { flatten } from '../values/flat.ts'
import { isSame } from './compare.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { guarded } from './updates.ts'

const isEmpty = (value: unknown) =>
  !value || (typeof value === 'object' && Object.values(value).every((inner) => inner === undefined || inner === null))

export async function judgeReplace(context: Context, resource: Resource, created: Created, call: Call): Promise<void> {
  const { operation } = call
  const content = context.requests.content(operation)?.[1]
  if (context.model.kinds.get(operation.id) !== 'replace' || !content || !isObject(call.body)) return
  const { document } = context.contract
  const flat = flatten(document, content.schema, call.body)
  const required = Array.isArray(flat.required) ? flat.required.map(String) : []
  const properties = isObject(flat.properties) ? flat.properties : {}
  const least: Json = Object.fromEntries(Object.entries(call.body).filter(([name]) => required.includes(name)))
  const full = call.body
  const optional = Object.keys(full).filter((name) => {
    const property = flatten(document, properties[name] as Json)
    return !required.includes(name) && !('default' in property) && !isEmpty(full[name])
  })
  if (optional.length === 0 || !context.schemas.isValid(content.schemaPointer, least, 'request')) return
  const first = await readItem(context, resource, created.path)
  if (!first || !isSuccess(first) || !isSuccess(await context.client.send(guarded(context, call, first)))) return
  const before = await readItem(context, resource, created.path)
  if (!before || !isSuccess(before)) return
  const update = await context.client.send(guarded(context, { ...call, body: least }, before))
  const after = isSuccess(update) ? await readItem(context, resource, created.path) : undefined
  if (!after || !isSuccess(after)) return
  const [was, is] = [Object(before.answer.body) as Json, Object(after.answer.body) as Json]
  const stays = optional.filter((name) => name in was && isSame(full[name], was[name]) && isSame(was[name], is[name]))
  judgeLaw(
    context,
    operation,
    'replace',
    stays.length > 0 && {
      expected: `${stays.join(', ')} to be gone, because a PUT replaces and this one leaves ${stays.length > 1 ? 'them' : 'it'} out`,
      seen: JSON.stringify(stays.map((name) => is[name])).slice(0, 200),
      exchanges: [before, update, after],
      detail: stays.join(),
    },
  )
}
