// A change of several items that names the version of each leaves those that have another version: expectedVersions: { '17': 3 } beside ids.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation, Schema } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { differences } from './compare.ts'
import { judgeLaw } from './law.ts'
import { fieldBodies } from './updates.ts'

const VERSIONS = /^((expected|if)_?)?(versions|revisions|etags)(_?by_?id)?$/i
/** More updates than an item of a test has. */
const FAR = 1000
const MAX_BODIES = 3

/** The field of a body that names a version for each id. */
function versionsField({ contract, requests }: Context, operation: Operation): string | undefined {
  const { properties } = flatten(contract.document, requests.content(operation)?.[1].schema)
  return Object.entries(isObject(properties) ? properties : {}).find(([name, schema]) => {
    const flat = flatten(contract.document, schema as Schema)
    const version = flatten(contract.document, flat.additionalProperties as Schema)
    return VERSIONS.test(name) && kindOf(flat) === 'object' && kindOf(version) === 'integer'
  })?.[0]
}

type Bulk = { operation: Operation; ids: string }
type Item = { id: string; read: () => Promise<Exchange | undefined> }

const versionOf = ({ answer }: Exchange): unknown => (Object(answer.body) as Json).version

/** Names another version of an item than the present one, an older or a later one: the item stays as it is. */
export async function judgeBulkVersions(
  context: Context,
  { operation, ids }: Bulk,
  call: Call,
  item: Item,
): Promise<void> {
  const field = versionsField(context, operation)
  const before = field === undefined ? undefined : await item.read()
  const present = before && isSuccess(before) ? versionOf(before) : undefined
  if (field === undefined || !before || typeof present !== 'number') return
  const others = [call.body, ...fieldBodies(context, call).map(({ body }) => body)].map((body) => ({
    ...Object(body),
    [ids]: [item.id],
  }))
  // An update that leaves everything as it is overwrites nothing.
  const bodies = others.filter((body) => differences(body, before.answer.body).length > 0).slice(0, MAX_BODIES)
  for (const body of bodies)
    for (const version of [present + FAR, ...(present > 1 ? [present - 1] : [])]) {
      if (context.isOver()) return
      const sent = await context.client.send({ ...call, body: { ...body, [field]: { [item.id]: version } } })
      const after = await item.read()
      const changed = after && isSuccess(after) ? differences(before.answer.body, after.answer.body) : []
      judgeLaw(
        context,
        operation,
        'stale',
        after !== undefined &&
          changed.length > 0 && {
            expected: `${item.id} as before, because ${field} names version ${version} of it, and the present one is ${present}`,
            seen: `${sent.answer.status} ${start(changed.map((name) => Object(after.answer.body)[name] as unknown))}`,
            exchanges: [before, sent, after],
            detail: field,
          },
      )
      if (changed.length > 0) return
    }
}
