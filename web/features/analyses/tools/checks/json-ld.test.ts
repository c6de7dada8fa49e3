import { expect, test } from 'vitest'
import { checkJsonLd, type ShownPage } from './json-ld.ts'

const page: ShownPage = {
  text: 'Zelte Für lange Wege. 1.149,00 € Lieferung ab 3. Dezember 2026',
  html: '<img src="/assets/zelt.webp">',
  url: 'https://shop.example/zelte',
}

test('only what the page shows is left, numbers, currencies, dates and addresses included', () => {
  const { jsonLd, removed } = checkJsonLd(
    {
      '@context': 'http://schema.org/',
      '@type': 'Thing',
      name: 'zelte',
      image: '/assets/zelt.webp',
      url: 'https://shop.example/zelte',
      releaseDate: '2026-12-03',
      offers: { '@type': 'Offer', price: '1149.00', priceCurrency: 'EUR', availability: 'InStock' },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 127 },
      description: 'The best tents',
    },
    'Product',
    page,
  )
  expect(jsonLd).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'zelte',
    image: 'https://shop.example/assets/zelt.webp',
    url: 'https://shop.example/zelte',
    releaseDate: '2026-12-03',
    offers: { '@type': 'Offer', price: '1149.00', priceCurrency: 'EUR' },
  })
  expect(removed).toEqual([
    { path: 'offers.availability', value: 'InStock' },
    { path: 'aggregateRating.ratingValue', value: '4.8' },
    { path: 'aggregateRating.reviewCount', value: '127' },
    { path: 'description', value: 'The best tents' },
  ])
})

test('missing properties are listed, also those that had to be removed', () => {
  const { missingRequired, missingRecommended } = checkJsonLd({ name: 'Zelte', offers: { price: 99 } }, 'Product', page)
  expect(missingRequired).toEqual(['offers'])
  expect(missingRecommended).toEqual(['image', 'description', 'brand', 'sku', 'aggregateRating'])
})

test('lists keep what is shown, with positions', () => {
  const item = (position: number, name: string) => ({ '@type': 'ListItem', position, name })
  const { jsonLd } = checkJsonLd({ itemListElement: [item(1, 'Zelte'), item(2, 'Boote')] }, 'BreadcrumbList', page)
  expect(jsonLd.itemListElement).toEqual([item(1, 'Zelte')])
})
