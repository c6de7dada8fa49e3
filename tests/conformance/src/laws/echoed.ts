// The answer to a write shows what was sent: a field of the request that the answer has as well, by the contract with the same type, has the
// value that was sent, also inside of objects and lists.
import { start } from '../checks/answer-rules.ts'
import { type Context, exceptionOf } from '../context.ts'
import { jsonContent, type Schema, successOf } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import type { Exchange } from '../http/client.ts'
import { flatten, kindOf } from '../values/flat.ts'
import { isNothing, isSame } from './compare.ts'
import { judgeLaw } from './law.ts'
import { wholeOf } from './part-answers.ts'

const MAX_DEPTH = 6
/** The backend makes something of its own of such a field: a code is used up, a version goes on. */
const OWN =
  /(password|secret|token|code|captcha|version|revision|etag)$|^(is_?)?(test|trial|dry_?run)$|url$|^(email|phone)/i

type Pair = { document: Json; asked: Schema | undefined; shown: Schema | undefined }

/** True if two schemas say the same about a value, as far as its type, format and choice go. */
function isAlike(one: Json, other: Json): boolean {
  const isSameEnum =
    !Array.isArray(one.enum) ||
    !Array.isArray(other.enum) ||
    one.enum.some((value) => Array.from(other.enum as unknown[]).includes(value))
  return kindOf(one) === kindOf(other) && one.format === other.format && isSameEnum
}

/** True if a value was sent that the answer has room for. */
function isLeftOut({ document, asked, shown }: Pair, sent: unknown): boolean {
  const [one, other] = [flatten(document, asked, sent), flatten(document, shown, sent)]
  const isEmpty = isNothing(sent) || sent === false || (Array.isArray(sent) && sent.length === 0)
  return (
    !isEmpty && isAlike(one, other) && one.writeOnly !== true && other.readOnly !== true && other.writeOnly !== true
  )
}

/** The places where the answer shows another value than the one that was sent. */
function unlike({ document, asked, shown }: Pair, sent: unknown, read: unknown, place = '', depth = 0): string[] {
  const [one, other] = [flatten(document, asked, sent), flatten(document, shown, read)]
  if (depth > MAX_DEPTH || !isAlike(one, other) || one.writeOnly === true || other.readOnly === true) return []
  if (isObject(sent) && isObject(read)) {
    const [from, to] = [Object(one.properties) as Json, Object(other.properties) as Json]
    return Object.keys(sent).flatMap((name) => {
      if (!(name in from) || !(name in to) || OWN.test(name)) return []
      const schemas = { document, asked: from[name] as Schema, shown: to[name] as Schema }
      const at = place ? `${place}.${name}` : name
      if (name in read) return unlike(schemas, sent[name], read[name], at, depth + 1)
      // A field that a request may have and an answer may show is in the answer once it was sent.
      return isLeftOut(schemas, sent[name]) ? [at] : []
    })
  }
  // The items of sets, and of lists that are not as long, have no places to compare.
  if (Array.isArray(sent) && Array.isArray(read)) {
    if (sent.length !== read.length || one.uniqueItems === true) return isSame(sent, read) ? [] : [place]
    return sent.flatMap((item: unknown, index) =>
      unlike(
        { document, asked: one.items as Schema, shown: other.items as Schema },
        item,
        read[index] as unknown,
        `${place}.${index}`,
        depth + 1,
      ),
    )
  }
  // The backend may fill in a value that a request leaves open, and the answer may have no room for all of a text.
  if (isNothing(sent) || (typeof sent === 'string' && sent.length > Number(other.maxLength ?? Infinity))) return []
  return isSame(sent, read) ? [] : [place]
}

/** True if the overrides except a place, or one that it lies below, from being saved: 'laws/saved address.country'. */
function isExcepted(context: Context, operation: string, place: string): boolean {
  const keys = place.split('.').filter((key) => !/^\d+$/.test(key))
  return keys.some(
    (_, index) => exceptionOf(context, operation, 'laws/saved', keys.slice(0, index + 1).join('.')) !== undefined,
  )
}

const valueAt = (body: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((value, key) => Object(value)[key] as unknown, body)

export function judgeEchoed(context: Context, exchange: Exchange): void {
  const { call, answer } = exchange
  const { operation, body, rawBody } = call
  const asked = context.requests.content(operation)?.[1].schema
  const shown = jsonContent(successOf(operation)?.content ?? {})?.[1].schema
  if (operation.method === 'GET' || rawBody !== undefined || !isObject(body) || !isObject(answer.body)) return
  // A part was sent, and the whole is answered, whose own fields may have the same names.
  if (wholeOf(context, operation)) return
  const places = unlike({ document: context.contract.document, asked, shown }, body, answer.body).filter(
    // A parameter of the same name may have the last word.
    (place) => !(place in call.query) && !isExcepted(context, operation.id, place),
  )
  judgeLaw(
    context,
    operation,
    'echoed',
    places.length > 0 && {
      expected: `${places.join(', ')} as it was sent: ${start(places.map((place) => valueAt(body, place)))}`,
      seen: `${start(places.map((place) => valueAt(answer.body, place)))} in the answer`,
      exchanges: [exchange],
      pointer: operation.body?.pointer ?? operation.pointer,
      detail: places.join().replace(/\.\d+/g, ''),
    },
  )
}
