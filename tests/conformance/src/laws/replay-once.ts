// A call that is repeated with its idempotency key has one effect.
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import type { Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import { varied } from '../values/bodies.ts'
import { judgeLaw } from './law.ts'
import { identity, readPages } from './pages.ts'
import { twinsOf } from './twins.ts'

/** The same call with the same key has one effect. Other programs may add to the list at the same time: only twins count. */
export async function judgeOnce(context: Context, list: ListModel, call: Call, name: string): Promise<void> {
  const { requests, client, contract } = context
  const { operation } = call
  const listed = await requests.base(list.operation)
  const read = async () =>
    listed && isSuccess(listed)
      ? readPages(context, list, { ...listed.call, path: { ...listed.call.path, ...call.path } })
      : undefined
  const before = await read()
  if (!before?.isComplete) return
  const schema = requests.content(operation)?.[1].schema
  /** The call with a key and a text of its own, on the same item. */
  const keyed = () => ({
    ...call,
    headers: { ...call.headers, [name]: crypto.randomUUID() },
    body: varied(contract, schema, call.body, requests.mark()),
  })
  const [first, second] = [keyed(), keyed()]
  const inTurn = [await client.send(first), await client.send(first)]
  // Without a text of their own, what the two pairs make would be the same.
  const isVaried = JSON.stringify(first.body) !== JSON.stringify(second.body)
  const atOnce = isVaried ? await Promise.all([client.send(second), client.send(second)]) : []
  for (const one of [...inTurn, ...atOnce]) requests.trackAny(one)
  const after = await read()
  if (!after?.isComplete) return
  for (const [pair, detail] of [
    [inTurn, 'one after the other'],
    [atOnce, 'at the same moment'],
  ] as const) {
    const made = pair.find(isSuccess)
    const id = made && identity(list, Object(made.answer.body) as Json)
    const twins = id === undefined ? 0 : twinsOf(context, list, [before.items, after.items], id)
    judgeLaw(
      context,
      operation,
      'replay-once',
      twins > 1 && {
        expected: `one effect of the same ${name}, sent twice ${detail}`,
        seen: `${twins} items that are the same`,
        exchanges: [...pair, ...after.pages.map(({ exchange }) => exchange)],
        pointer: operation.parameters.find((one) => one.name === name)?.pointer ?? operation.pointer,
        detail,
      },
    )
  }
}

/** The lists at the paths beside that of an operation on an item, such as its deliveries beside its test. */
const listsBeside = ({ model }: Context, { path }: Operation): ListModel[] => {
  const above = path.slice(0, path.lastIndexOf('/') + 1)
  return above.includes('{')
    ? [...model.lists.values()].filter(
        ({ operation: list }) => list.path.startsWith(above) && !list.path.slice(above.length).includes('{'),
      )
    : []
}

/** A replay of an operation on an item adds nothing to the lists of the item; what grows by itself does so at most once of two times. */
export async function judgeOnceBeside(context: Context, first: Exchange, name: string): Promise<void> {
  const { requests, client } = context
  const { operation, path } = first.call
  for (const list of listsBeside(context, operation)) {
    const base = await requests.base(list.operation)
    const read = async () =>
      base && isSuccess(base)
        ? readPages(context, list, { ...base.call, path: { ...base.call.path, ...path } })
        : undefined
    const replays: Exchange[] = []
    const count = async () => (await read())?.items.length ?? 0
    const counts = [await count()]
    while (replays.length < 2) {
      replays.push(await client.send(first.call))
      const now = await count()
      if (now <= Math.max(...counts)) break
      counts.push(now)
    }
    judgeLaw(
      context,
      operation,
      'replay-once',
      counts.length > 2 && {
        expected: `${counts[0]} items of ${list.operation.id} after each replay of the same ${name}`,
        seen: counts.join(', then '),
        exchanges: [first, ...replays],
        detail: list.operation.id,
      },
    )
  }
}
