// Every sign is stored as it was sent, or refused with the field named; and a text is as long as it has signs, whatever their bytes.
import { start } from '../checks/answer-rules.ts'
import { FieldNames } from '../checks/field-names.ts'
import type { Context } from '../context.ts'
import { withAt } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Resource } from '../model/model.ts'
import { SIGNS, type Signs, type TextPlace, textPlaces } from '../values/texts.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { judgeRead } from './lifecycle.ts'

export type Written = {
  signs: Signs
  call: Call
  places: Pick<TextPlace, 'place' | 'max'>[]
  like: Call | undefined
}

/** The call with signs in those of some texts that take them; undefined if none of them does. */
function withSignsAt(
  { requests, schemas }: Context,
  call: Call,
  signs: Signs,
  places: Pick<TextPlace, 'place' | 'max'>[],
): Written | undefined {
  const pointer = requests.content(call.operation)?.[1].schemaPointer ?? ''
  const taken: Written['places'] = []
  let [body, like] = [call.body, call.body]
  for (const { place, max } of places) {
    const text = signs.text(max)
    const next = withAt(body, place, text)
    if (text === '' || !schemas.isValid(pointer, next, 'request')) continue
    taken.push({ place, max })
    body = next
    if (signs.like) like = withAt(like, place, signs.like(max))
  }
  const other = signs.like ? { ...call, body: like } : undefined
  return taken.length > 0 ? { signs, places: taken, call: { ...call, body }, like: other } : undefined
}

/** The call once for each kind of signs, with them in all texts that take them. */
export function withEachSign(context: Context, call: Call): Written[] {
  const content = context.requests.content(call.operation)?.[1]
  const places = content ? textPlaces(context.contract.document, content.schema, call.body) : []
  return SIGNS.flatMap((signs) => withSignsAt(context, call, signs, places) ?? [])
}

/** A refusal names one of the fields with the signs; a text that is only as long as another one is not refused alone. */
async function judgeRefusal(
  context: Context,
  { signs, places: taken, like }: Written,
  refused: Exchange,
): Promise<void> {
  const { client, requests } = context
  const places = taken.map(({ place }) => place)
  if (![400, 422].includes(refused.answer.status)) return
  const names = new FieldNames(context)
  names.noteAny(refused, places)
  names.judge()
  const other = like && (await client.send(like))
  if (!other) return
  requests.trackAny(other)
  judgeLaw(
    context,
    refused.call.operation,
    'characters',
    isSuccess(other) && {
      expected: `acceptance of ${signs.name}, because other signs are taken in texts as long: ${places.join(', ')}`,
      seen: `${refused.answer.status} ${start(refused.answer.text)}`,
      exchanges: [other, refused],
      pointer: refused.call.operation.body?.pointer ?? refused.call.operation.pointer,
      detail: signs.name,
    },
  )
}

/** Creates an item with signs, and reads it; true if the creation was refused. */
async function judgeWritten(context: Context, resource: Resource, written: Written): Promise<boolean> {
  const { requests, client } = context
  const exchange = await client.send(written.call)
  const created = isSuccess(exchange) ? requests.track(resource, exchange) : undefined
  if (!created) {
    await judgeRefusal(context, written, exchange)
    return true
  }
  const read = await readItem(context, resource, created.path)
  if (read && isSuccess(read)) judgeRead(context, exchange, read)
  await requests.made.remove(created)
  return false
}

/** Creates items with each kind of signs. Where one text is refused, another one may be stored wrongly: each is tried alone then. */
export async function judgeCharacters(context: Context, resource: Resource): Promise<void> {
  const base = resource.create && (await context.requests.base(resource.create))
  if (!base || !isSuccess(base)) return
  for (const written of withEachSign(context, base.call)) {
    if (context.isOver()) return
    const isRefused = await judgeWritten(context, resource, written)
    for (const place of isRefused && written.places.length > 1 ? written.places : []) {
      const alone = withSignsAt(context, base.call, written.signs, [place])
      if (alone) await judgeWritten(context, resource, alone)
    }
  }
}
