// Items that only their author may change: x-author-only: true, or { until: admin } where that role and those above it may, too.
import { type Context, exceptionOf } from '../context.ts'
import { extension, type Operation } from '../contract/operation.ts'
import { isObject, type Json, join } from '../contract/pointer.ts'
import { judgeUntouched, watched } from '../laws/untouched.ts'
import { flatten } from '../values/flat.ts'
import { as, callOn, judgeRefusal } from './access.ts'
import { judgeRefusalStatus } from './refusals.ts'

const RESTORES = /\/(restore|undelete)$/i

/** The rank from which on a role may change what others have made; undefined if the contract says nothing of authors. */
export function authorLimit({ overrides }: Context, operation: Operation): number | undefined {
  const declared = extension(operation, 'x-author-only')
  if (declared === true) return Number.POSITIVE_INFINITY
  return isObject(declared) ? overrides.roles.indexOf(String(declared.until)) : undefined
}

/** True if authors can hide such items from the others, by x-hidden-when. */
function isHideable({ contract, requests, model }: Context, operation: Operation): boolean {
  const resource = requests.resourceAbove(operation) ?? model.resources.find(({ item }) => item === operation.path)
  const { properties } = flatten(contract.document, resource?.create && requests.content(resource.create)?.[1].schema)
  return Object.values(isObject(properties) ? properties : {}).some(
    (one) => 'x-hidden-when' in flatten(contract.document, one as Json),
  )
}

export async function judgeAuthor(context: Context, operation: Operation): Promise<void> {
  const { callers, overrides, client } = context
  const limit = authorLimit(context, operation)
  if (limit === undefined || exceptionOf(context, operation.id, 'tenancy/author')) return
  for (const colleague of callers.ofMainTenant()) {
    const isMeant = colleague.name !== callers.main && overrides.roles.indexOf(colleague.role ?? '') < limit
    const found = isMeant ? await callOn(context, operation) : undefined
    const call = found && as(context, found.call, colleague)
    if (!found || !call) continue
    const watch = await watched(context, found.call)
    const exchange = await client.send(call)
    await judgeUntouched(context, watch, [exchange])
    judgeRefusal(context, {
      operation,
      rule: 'tenancy/author',
      pointer: join(operation.pointer, 'x-author-only'),
      exchange,
      expected: `a refusal of ${colleague.name}, because ${callers.main} has made it`,
    })
    // An item that is deleted or hidden may be there for its author alone.
    if (!RESTORES.test(operation.path) && !isHideable(context, operation))
      judgeRefusalStatus(context, exchange, 'an item that somebody else has made')
  }
}
