// A caller is answered about things of another tenant as if they did not exist, wherever the id stands: deeper in the path, in the query, in the body.
import type { Caller } from '../callers.ts'
import { type Context, exceptionOf } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject, join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { differences, stable } from '../laws/compare.ts'
import { readItem } from '../laws/item.ts'
import { kindedReferences } from '../values/kinds.ts'
import { type Reference, referencesOf } from '../values/references.ts'
import { as, parametersOf, readAfter } from './access.ts'
import { start } from './answer-rules.ts'
import { FOREIGN_TEXTS } from './foreign-texts.ts'
import { isOwned, ownIdOf, textsOf } from './owned.ts'

const RULE = 'tenancy/reference'
/** Lists of what a request named in vain. */
const MISSING = /missing|unknown|not_?found|refus|fail|skip|conflict|error|reject/i

/** An id of the same form that nothing has; that of the second of several is another one, because they may have to differ. */
const unknownLike = (id: string, index: number): string =>
  id.replace(/[a-z0-9]{1,6}$/i, (end) => `Zq0xZ${(9 + index) % 10}`.slice(-end.length))

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

type Crossing = { operation: Operation; stranger: Caller; path: Call['path']; theirs: Call; reference: Reference }

/** A text of the things that an answer, or what it has made, shows to who named their ids, and not to who named unknown ones. */
async function shownText(context: Context, texts: string[], [exchange, control]: [Exchange, Exchange]) {
  if (texts.length === 0) return undefined
  const shownBy = async (one: Exchange) => `${one.answer.text}${(await readAfter(context, one))?.answer.text ?? ''}`
  const [foreign, none] = [await shownBy(exchange), isSuccess(control) ? await shownBy(control) : '']
  return texts.find((text) => foreign.includes(JSON.stringify(text)) && !none.includes(JSON.stringify(text)))
}

async function judgeReference(context: Context, crossing: Crossing): Promise<void> {
  const { operation, stranger, path, theirs, reference } = crossing
  const { client, coverage, findings, requests } = context
  const { name, ids, naming } = reference
  const before = await thingsOf(context, operation, path, ids)
  const exchange = await client.send(naming(ids, theirs))
  requests.trackAny(exchange)
  coverage.judge(operation.id, RULE)
  if (!isSuccess(exchange)) return
  const after = await thingsOf(context, operation, path, ids)
  const isChanged = before.some((one, index) => {
    const now = after[index]
    return one && now && isSuccess(one) && differences(stable(context, one.answer.body), now.answer.body).length > 0
  })
  const control = await client.send(naming(ids.map(unknownLike), theirs))
  requests.trackAny(control)
  const isUnknownRefused = [400, 403, 404, 409, 422].includes(control.answer.status)
  const isTold = ids.some(
    (id, index) => shown(exchange).includes(`"${id}"`) && !shown(control).includes(`"${unknownLike(id, index)}"`),
  )
  const text = await shownText(context, await textsOf(context, stranger, ids), [exchange, control])
  if (!isChanged && !isUnknownRefused && !isTold && text === undefined) return
  for (const id of ids) if (!(await isOwned(context, stranger, id))) return
  findings.add({
    check: 'tenancy',
    rule: text === undefined ? RULE : FOREIGN_TEXTS,
    operation: operation.id,
    pointer: join(operation.pointer, 'security'),
    expected: `the answer to an unknown id, ${control.answer.status}, because ${ids.join(', ')} at ${name} is not of ${stranger.name}`,
    seen: text === undefined ? `${exchange.answer.status} ${start(exchange.answer.text)}` : `its text "${text}"`,
    exchanges: [exchange, control],
    detail: name,
  })
}

/** The call as the stranger in its own account, with the body of an accepted creation of its own, if there is one. */
function callOf(context: Context, call: Call, stranger: Caller): Call | undefined {
  const { model, requests } = context
  const { operation } = call
  const resource = model.resources.find(({ create }) => create === operation)
  const own = resource && requests.made.of(resource).find((one) => one.call.caller === stranger.name)?.call
  const other = as(context, call, stranger)
  const names = parametersOf(operation).filter((name) => name in stranger.ids)
  const path = { ...call.path, ...Object.fromEntries(names.map((name) => [name, stranger.ids[name]])) }
  return other && { ...other, path, ...(own ? { body: own.body } : {}) }
}

/** Sends each id that a call of the first caller names from another tenant, through what that one owns. */
export async function judgeCrossed(context: Context, operation: Operation, stranger: Caller): Promise<void> {
  const { requests, contract, client, callers } = context
  const base = await requests.base(operation)
  if (!base || !isSuccess(base) || exceptionOf(context, operation.id, RULE)) return
  const schema = requests.content(operation)?.[1].schema
  const known = (name: string) => callers.get(callers.main)?.ids[name] ?? requests.known(name)
  const call = await requests.again(base)
  const theirs = callOf(context, call, stranger)
  const kinded = kindedReferences(contract.document, schema, call).map(async (one): Promise<Reference[]> => {
    const id = await ownIdOf(context, stranger, one.kind)
    const naming = ([first = '']: string[], given: Call) => one.naming(given, first)
    return id === undefined ? [] : [{ name: `${one.place} ${one.kind}`, ids: [id], isGiven: false, naming }]
  })
  const references = [...referencesOf(contract.document, schema, call, known), ...(await Promise.all(kinded)).flat()]
  for (const reference of references) {
    const { name, ids, isGiven, naming } = reference
    if (!theirs || context.isOver() || (name in stranger.ids && name in call.path)) continue
    // A reference that the accepted call has not is one that its own caller may name.
    if (!isGiven) {
      const accepted = await client.send(naming(ids, call))
      requests.trackAny(accepted)
      if (!isSuccess(accepted)) continue
    }
    await judgeReference(context, { operation, stranger, path: call.path, theirs, reference })
  }
}
