// Traces of an accepted call in other operations, by x-leaves: [{ of: listEntries, where: { kind: 3, itemId: $request.path.itemId } }] says that
// a list has one item more with these values; `more`, `less` and `count` say how many more, fewer or at all, `have` what all of them have. Of a
// reading, `fields` are values, `more: { runCount: 1 }` is added, `same` stays. Another operation is answered with `status`. `with` are fields of the
// body that leave it, and `once: true` says that the same call once more leaves nothing further.
import { filled } from '../arazzo/expressions.ts'
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension, namesIn, type Operation } from '../contract/operation.ts'
import { isObject, type Json, join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { withNewKey } from '../values/keys.ts'
import { isSame } from './compare.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { readPages } from './pages.ts'
import { isAmong } from './recomputed.ts'
import { valueAt } from './stated-fields.ts'

type Said = { of: string; body: Json; path: Json; query: Json; isOnce: boolean; entry: Json; index: number }
type Target = { said: Said; call: Call; list: ListModel | undefined }
/** A target as it is at one moment. */
type Seen = { exchanges: Exchange[]; items: Json[]; body: unknown }

const objectOf = (value: unknown): Json => (isObject(value) ? value : {})

const saidBy = (operation: Operation): Said[] =>
  [extension(operation, 'x-leaves')].flat().flatMap((entry, index) =>
    isObject(entry) && typeof entry.of === 'string'
      ? [
          {
            of: entry.of,
            body: objectOf(entry.with),
            path: objectOf(entry.path),
            query: objectOf(entry.query),
            isOnce: entry.once === true,
            entry,
            index,
          },
        ]
      : [],
  )

/** A call with its answer, and the item of its path as it was before. */
type Action = { exchange: Exchange; item: unknown }

/** The value with the expressions of OpenAPI and Arazzo in it, such as $response.body#/id, and $item.name of the item before, replaced. */
const inAction = (value: unknown, { exchange, item }: Action): unknown =>
  filled(value, Object.assign({ inputs: {}, steps: {}, outputs: {}, exchange }, { item }))

/** The item that a call names, before it. */
async function itemBefore(context: Context, { operation, path }: Call): Promise<unknown> {
  const resource = context.model.resources.find(({ item }) => item === operation.path)
  const read = resource && (await readItem(context, resource, path))
  return read && isSuccess(read) ? read.answer.body : undefined
}

/** The parameters of a path that another path has, too. */
const sharedPath = ({ path: other }: Operation, path: Json): Json =>
  Object.fromEntries(namesIn(other).flatMap((name) => (name in path ? [[name, path[name]]] : [])))

async function targetOf(
  { contract, model, requests }: Context,
  said: Said,
  { path }: Call,
): Promise<Target | undefined> {
  const operation = contract.operations.find(({ id }) => id === said.of)
  const base = operation && (await requests.base(operation))
  if (!operation || !base || !isSuccess(base)) return undefined
  const own = sharedPath(operation, path)
  const call = { ...base.call, path: { ...base.call.path, ...own }, query: { ...base.call.query, ...said.query } }
  return { said, call, list: model.lists.get(operation.id) }
}

async function look(context: Context, { call, list }: Target): Promise<Seen | undefined> {
  if (list) {
    const pages = await readPages(context, list, call)
    return pages?.isComplete
      ? { exchanges: pages.pages.map(({ exchange }) => exchange), items: pages.items, body: pages.items }
      : undefined
  }
  const exchange = await context.client.send(call)
  return { exchanges: [exchange], items: [], body: isSuccess(exchange) ? exchange.answer.body : undefined }
}

type Wrong = { expected: string; seen: string; detail: string } | undefined

/** A number, or the length of a list. */
const numberOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value))

/** How many items of a list have values, compared with those before the call, and what all of them have. */
function wrongItems({ said }: Target, [before, after]: [Seen | undefined, Seen], action: Action): Wrong {
  const { where, have, count, less, more = have === undefined && less === undefined ? 1 : 0 } = said.entry
  const wanted = objectOf(inAction(where, action))
  const due = objectOf(inAction(have, action))
  if (Object.values({ ...wanted, ...due }).includes(undefined)) return undefined
  const among = ({ items }: Seen) => items.filter((item) => isAmong(item, wanted))
  const words = `items of ${said.of} with ${JSON.stringify(wanted)}`
  const lacking = among(after).find((item) => !isAmong(item, due))
  if (lacking)
    return { expected: `${JSON.stringify(due)} of all ${words}`, seen: start(lacking), detail: Object.keys(due).join() }
  if (have !== undefined && count === undefined) return undefined
  const by = count === undefined ? numberOf(inAction(more, action)) - numberOf(inAction(less ?? 0, action)) : 0
  const number = count === undefined ? before && among(before).length + by : numberOf(inAction(count, action))
  if (number === undefined || Number.isNaN(number) || among(after).length === number) return undefined
  const was = before ? `, ${among(before).length} before` : ''
  return { expected: `${number} ${words}${was}`, seen: String(among(after).length), detail: said.of }
}

/** The fields of a reading that are not what the call makes of them. */
function wrongFields({ said }: Target, [before, after]: [Seen | undefined, Seen], action: Action): Wrong {
  const { fields, more, same } = said.entry
  const due = [
    ...Object.entries(objectOf(inAction(fields, action))),
    ...Object.entries(objectOf(inAction(more, action))).map(([place, by]): [string, unknown] => [
      place,
      Number(valueAt(before?.body, place)) + Number(by),
    ]),
    ...(Array.isArray(same) ? same : [same])
      .filter((place) => typeof place === 'string')
      .map((place): [string, unknown] => [place, valueAt(before?.body, place)]),
  ]
  const wrong = due.find(([place, value]) => {
    const shown = valueAt(after.body, place)
    return (
      value !== undefined &&
      !(typeof value === 'number' && Number.isNaN(value)) &&
      !(isSame(value, shown) && isSame(shown, value))
    )
  })
  if (!wrong) return undefined
  const [place, value] = wrong
  return {
    expected: `${place} of ${said.of} to be ${start(value)}`,
    seen: start(valueAt(after.body, place)),
    detail: place,
  }
}

function judge(context: Context, { operation }: Call, said: Said, wrong: Wrong, exchanges: Exchange[]): void {
  const pointer = join(operation.pointer, 'x-leaves')
  judgeLaw(
    context,
    operation,
    'leaves',
    wrong && { ...wrong, exchanges, pointer, detail: `${said.index} ${wrong.detail}` },
  )
}

/** The same call once more leaves nothing further. */
async function judgeOnce(context: Context, targets: Target[], { exchange: { call } }: Action): Promise<void> {
  for (const target of targets.filter(({ said }) => said.isOnce)) {
    const before = await look(context, target)
    const again = await context.client.send(call)
    const after = before && isSuccess(again) ? await look(context, target) : undefined
    if (!before || !after) continue
    const isChanged = JSON.stringify(before.body) !== JSON.stringify(after.body)
    const wrong = isChanged
      ? { expected: `${target.said.of} as before the same call once more`, seen: start(after.body), detail: 'once' }
      : undefined
    judge(context, call, target.said, wrong, [...before.exchanges, again, ...after.exchanges])
  }
}

/** Another operation is answered with a status after the call. */
async function judgeStatus(context: Context, said: Said, { exchange: action }: Action): Promise<void> {
  const { contract, requests, client, model } = context
  const operation = contract.operations.find(({ id }) => id === said.of)
  const base = operation && (await requests.base(operation))
  if (!operation || !base) return
  const call = withNewKey(model, await requests.again(base))
  const exchange = await client.send({ ...call, path: { ...call.path, ...sharedPath(operation, action.call.path) } })
  requests.trackAny(exchange)
  const { status, text } = exchange.answer
  const expected = `${String(said.entry.status)} of ${said.of} after it`
  const wrong =
    status === said.entry.status ? undefined : { expected, seen: `${status} ${start(text)}`, detail: said.of }
  judge(context, action.call, said, wrong, [action, exchange])
}

const isOfStatus = ({ entry }: Said): boolean => entry.status !== undefined

/** Judges statements with the same fields of the body by one call. */
async function judgeGroup(context: Context, group: Said[], call: Call): Promise<void> {
  const found = await Promise.all(
    group.filter((said) => !isOfStatus(said)).map((said) => targetOf(context, said, call)),
  )
  const targets = found.filter((one) => one !== undefined)
  const before: (Seen | undefined)[] = []
  for (const target of targets) before.push(await look(context, target))
  const item = await itemBefore(context, call)
  const exchange = await context.client.send(call)
  context.requests.trackAny(exchange)
  if (!isSuccess(exchange))
    return context.coverage.skip(call.operation.id, 'laws/leaves', `answered ${exchange.answer.status}`)
  const action = { exchange, item }
  for (const [index, one] of targets.entries()) {
    const path = { ...one.call.path, ...objectOf(inAction(one.said.path, action)) }
    const target = { ...one, call: { ...one.call, path } }
    const after = await look(context, target)
    if (!after) continue
    const pair: [Seen | undefined, Seen] = [before[index], after]
    const wrong = target.list ? wrongItems(target, pair, action) : wrongFields(target, pair, action)
    judge(context, call, target.said, wrong, [...(before[index]?.exchanges ?? []), exchange, ...after.exchanges])
  }
  for (const said of group.filter(isOfStatus)) await judgeStatus(context, said, action)
  await judgeOnce(context, targets, action)
}

/** Statements in a row with the same fields of the body. */
function groupsOf(said: Said[]): Said[][] {
  const groups: Said[][] = []
  for (const one of said) {
    const last = groups.at(-1)
    if (last && JSON.stringify(last[0]?.body) === JSON.stringify(one.body)) last.push(one)
    else groups.push([one])
  }
  return groups
}

/** Statements with other fields of the body than those before them are judged by a further call on the same item. */
export async function judgeLeaves(context: Context, operation: Operation): Promise<void> {
  const said = saidBy(operation)
  const base = said.length > 0 ? await context.requests.base(operation) : undefined
  if (!base || !isSuccess(base)) return
  const call = withNewKey(context.model, await context.requests.fresh(base))
  for (const group of groupsOf(said)) {
    const body = isObject(call.body) ? { ...call.body, ...group[0]?.body } : call.body
    if (!context.isOver()) await judgeGroup(context, group, body === undefined ? call : { ...call, body })
  }
}

/** The calls that are not judged themselves and leave something in an operation that is. */
export const leavingIn = ({ contract, operations }: Context): Operation[] =>
  contract.operations.filter(
    (one) => !operations.includes(one) && saidBy(one).some(({ of }) => operations.some(({ id }) => id === of)),
  )
