// A field that is the quotient or the difference of two others is that, by the contract: x-ratio: { of: clicks, per: impressions },
// x-difference: { of: first, minus: second }.
import { isObject, type Json } from '../contract/pointer.ts'
import type { Ratio, Schemas } from '../contract/schemas.ts'
import type { NewFinding } from '../findings.ts'
import { type Exchange, isSuccess } from '../http/client.ts'

type Found = Pick<NewFinding, 'rule' | 'pointer' | 'expected' | 'seen' | 'detail'>

/** How far a number may be off because it is rounded to the decimals that it shows. */
const rounding = (value: number): number => 0.6 * 10 ** -(/\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0)
/** Whole numbers are counted; others may be rounded. */
const roundingOfPart = (value: number): number => (Number.isInteger(value) ? 0 : rounding(value))

function brokenIn(object: Json, { name, of, per, isDifference }: Ratio): number | undefined {
  const [value, whole, part] = [object[name], object[of], object[per]]
  if (typeof whole !== 'number' || typeof part !== 'number') return undefined
  // A quotient is known where both of its parts are.
  if (value === null && !isDifference && part > 0) return whole / part
  if (typeof value !== 'number') return undefined
  if (isDifference) {
    const allowed = rounding(value) + roundingOfPart(whole) + roundingOfPart(part)
    return Math.abs(value - (whole - part)) > allowed ? whole - part : undefined
  }
  if (part <= 0) return undefined
  const expected = whole / part
  const allowed = rounding(value) + (roundingOfPart(whole) + Math.abs(expected) * roundingOfPart(part)) / part
  return Math.abs(value - expected) > allowed ? expected : undefined
}

/** All objects of a value. */
function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

export function ratioFindings(exchange: Exchange, { ratios }: Schemas): Found[] {
  if (ratios.length === 0 || !isSuccess(exchange)) return []
  const objects = objectsIn(exchange.answer.body)
  return ratios.flatMap((ratio): Found[] => {
    const object = objects.find((one) => brokenIn(one, ratio) !== undefined)
    if (!object) return []
    const { name, of, per, pointer, isDifference } = ratio
    const sign = isDifference ? '−' : '/'
    return [
      {
        rule: 'answers/ratio',
        pointer,
        expected: `${name} to be ${of} ${sign} ${per}, ${brokenIn(object, ratio)}`,
        seen: `${String(object[name])} with ${String(object[of])} ${sign} ${String(object[per])}`,
        detail: name,
      },
    ]
  })
}
