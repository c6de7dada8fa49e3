// Every sign is stored as it was sent, or refused with the field named; and a text is as long as it has signs, whatever their bytes.
import { start } from '../checks/answer-rules.ts'
import { FieldNames } from '../checks/field-names.ts'
import type { Context } from '../context.ts'
import { withAt } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Resource } from '../model/model.ts'
import { SIGNS, type Signs, textPlaces } from '../values/texts.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { judgeRead } from './lifecycle.ts'

export type Written = { signs: Signs; call: Call; places: string[]; like: Call | undefined }

/** The call once for each kind of signs, with them in all texts that take them. */
export function withEachSign({ contract, requests, schemas }: Context, call: Call): Written[] {
  const content = requests.content(call.operation)?.[1]
  if (!content) return []
  const places = textPlaces(contract.document, content.schema, call.body)
  const isValid = (body: unknown) => schemas.isValid(content.schemaPointer, body, 'request')
  return SIGNS.flatMap((signs): Written[] => {
    const taken: string[] = []
    let [body, like] = [call.body, call.body]
    for (const { place, max } of places) {
      const text = signs.text(max)
      if (text === '' || !isValid(withAt(body, place, text))) continue
      taken.push(place)
      body = withAt(body, place, text)
      if (signs.like) like = withAt(like, place, signs.like(max))
    }
    if (taken.length === 0) return []
    return [{ signs, places: taken, call: { ...call, body }, like: signs.like ? { ...call, body: like } : undefined }]
  })
}

/** A refusal names one of the fields with the signs; a text that is only as long as another one is not refused alone. */
async function judgeRefusal(context: Context, { signs, places, like }: Written, refused: Exchange): Promise<void> {
  const { client, requests } = context
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

/** Creates an item with each kind of signs, and reads it. */
export async function judgeCharacters(context: Context, resource: Resource): Promise<void> {
  const { requests, client } = context
  const base = resource.create && (await requests.base(resource.create))
  if (!base || !isSuccess(base)) return
  for (const written of withEachSign(context, base.call)) {
    if (context.isOver()) return
    const exchange = await client.send(written.call)
    const created = isSuccess(exchange) ? requests.track(resource, exchange) : undefined
    if (!created) {
      await judgeRefusal(context, written, exchange)
      continue
    }
    const read = await readItem(context, resource, created.path)
    if (read && isSuccess(read)) judgeRead(context, exchange, read)
    await requests.made.remove(created)
  }
}
