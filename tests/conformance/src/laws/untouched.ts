// A request that is refused has no effect: what it would have changed is as before.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { differences, stable } from './compare.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { identity, readPages } from './pages.ts'

type Read = () => Promise<Exchange | undefined>
type Listing = { model: ListModel; call: Call; known: Set<string> }

/** The state before requests that must be refused. */
export type Watch = { before: Exchange | undefined; read: Read; list: Listing | undefined }

/** The list that shows what an operation creates. */
const listOf = ({ model }: Context, operation: Operation): ListModel | undefined =>
  [...model.lists.values()].find(
    (list) =>
      list.operation.path === operation.path ||
      model.resources.some((one) => one.create === operation && one.list === list.operation),
  )

/** How to read the item that a call changes: the one that it names, a setting at its own path, or what its path lies below. */
async function readerOf(context: Context, call: Call): Promise<Read> {
  const { model, requests, contract, client } = context
  const { operation, path } = call
  const resource = model.resources.find(({ item }) => item === operation.path)
  if (resource) return () => readItem(context, resource, path)
  const setting = contract.operations.find(
    (one) => one.path === operation.path && one.method === 'GET' && !model.lists.has(one.id),
  )
  const base = setting && (await requests.base(setting))
  if (base) return () => client.send({ ...base.call, path: { ...base.call.path, ...path } })
  const above = requests.resourceAbove(operation)
  return above ? () => readItem(context, above, path) : () => Promise.resolve(undefined)
}

async function listingOf(context: Context, call: Call): Promise<Listing | undefined> {
  const isCreation = context.model.kinds.get(call.operation.id) === 'create'
  const model = isCreation ? listOf(context, call.operation) : undefined
  const base = model && (await context.requests.base(model.operation))
  if (!model || !base || !isSuccess(base)) return undefined
  const listing = { ...base.call, path: { ...base.call.path, ...call.path } }
  const pages = await readPages(context, model, listing)
  return pages?.isComplete
    ? { model, call: listing, known: new Set(pages.items.map((item) => identity(model, item))) }
    : undefined
}

/** Reads what a call would change; undefined if it changes nothing that can be read. */
export async function watched(context: Context, call: Call): Promise<Watch | undefined> {
  if (call.operation.method === 'GET' || !context.mayWrite) return undefined
  const read = await readerOf(context, call)
  const before = await read()
  const list = await listingOf(context, call)
  return before && isSuccess(before) ? { before, read, list } : list && { before: undefined, read, list }
}

/** The values that the refused requests would have set; others may change by the work of the backend itself. */
function settable(context: Context, body: unknown, refused: Exchange[]): Json {
  const named = new Set(refused.flatMap(({ call }) => (isObject(call.body) ? Object.keys(call.body) : [])))
  return Object.fromEntries(Object.entries(stable(context, body)).filter(([name]) => named.has(name)))
}

/** True if an item has a text of the body that was sent, and so was made by it. */
function isLike(item: Json, body: unknown): boolean {
  const texts = Object.values(isObject(body) ? body : {}).filter((one) => typeof one === 'string' && one.length > 3)
  return Object.values(item).some((one) => texts.includes(one))
}

/** Judges that the state is as before; `refused` are the requests since then, all of which were refused. */
export async function judgeUntouched(context: Context, watch: Watch | undefined, refused: Exchange[]): Promise<void> {
  const last = refused.at(-1)
  if (!watch || !last || refused.some(({ answer }) => answer.status < 400 || answer.status >= 500)) return
  const { operation } = last.call
  const { before, read, list } = watch
  const some = refused.slice(-3)
  const because = `because ${refused.length > 1 ? 'the requests were' : 'the request was'} refused`
  const after = before && (await read())
  if (before && after) {
    const changed = isSuccess(after)
      ? differences(settable(context, before.answer.body, refused), after.answer.body)
      : ['everything']
    judgeLaw(
      context,
      operation,
      'no-effect',
      changed.length > 0 && {
        expected: `${changed.join(', ')} as before, ${because}`,
        seen: `${after.answer.status} ${start(changed.map((name) => Object(after.answer.body)[name] as unknown))}`,
        exchanges: [before, ...some, after],
        detail: 'changed',
      },
    )
  }
  const pages = list && (await readPages(context, list.model, list.call))
  if (!list || !pages) return
  const own = new Set(context.requests.made.ids())
  const added = pages.items.find((item) => {
    const id = identity(list.model, item)
    return !list.known.has(id) && !own.has(id) && refused.some(({ call }) => isLike(item, call.body))
  })
  judgeLaw(
    context,
    operation,
    'no-effect',
    added && {
      expected: `no further item in the list, ${because}`,
      seen: `${identity(list.model, added)} is new`,
      exchanges: [...some, ...pages.pages.map(({ exchange }) => exchange)],
      detail: 'added',
    },
  )
}
