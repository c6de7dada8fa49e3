import { expect, test } from 'vitest'
import { type Article, searchArticles } from './articles.ts'

const articles: Article[] = [
  { id: 'undo', title: 'Undo a run', text: 'Each rule can be taken back.' },
  { id: 'firstRule', title: 'Set up a rule', text: 'Choose it, then run it.' },
  { id: 'connectAds', title: 'Google Ads bağlantısı', text: 'İzin verin.' },
]
const idsOf = (query: string) => searchArticles(articles, query).map(({ id }) => id)

test('without words every article is there, in its order', () => {
  expect(idsOf('  ')).toEqual(['undo', 'firstRule', 'connectAds'])
})

test('every word has to occur, and a match in the title comes first', () => {
  expect(idsOf('rule')).toEqual(['firstRule', 'undo'])
  expect(idsOf('RULE back')).toEqual(['undo'])
  expect(idsOf('rule nowhere')).toEqual([])
})

test('Turkish is found without its marks, and in capitals', () => {
  expect(idsOf('baglantisi')).toEqual(['connectAds'])
  expect(idsOf('İZİN')).toEqual(['connectAds'])
})
