/** Lower case without diacritics and with one kind of i, so that `baglanti` and `BAĞLANTI` find `bağlantı`. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')

/** True if `text` contains the search text, ignoring case and diacritics. */
export const includesText = (text: string, typed: string): boolean => foldText(text).includes(foldText(typed.trim()))

export const wordsOf = (query: string): string[] => foldText(query).split(/\s+/).filter(Boolean)

const starts = (text: string, word: string) => text.startsWith(word)
const partsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u)
const startsInside = (text: string, word: string) => partsOf(text).some((part) => part.startsWith(word))

/** Words shorter than this are searched only as they are typed. */
const MIN_FUZZY_LENGTH = 3

/** True if the letters of a word occur in a text in their order, from the start of one of its words on: "actr" in "Active Rules". */
function hasInOrder(text: string, word: string): boolean {
  return partsOf(text).some((part, index, parts) => {
    if (part[0] !== word[0]) return false
    let found = 0
    for (const letter of parts.slice(index).join('')) if (letter === word[found]) found += 1
    return found === word.length
  })
}

/** True if a text has a word that begins like this one with two neighboring letters swapped, or one letter more, less or different. */
function hasTypo(text: string, word: string): boolean {
  const isOneApart = (a: string, b: string) => {
    let at = 0
    while (at < a.length && a[at] === b[at]) at += 1
    const isRest = (fromA: number, fromB: number) => b.startsWith(a.slice(at + fromA), at + fromB)
    const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at] && isRest(2, 2)
    return isSwapped || isRest(1, 1) || isRest(1, 0) || isRest(0, 1)
  }
  return word.length > MIN_FUZZY_LENGTH && partsOf(text).some((part) => part[0] === word[0] && isOneApart(word, part))
}

const isFuzzyMatch = (text: string, word: string) =>
  word.length >= MIN_FUZZY_LENGTH && (hasInOrder(text, word) || hasTypo(text, word))

const FUZZY_POINTS = 0.5

/**
 * Scores how well an item matches a query; 0 if a word of the query is not found. A word at the start of the name counts
 * 4, at the start of one of its words 3, inside it 2, in the item's other words 1; letters left out or a typo in the name or in
 * `otherName`, the name in another language, 0.5.
 */
export function matchScore(query: string, name: string, otherWords = '', otherName = ''): number {
  const label = foldText(name)
  const translated = foldText(otherName)
  const others = `${foldText(otherWords)} ${translated}`
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
            : isFuzzyMatch(label, word) || isFuzzyMatch(translated, word)
              ? FUZZY_POINTS
              : 0
    if (points === 0) return 0
    score += points
  }
  return score
}
