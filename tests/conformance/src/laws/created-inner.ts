// Fields inside of the objects of a creation are stored as they were sent: null where it is sent, and the default, or nothing, where they are left out.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { at, type Json } from '../contract/pointer.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { Resource } from '../model/model.ts'
import { isNullable } from '../values/flat.ts'
import { type InnerPlace, innerPlaces, withNulls, withoutOptional } from '../values/left-out.ts'
import { isNothing, isSame } from './compare.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { judgeRead } from './lifecycle.ts'

/** A body with all of them may break another rule, and is refused: some are tried alone then. */
const MAX_SINGLE = 2

/** Numbers in a place are the same place. */
const general = (place: string): string => place.replace(/\/\d+(?=\/|$)/g, '/*')

/** The value that a field has when it is left out; undefined if the contract does not say it. */
const standardOf = ({ default: standard }: Json): unknown => standard

function judgeLeftOut(context: Context, [write, read]: [Exchange, Exchange], places: InnerPlace[]): void {
  for (const { place, flat } of places) {
    const [standard, shown] = [standardOf(flat), at(read.answer.body, place)]
    if (standard === undefined && !isNullable(flat)) continue
    // A field that the answer does not have at all has no value.
    const isRight = shown === undefined || (standard === undefined ? isNothing(shown) : isSame(standard, shown))
    const { operation } = write.call
    judgeLaw(
      context,
      operation,
      'default',
      !isRight && {
        expected: `${general(place)} to be ${start(standard ?? null)}, because the request leaves it out`,
        seen: start(shown),
        exchanges: [write, read],
        pointer: operation.body?.pointer ?? operation.pointer,
        detail: general(place),
      },
    )
  }
}

/** Creates an item with a body and reads it; true if it was accepted. */
async function judgeBody(context: Context, resource: Resource, base: Exchange, body: unknown, left: InnerPlace[]) {
  const { requests, client } = context
  const { path, headers } = await requests.again(base)
  const write = await client.send({ ...base.call, path, headers, body })
  const created = isSuccess(write) ? requests.track(resource, write) : undefined
  if (!created) return false
  const read = await readItem(context, resource, created.path)
  if (read && isSuccess(read)) {
    judgeRead(context, write, read)
    judgeLeftOut(context, [write, read], left)
  }
  await requests.made.remove(created)
  return true
}

export async function judgeCreatedInner(context: Context, resource: Resource): Promise<void> {
  const { requests, contract, schemas } = context
  const { create } = resource
  const base = create && (await requests.base(create))
  const content = create && requests.content(create)?.[1]
  if (!base || !isSuccess(base) || !content) return
  const { body } = base.call
  const places = innerPlaces(contract.document, content.schema, body)
  for (const [change, isLeft] of [
    [withNulls, false],
    [withoutOptional, true],
  ] as const) {
    const all = change(places, body)
    const isValid = (one: unknown) => schemas.isValid(content.schemaPointer, one, 'request')
    if (context.isOver() || all.places.length === 0) continue
    const isTaken = isValid(all.body) && (await judgeBody(context, resource, base, all.body, isLeft ? all.places : []))
    for (const place of isTaken ? [] : all.places.slice(0, MAX_SINGLE)) {
      const single = change([place], body)
      if (isValid(single.body)) await judgeBody(context, resource, base, single.body, isLeft ? [place] : [])
    }
  }
}
