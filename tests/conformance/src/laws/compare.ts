// Compares values as a backend may rightly write them: trimmed, in another order of a set, another form of a moment.
import { isObject, type Json } from '../contract/pointer.ts'
import type { Schemas } from '../contract/schemas.ts'

const SIGNED = /[?&][\w-]*(signature|expires|token|sig)=/i
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function isSameText(one: string, other: string): boolean {
  const [trimmed, ttrimmed] = [one.trim().normalize('NFC'), other.trim().normalize('NFC')]
  if (trimmed === ttrimmed) return true
  // Addresses are the same in capitals and in small letters.
  if (/^\S*[@.]\S*$/.test(trimmed) && trimmed.toLowerCase() === ttrimmed.toLowerCase()) return true
  if (MOMENT.test(one) && MOMENT.test(other)) return Date.parse(one) === Date.parse(other)
  if (!URL.canParse(one) || !URL.canParse(other)) return false
  const [here, there] = [new URL(one), new URL(other)]
  // A signed address has another signature at each reading.
  const isSigned = SIGNED.test(here.search) && SIGNED.test(there.search)
  return isSigned ? here.origin + here.pathname === there.origin + there.pathname : here.href === there.href
}

export const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

type IsNamed = (field: string) => boolean
const none: IsNamed = () => false

/**
 * True if what was read may be what was sent. Fields of objects that only one of them has do not count, unless `isExpected` says that the answer
 * must have them.
 */
export function isSame(sent: unknown, read: unknown, isExpected: IsNamed = none): boolean {
  // An empty text may be written as null.
  if (isNothing(sent) || isNothing(read)) return isNothing(sent) && isNothing(read)
  if (typeof sent === 'string' && typeof read === 'string') return isSameText(sent, read)
  if (typeof sent === 'number' && typeof read === 'number') return Math.abs(sent - read) < 1e-6
  if (Array.isArray(sent) && Array.isArray(read))
    return sent.length === read.length && sent.every((one) => read.some((other) => isSame(one, other, isExpected)))
  if (isObject(sent) && isObject(read))
    return Object.keys(sent).every(
      (key) =>
        (!(key in read) && (isNothing(sent[key]) || !isExpected(key))) || isSame(sent[key], read[key], isExpected),
    )
  return sent === read
}

/** The fields of `sent` that the answer shows otherwise. Fields of another kind (an id sent, an object read) are not comparable. */
export function differences(sent: unknown, read: unknown, isExpected: IsNamed = none): string[] {
  if (!isObject(sent) || !isObject(read)) return []
  return Object.keys(sent).filter(
    (key) => key in read && isComparable(sent[key], read[key]) && !isSame(sent[key], read[key], isExpected),
  )
}

/** The lists that are read in another order than they were sent; `isSet` says of which the order means nothing. */
export function reordered(sent: unknown, read: unknown, isSet: (field: string) => boolean): string[] {
  if (!isObject(sent) || !isObject(read)) return []
  return Object.keys(sent).filter((field) => {
    const [one, other] = [sent[field], read[field]]
    if (!Array.isArray(one) || !Array.isArray(other) || isSet(field)) return false
    return isSame(one, other) && isSame(other, one) && !one.every((item, index) => isSame(item, other[index]))
  })
}

const isComparable = (one: unknown, other: unknown): boolean => {
  if (one === null) return true
  if (other === null) return true
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other)
}

/** Fields that change with every write, whatever it writes. */
const SYSTEM = /^(version|revision|etag|(last_?)?(updated|modified|changed)(_?(at|on|by))?)$|(Token|Secret|Key)$/i
const VOLATILE = /^(version|revision|etag|updated|modified|changed|last)|(At|_at|On|Date|Token|Secret|Key)$/

/** The fields of a value that do not change by themselves: those that a request can set, and those whose names do not say so. */
export const stable = ({ schemas }: { schemas: Schemas }, value: unknown): Json =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter(([key]) => !VOLATILE.test(key) || (!SYSTEM.test(key) && schemas.isSent(key))),
      )
    : {}

/** The flags of an answer that say wrongly whether a field has a value that no answer shows: hasPassword of password. With what is right. */
export function wrongFlags(sent: unknown, read: unknown): [string, boolean][] {
  if (!isObject(sent) || !isObject(read)) return []
  return Object.entries(sent).flatMap(([field, value]): [string, boolean][] => {
    const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}`
    const flag = [`has${name}`, `is${name}Set`].find((one) => typeof read[one] === 'boolean')
    return flag !== undefined && !(field in read) && read[flag] === isNothing(value) ? [[flag, !isNothing(value)]] : []
  })
}

const MOMENT_NAME = /(At|_at|On|_on|Date)$/

/** The moments that something did not have before, or has no longer: readAt of what was read. Which moment it is may change by itself. */
export const switched = (before: unknown, after: unknown): string[] =>
  isObject(before) && isObject(after)
    ? Object.keys(before).filter(
        (name) => MOMENT_NAME.test(name) && name in after && isNothing(before[name]) !== isNothing(after[name]),
      )
    : []

/** The fields of a thing that have changed although no request has written them. */
export const changedFields = (context: { schemas: Schemas }, before: unknown, after: unknown): string[] => [
  ...new Set([...differences(stable(context, before), after), ...switched(before, after)]),
]

/** The text of an answer without moments and signed tokens, for comparing two readings. */
export const reading = (text: string): string =>
  text
    .replace(/"[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}"/g, '"…"')
    .replace(/"\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)?"/g, '"…"')
