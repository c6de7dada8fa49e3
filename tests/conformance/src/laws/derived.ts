// Readings that a backend derives from items, such as labels and counts, follow the deletion of an item: they are as before its creation.
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import type { Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { isComputing } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
import { reading } from './compare.ts'
import { judgeLaw } from './law.ts'
import { withOwnTexts } from './own-texts.ts'

/** Readings beside the items of a collection that need no further id. */
const derivedOf = ({ contract }: Context, { collection, item }: Resource): Operation[] =>
  contract.operations.filter(
    (one) =>
      one.method === 'GET' &&
      one.path.startsWith(`${collection}/`) &&
      !one.path.startsWith(item) &&
      !one.path.slice(collection.length).includes('{') &&
      !isComputing(one),
  )

export async function judgeDerived(context: Context, resource: Resource): Promise<void> {
  const { requests, client } = context
  const { create, delete: deletion } = resource
  const operations = derivedOf(context, resource)
  const base = create && deletion && operations.length > 0 ? await requests.base(create) : undefined
  if (!deletion || !base || !isSuccess(base)) return
  const readings: Call[] = []
  for (const operation of operations) {
    const one = await requests.base(operation)
    if (one && isSuccess(one)) readings.push({ ...one.call, path: { ...one.call.path, ...base.call.path } })
  }
  const readAll = async (): Promise<Exchange[]> => {
    const all: Exchange[] = []
    for (const call of readings) all.push(await client.send(call))
    return all
  }
  const before = await readAll()
  const made = await client.send(withOwnTexts(context, await requests.again(base)))
  const created = isSuccess(made) ? requests.track(resource, made) : undefined
  if (!created) return
  const between = await readAll()
  if ((await requests.made.remove(created)) >= 300) return
  const after = await readAll()
  const marks = Object.values(Object(made.call.body) as Json).flatMap((one) =>
    Array.isArray(one) ? (one as unknown[]) : [],
  )
  const own = marks.filter((one): one is string => typeof one === 'string' && one.startsWith('conformance '))
  const text = (exchange: Exchange | undefined) => reading(exchange?.answer.text ?? '')
  for (const [index, last] of after.entries()) {
    const [first, middle] = [before[index], between[index]]
    if (!first || !middle || ![first, middle, last].every(isSuccess)) continue
    // A reading that the creation has not changed says nothing; one that differs once more may change by itself.
    const hasFollowed = text(first) !== text(middle)
    const isLeft = own.some(
      (mark) => !text(first).includes(`"${mark}"`) && [middle, last].every((one) => text(one).includes(`"${mark}"`)),
    )
    judgeLaw(
      context,
      last.call.operation,
      'derived',
      hasFollowed &&
        (isLeft || text(middle) === text(last)) && {
          expected: 'the answer as before the creation, because the item is deleted again',
          seen: 'the answer as it was with the item',
          exchanges: [first, made, middle, last],
        },
    )
  }
}
