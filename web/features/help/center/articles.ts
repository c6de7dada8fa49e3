import type { articleIds } from '#web/domain/help/article-ids.ts'
import { foldText, wordsOf } from '#web/lib/search-text.ts'

export interface Article {
  id: (typeof articleIds)[number]
  title: string
  text: string
}

/** Articles that hold every word of the query; those with all of them in the title come first. */
export function searchArticles(articles: readonly Article[], query: string): Article[] {
  const words = wordsOf(query)
  const holds = (text: string) => {
    const inside = foldText(text)
    return words.every((word) => inside.includes(word))
  }
  const found = articles.filter(({ title, text }) => holds(`${title} ${text}`))
  return found.toSorted((a, b) => Number(holds(b.title)) - Number(holds(a.title)))
}
