// A caller is answered about things of another tenant as if they did not exist, wherever the id stands: deeper in the path, in the query, in the body.
import type { Caller } from '../callers.ts'
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject, join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { differences, stable } from '../laws/compare.ts'
import { readItem } from '../laws/item.ts'
import { type Reference, referencesOf } from '../values/references.ts'
import { as, parametersOf } from './access.ts'
import { start } from './answer-rules.ts'
import { isOwned } from './owned.ts'

const RULE = 'tenancy/reference'
/** Lists of what a request named in vain. */
const MISSING = /missing|unknown|not_?found|refus|fail|skip|conflict|error|reject/i

/** An id of the same form that nothing has. */
const unknownLike = (id: string): string => id.replace(/[a-z0-9]{1,6}$/i, (end) => 'Zq0xZ9'.slice(0, end.length))

/** The answer without the lists of what it could not find. */
function shown({ answer: { body, text } }: Exchange): string {
  if (!isObject(body)) return text
  return JSON.stringify(Object.entries(body).filter(([name]) => !MISSING.test(name)))
}

/** The things that the ids name, as their owner reads them. */
async function thingsOf(
  context: Context,
  operation: Operation,
  path: Call['path'],
  ids: string[],
): Promise<(Exchange | undefined)[]> {
  const resource = context.model.resources.find(
    ({ collection, item, read }) => read && (collection === operation.path || operation.path.startsWith(item)),
  )
  const read: (Exchange | undefined)[] = []
  if (operation.method !== 'GET' && resource)
    for (const id of ids) read.push(await readItem(context, resource, { ...path, [resource.parameter]: id }))
  return read
}

type Crossing = { operation: Operation; stranger: Caller; call: Call; reference: Reference }

async function judgeReference(context: Context, { operation, stranger, call, reference }: Crossing): Promise<void> {
  const { client, coverage, findings, requests } = context
  const { name, ids, naming } = reference
  const names = parametersOf(operation).filter((one) => one in stranger.ids)
  const asStranger = (given: Call): Call | undefined => {
    const other = as(context, given, stranger)
    return (
      other && {
        ...other,
        path: { ...other.path, ...Object.fromEntries(names.map((one) => [one, stranger.ids[one]])) },
      }
    )
  }
  const [foreign, none] = [asStranger(naming(ids)), asStranger(naming(ids.map(unknownLike)))]
  if (!foreign || !none) return
  const before = await thingsOf(context, operation, call.path, ids)
  const exchange = await client.send(foreign)
  requests.trackAny(exchange)
  coverage.judge(operation.id, RULE)
  if (!isSuccess(exchange)) return
  const after = await thingsOf(context, operation, call.path, ids)
  const isChanged = before.some((one, index) => {
    const now = after[index]
    return one && now && isSuccess(one) && differences(stable(context, one.answer.body), now.answer.body).length > 0
  })
  const control = await client.send(none)
  requests.trackAny(control)
  const isUnknownRefused = [400, 403, 404, 409, 422].includes(control.answer.status)
  const isTold = ids.some(
    (id) => shown(exchange).includes(`"${id}"`) && !shown(control).includes(`"${unknownLike(id)}"`),
  )
  if (!isChanged && !isUnknownRefused && !isTold) return
  for (const id of ids) if (!(await isOwned(context, stranger, id))) return
  findings.add({
    check: 'tenancy',
    rule: RULE,
    operation: operation.id,
    pointer: join(operation.pointer, 'security'),
    expected: `the answer to an unknown id, ${control.answer.status}, because ${ids.join(', ')} at ${name} is not of ${stranger.name}`,
    seen: `${exchange.answer.status} ${start(exchange.answer.text)}`,
    exchanges: [exchange, control],
    detail: name,
  })
}

/** Sends each id that a call of the first caller names from another tenant, through what that one owns. */
export async function judgeCrossed(context: Context, operation: Operation, stranger: Caller): Promise<void> {
  const { requests, contract, client, callers } = context
  const base = await requests.base(operation)
  if (!base || !isSuccess(base) || exceptionOf(context, operation.id, RULE)) return
  const schema = requests.content(operation)?.[1].schema
  const known = (name: string) => callers.get(callers.main)?.ids[name] ?? requests.known(name)
  const call = await requests.again(base)
  for (const reference of referencesOf(contract.document, schema, call, known)) {
    const { name, ids, isGiven, naming } = reference
    if (context.isOver() || (name in stranger.ids && name in call.path)) continue
    // A reference that the accepted call has not is one that its own caller may name.
    if (!isGiven) {
      const accepted = await client.send(naming(ids))
      requests.trackAny(accepted)
      if (!isSuccess(accepted)) continue
    }
    await judgeReference(context, { operation, stranger, call, reference })
  }
}
