// A number that counts the items of a list, by its name: 'commentCount' counts 'comments'.
import { isObject } from '../contract/pointer.ts'

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** True if a field of this name counts the items of a list of that name. */
export function isCounterOf(field: string, list: string): boolean {
  const name = plain(list).replace(/s$/, '')
  return [`${name}count`, `${name}scount`, `count${name}s`, `number${name}s`, `total${name}s`].includes(
    plain(field).replace(/of/, ''),
  )
}

/** The first counter of an item that is not the number of the items of its list in `whole`: its name, and that number. */
export function wrongCounter(item: unknown, whole: unknown): [string, number] | undefined {
  const lists = Object.entries(isObject(whole) ? whole : {}).flatMap(([name, value]): [string, number][] =>
    Array.isArray(value) ? [[name, value.length]] : [],
  )
  for (const [field, value] of Object.entries(isObject(item) ? item : {})) {
    const list = typeof value === 'number' ? lists.find(([name]) => isCounterOf(field, name)) : undefined
    if (list && value !== list[1]) return [field, list[1]]
  }
  return undefined
}
