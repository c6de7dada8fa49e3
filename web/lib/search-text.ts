/** Lower case without diacritics and with one kind of i, so that `baglanti` and `BAĞLANTI` find `bağlantı`. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')

/** True if `text` contains the search text, ignoring case and diacritics. */
export const includesText = (text: string, typed: string): boolean => foldText(text).includes(foldText(typed.trim()))

export const wordsOf = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean)

const starts = (text: string, word: string) => text.startsWith(word)
const startsInside = (text: string, word: string) => text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word))

/**
 * Scores how well an item matches a query; 0 if a word of the query is not found. A word at the start of the name counts
 * 4, at the start of one of its words 3, inside it 2, in the item's other words 1.
 */
export function matchScore(query: string, name: string, otherWords = ''): number {
  const label = foldText(name)
  const others = foldText(otherWords)
  let score = 0
  for (const word of wordsOf(query)) {
    const points = starts(label, word)
      ? 4
      : startsInside(label, word)
        ? 3
        : label.includes(word)
          ? 2
          : others.includes(word)
            ? 1
            : 0
    if (points === 0) return 0
    score += points
  }
  return score
}
