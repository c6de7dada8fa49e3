import { isSameData } from './same-data.ts'

/** The values of an edit that differ from the version it is based on. */
export function editsOf<Item extends object>(base: object, own: Item): Partial<Item> {
  const edited = Object.entries(own).filter(([field, value]) => !isSameData(value, Reflect.get(base, field)))
  return Object.fromEntries(edited) as Partial<Item>
}

/**
 * The latest version of an item with the own edits since the version they are based on. Edits of different fields are both kept; where
 * both changed the same field, the own value is.
 */
export const mergeEdits = <Item extends object>(base: Item, own: Item, latest: Item): Item => ({
  ...latest,
  ...editsOf(base, own),
})
