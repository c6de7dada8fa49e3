// An operation that answers with an item or a setting has the effect that it shows: what is read at the place of its own has the same values.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { namesIn, type Operation } from '../contract/operation.ts'
import { at, join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { answerName, type Resource } from '../model/model.ts'
import { differences, stable } from './compare.ts'
import { isListed, readList } from './item.ts'
import { judgeLaw } from './law.ts'
import { judgeRead } from './lifecycle.ts'
import { isWronglyRefused } from './updates.ts'

const TEMPORARY = /^(is_?)?temporary$/i

type Shown = { read: Exchange; resource: Resource | undefined; path: Call['path'] }

/** The readings that answer with the schema of an operation, at other paths than its own. */
const readingsLike = ({ contract, model }: Context, operation: Operation): Operation[] =>
  contract.operations.filter(
    (one) =>
      one.method === 'GET' &&
      one.path !== operation.path &&
      !model.lists.has(one.id) &&
      answerName(one) === answerName(operation),
  )

/** Reads what an operation has answered with, by the ids of the call and that of the answer. */
export async function readAnswered(context: Context, { call, answer }: Exchange): Promise<Shown | undefined> {
  const { model, requests, callers, client } = context
  const own = { ...callers.get(callers.main)?.ids, ...callers.get(call.caller)?.ids }
  const readings = readingsLike(context, call.operation)
  const above = requests.resourceAbove(call.operation)
  // The item that the call names comes before others of its kind.
  for (const reading of readings.toSorted((one) => (one === above?.read ? -1 : 1))) {
    const resource = model.resources.find(({ read }) => read === reading)
    const id = resource && at(answer.body, join('', resource.idField))
    const path: Call['path'] = { ...own, ...call.path }
    if (resource && !(resource === above && resource.parameter in call.path)) path[resource.parameter] = id
    const base = namesIn(reading.path).every((one) => path[one] !== undefined)
      ? await requests.base(reading)
      : undefined
    // Who has changed it reads it, such as another person's own profile.
    const caller = callers.mayCall(reading, call.caller) ? call.caller : base?.call.caller
    if (base && caller !== undefined && isSuccess(base))
      return { read: await client.send({ ...base.call, path, caller }), resource, path }
  }
  return undefined
}

/** An item that an operation makes beside that of its path is in the list of such items, unless it is a temporary one. */
async function judgeShownInList(context: Context, made: Exchange, { resource, path, read }: Shown): Promise<void> {
  const { model, requests } = context
  const list = resource?.list && model.lists.get(resource.list.id)
  const isTemporary = Object.entries(Object(read.answer.body)).some(
    ([name, one]) => TEMPORARY.test(name) && one === true,
  )
  const isMade = made.answer.status === 201 && !isTemporary && resource !== requests.resourceAbove(made.call.operation)
  const pages = list && isMade ? await readList(context, resource, path) : undefined
  if (!resource || !list || !pages?.isComplete) return
  const id = String(path[resource.parameter])
  judgeLaw(
    context,
    list.operation,
    'listed',
    !isListed(context, resource, pages, id) && {
      expected: `what ${made.call.operation.id} made, ${id}, in the list`,
      seen: `${pages.items.length} items without it`,
      exchanges: [made, ...pages.pages.map(({ exchange }) => exchange)],
      detail: made.call.operation.id,
    },
  )
}

/** The same PUT once more leaves the state as it is. One that takes a key for its repetition is only then the same. */
async function judgeRepeated(context: Context, action: Exchange, shown: Shown): Promise<void> {
  const { method, id } = action.call.operation
  if (method !== 'PUT' || context.model.guards.get(id)?.idempotencyKey) return
  const again = await context.client.send(action.call)
  const after = await context.client.send(shown.read.call)
  if (!isSuccess(after)) return
  const changed = isSuccess(again) ? differences(stable(context, shown.read.answer.body), after.answer.body) : []
  const isRefused = isWronglyRefused(context, again)
  judgeLaw(
    context,
    action.call.operation,
    'put-twice',
    (isRefused || changed.length > 0) && {
      expected: 'the same state after the same PUT',
      seen: isRefused ? `${again.answer.status} ${start(again.answer.text)}` : `other values of ${changed.join(', ')}`,
      exchanges: [action, shown.read, again, after],
    },
  )
}

/** True if an operation answers with what another one reads, and is no part of the life of an item, which is judged by itself. */
export const isShowing = (context: Context, operation: Operation): boolean =>
  answerName(operation) !== '' &&
  readingsLike(context, operation).length > 0 &&
  !context.model.resources.some(({ create, update }) => create === operation || update === operation)

/** An operation that answers with an item or a setting that has a reading of its own has the effect that it shows. */
export async function judgeAction(context: Context, operation: Operation): Promise<void> {
  const { requests, client, coverage } = context
  if (!isShowing(context, operation)) return
  const base = await requests.base(operation)
  if (!base || !isSuccess(base)) return
  const action = await client.send(await requests.again(base))
  requests.trackAny(action)
  if (!isSuccess(action)) return coverage.skip(operation.id, 'effect', `answered ${action.answer.status}`)
  const shown = await readAnswered(context, action)
  if (!shown) return
  const { read } = shown
  judgeLaw(
    context,
    operation,
    'effect',
    !isSuccess(read) && {
      expected: 'what the operation answered with',
      seen: `${read.answer.status} ${start(read.answer.text)}`,
      exchanges: [action, read],
    },
  )
  if (!isSuccess(read)) return
  judgeRead(context, action, read)
  await judgeRepeated(context, action, shown)
  await judgeShownInList(context, action, shown)
}
