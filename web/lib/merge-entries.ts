import { mergeEdits } from './merge-edits.ts'
import { isSameData } from './same-data.ts'

type Identified = { id: string }

/**
 * Their list with my changes since the base, entry by entry: an entry that one of us removed is gone unless the other one changed it,
 * and my new entries follow the entry they followed in my list. The order is mine if I changed it.
 */
export function mergeEntries<T extends Identified>(base: readonly T[], mine: readonly T[], theirs: readonly T[]): T[] {
  const find = (entries: readonly T[], id: string) => entries.find((entry) => entry.id === id)
  const isKept = ({ id }: T, other: readonly T[]) => {
    const before = find(base, id)
    const entry = find(mine, id) ?? find(theirs, id)
    return !before || find(other, id) !== undefined || !isSameData(before, entry)
  }
  const merged = theirs
    .filter((entry) => isKept(entry, mine))
    .map((entry) => {
      const [before, own] = [find(base, entry.id), find(mine, entry.id)]
      return before && own ? mergeEdits(before, own, entry) : (own ?? entry)
    })
  for (const [place, entry] of mine.entries()) {
    if (find(theirs, entry.id) || !isKept(entry, theirs)) continue
    const before = mine[place - 1]
    merged.splice(before ? merged.findIndex(({ id }) => id === before.id) + 1 : 0, 0, entry)
  }
  const order = (entries: readonly T[]) => entries.map(({ id }) => id)
  const common = (entries: readonly T[]) => order(entries).filter((id) => find(base, id) && find(mine, id))
  if (isSameData(common(base), common(mine))) return merged
  const places = order(mine)
  return merged.toSorted((a, b) => places.indexOf(a.id) - places.indexOf(b.id))
}
