// A field that is the quotient or the difference of two others is that, by the contract: x-ratio: { of: clicks, per: impressions },
// x-difference: { of: first, minus: second }, or both with x-ratio: { of: now, minus: before, per: before, times: 100 }.
import { isObject, type Json } from '../contract/pointer.ts'
import type { Ratio, Schemas } from '../contract/schemas.ts'
import type { NewFinding } from '../findings.ts'
import { type Exchange, isSuccess } from '../http/client.ts'

type Found = Pick<NewFinding, 'rule' | 'pointer' | 'expected' | 'seen' | 'detail'>

/** How far a number may be off because it is rounded to the decimals that it shows. */
const rounding = (value: number): number => 0.6 * 10 ** -(/\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0)
/** Whole numbers are counted; others may be rounded. */
const roundingOfPart = (value: number): number => (Number.isInteger(value) ? 0 : rounding(value))

/** The value that a field of an object should have and has not; undefined if it is, or its parts are not known. */
function brokenIn(
  object: Json,
  { name, of, minus, per, times, isRounded, isSetWhen }: Ratio,
): number | null | undefined {
  const partAt = (field: string | undefined, otherwise: number) => (field === undefined ? otherwise : object[field])
  const [value, whole, less, part] = [object[name], object[of], partAt(minus, 0), partAt(per, 1)]
  if (typeof whole !== 'number' || typeof less !== 'number' || typeof part !== 'number' || part < 0) return undefined
  // A quotient without a divisor is null, or 0 where it cannot be.
  if (part === 0) return minus === undefined && typeof value === 'number' && value !== 0 ? null : undefined
  const quotient = (whole - less) / part
  const expected = quotient * times
  if (value === null) return isSetWhen ? undefined : expected
  if (typeof value !== 'number') return undefined
  const roundingOf = isRounded ? rounding : roundingOfPart
  const ofParts = roundingOf(whole) + roundingOf(less) + Math.abs(quotient) * roundingOf(part)
  return Math.abs(value - expected) > rounding(value) + (times * ofParts) / part ? expected : undefined
}

/** The calculation in words. */
const calculation = ({ of, minus, per, times }: Ratio, shown: (field: string) => string): string => {
  const difference = minus === undefined ? shown(of) : `${shown(of)} − ${shown(minus)}`
  const quotient =
    per === undefined ? difference : `${minus === undefined ? difference : `(${difference})`} / ${shown(per)}`
  return times === 1 ? quotient : `${quotient} × ${times}`
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
    return [
      {
        rule: 'answers/ratio',
        pointer: ratio.pointer,
        expected: `${ratio.name} to be ${calculation(ratio, String)}, ${brokenIn(object, ratio)}`,
        seen: `${String(object[ratio.name])} with ${calculation(ratio, (field) => String(object[field]))}`,
        detail: ratio.name,
      },
    ]
  })
}
