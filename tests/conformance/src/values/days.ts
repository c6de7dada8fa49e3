// Days by their distance from another one; x-within-days: { least: 0, most: 365 } of a contract are those from today to a year from now.
import { isObject, type Json } from '../contract/pointer.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const DAY_LENGTH = 10

/** The day that it is in a time zone. */
export const today = (timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date())

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, DAY_LENGTH)

/** The day so many days before today in UTC. */
export const daysAgo = (days: number): string => dayAfter(today('UTC'), -days)

/** The days from one to another. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS)

export type Window = { from: string | undefined; least: number | undefined; most: number | undefined }

/** The days that a field or a parameter may name. */
export function windowOf(node: Json): Window | undefined {
  const stated = node['x-within-days']
  if (!isObject(stated)) return undefined
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
  return {
    from: typeof stated.from === 'string' ? stated.from : undefined,
    least: number(stated.least),
    most: number(stated.most),
  }
}

/** A day or a moment so many days from a day; of moments some minutes nearer to it, or farther. */
export function dayAt(isDay: boolean, from: string, days: number, minutes: number): string {
  if (isDay) return dayAfter(from, days)
  return new Date(Date.now() + days * DAY_MS + minutes * MINUTE_MS).toISOString()
}
