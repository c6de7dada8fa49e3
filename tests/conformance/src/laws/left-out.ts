// The days that a period has where a query leaves one of its ends out: x-left-out: { from: today }, { from: dateBegin, days: 27 }, { from: today, month: first }.
import type { Parameter } from '../contract/operation.ts'
import { isObject, type Json } from '../contract/pointer.ts'
import { dayAfter, today } from '../values/days.ts'

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
const lastOfMonth = (day: string): string => dayAfter(firstOfMonth(dayAfter(firstOfMonth(day), 31)), -1)

/** A day of an earlier month. */
export const earlier = (day: string | undefined): string | undefined => day && dayAfter(day, -40)

/** The days that the parameters mean which a query leaves out; a day may follow from that of another parameter, which is given or left out as well. */
export function daysLeftOut(
  parameters: Pick<Parameter, 'name' | 'node'>[],
  given: Json,
  timeZone: string,
): Record<string, string> {
  const dayOf = (name: string, depth = 0): string | undefined => {
    if (name === 'today') return today(timeZone)
    if (typeof given[name] === 'string') return given[name]
    const said = parameters.find((one) => one.name === name)?.node['x-left-out']
    if (!isObject(said) || depth > parameters.length) return undefined
    const from = dayOf(String(said.from), depth + 1)
    if (from === undefined) return undefined
    const day = said.month === 'first' ? firstOfMonth(from) : said.month === 'last' ? lastOfMonth(from) : from
    return dayAfter(day, Number(said.days ?? 0))
  }
  return Object.fromEntries(
    parameters.flatMap(({ name }): [string, string][] => {
      const day = name in given ? undefined : dayOf(name)
      return day === undefined ? [] : [[name, day]]
    }),
  )
}
