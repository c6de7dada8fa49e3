// A number that counts the items of a list, by its name: 'commentCount' counts 'comments'.
import { isObject } from '../contract/pointer.ts'

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')

/** Plurals that no ending tells. */
const IRREGULAR: Record<string, string> = {
  people: 'person',
  children: 'child',
  media: 'medium',
  data: 'datum',
  men: 'man',
}

const forms = new Map<string, string[]>()

/** The forms of the name of a list that a counter may have: 'category' and 'categories' of 'categories', 'attachment' of 'attachmentFileIds'. */
function formsOf(list: string): string[] {
  const known = forms.get(list)
  if (known) return known
  const names = [list, list.replace(/_?ids$/i, ''), list.replace(/_?(file)?_?ids$/i, '')].map(plain)
  const singles = names.flatMap((name) => [
    name.replace(/s$/, ''),
    name.replace(/ies$/, 'y'),
    name.replace(/(s|x|z|ch|sh)es$/, '$1'),
    name.replace(/yses$/, 'ysis'),
    name.replace(/[a-z]*$/, (word) => IRREGULAR[word] ?? word),
  ])
  const found = [...new Set([...names, ...singles])].filter(Boolean)
  forms.set(list, found)
  return found
}

/** True if a field of this name counts the items of a list of that name. */
export function isCounterOf(field: string, list: string): boolean {
  const counter = plain(field).replace(/of/, '')
  return formsOf(list).some((name) =>
    [`${name}count`, `count${name}`, `number${name}`, `total${name}`].includes(counter),
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
