/** The articles of the help center in the order they are listed; their words are translations. */
export const articleIds = [
  'connectAds',
  'connectAnalytics',
  'firstRule',
  'modes',
  'undo',
  'anomalies',
  'incompleteDays',
  'roles',
  'invite',
  'billing',
] as const

export interface Article {
  id: (typeof articleIds)[number]
  title: string
  text: string
}

/** Lower case of the language without marks, so that `baglanti` finds `bağlantı`. */
const folded = (text: string, locale: string) =>
  text.toLocaleLowerCase(locale).normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i')

/** Articles that hold every word of the query; those with all of them in the title come first. */
export function searchArticles(articles: readonly Article[], query: string, locale: string): Article[] {
  const words = folded(query, locale).split(/\s+/).filter(Boolean)
  const holds = (text: string) => {
    const inside = folded(text, locale)
    return words.every((word) => inside.includes(word))
  }
  const found = articles.filter(({ title, text }) => holds(`${title} ${text}`))
  return found.toSorted((a, b) => Number(holds(b.title)) - Number(holds(a.title)))
}
