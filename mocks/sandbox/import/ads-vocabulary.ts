// The values of text cells in a Google Ads report, in English, German and Turkish.
import { folded } from '#mocks/sandbox/import/labels.ts'

function finder<Value>(words: [string, Value][]): (cell: string) => Value | null {
  const byWord = new Map(words.map(([word, value]) => [folded(word), value]))
  return (cell) => (cell === '' ? null : (byWord.get(folded(cell)) ?? null))
}

/** Null if the state is missing or unknown. */
export const statusOf = finder<'enabled' | 'paused' | 'removed'>([
  ['Enabled', 'enabled'],
  ['Eligible', 'enabled'],
  ['Aktiviert', 'enabled'],
  ['Aktiv', 'enabled'],
  ['Etkin', 'enabled'],
  ['Etkinleştirildi', 'enabled'],
  ['Paused', 'paused'],
  ['Pausiert', 'paused'],
  ['Duraklatıldı', 'paused'],
  ['Duraklatılmış', 'paused'],
  ['Removed', 'removed'],
  ['Entfernt', 'removed'],
  ['Kaldırıldı', 'removed'],
])

/** The contract's number of a channel type; null if it is missing or unknown to the product. */
export const channelOf = finder<1 | 2 | 3 | 4 | 5 | 6>([
  ['Search', 1],
  ['Search Network', 1],
  ['Suche', 1],
  ['Suchnetzwerk', 1],
  ['Arama', 1],
  ['Arama Ağı', 1],
  ['Performance Max', 2],
  ['Maksimum Performans', 2],
  ['Display', 3],
  ['Display Network', 3],
  ['Displaynetzwerk', 3],
  ['Görüntülü', 3],
  ['Görüntülü Reklam Ağı', 3],
  ['Shopping', 4],
  ['Alışveriş', 4],
  ['Video', 5],
  ['Demand Gen', 6],
  ['Discovery', 6],
  ['Nachfragegenerierung', 6],
  ['Talep Oluşturma', 6],
])

const MAX_WORDS = 100
const MATCH_TYPES: [string, 1 | 2 | 3][] = [
  ['exact', 1],
  ['genau', 1],
  ['tam', 1],
  ['phrase', 2],
  ['wortgruppe', 2],
  ['passende wortgruppe', 2],
  ['sirali', 2],
  ['sozcuk obegi', 2],
  ['broad', 3],
  ['weitgehend', 3],
  ['genis', 3],
]

const namedBefore = new Map<string, 1 | 2 | 3 | null>()

/** A long report repeats a few values, so lookups are cached. */
function namedMatch(cell: string): 1 | 2 | 3 | null {
  const known = namedBefore.get(cell)
  if (known !== undefined) return known
  const named = MATCH_TYPES.find(([start]) => folded(cell).startsWith(start))?.[1] ?? null
  if (namedBefore.size < MAX_WORDS) namedBefore.set(cell, named)
  return named
}

/** The match type (1 exact, 2 phrase, 3 broad), from its column or from the marks around the keyword; null if neither shows it. */
export function matchTypeOf(cell: string, keyword: string | null): 1 | 2 | 3 | null {
  const named = namedMatch(cell)
  if (named) return named
  if (keyword?.startsWith('[')) return 1
  return keyword?.startsWith('"') ? 2 : null
}

/** The text of a keyword without the marks of its match type. */
export const withoutMarks = (keyword: string) => keyword.replace(/^\[(.+)\]$/, '$1').replace(/^"(.+)"$/, '$1')
