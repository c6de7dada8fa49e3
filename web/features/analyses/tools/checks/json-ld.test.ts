import { expect, test } from 'vitest'
import { checkJsonLd, type JsonLd, type ShownPage } from './json-ld.ts'
import { rulesOf, type StructuredType, structuredTypes } from './rich-results.ts'

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
  expect(missingRequired).toEqual([['offers', 'review', 'aggregateRating']])
  expect(missingRecommended).toEqual(['offers', 'image', 'description', 'brand', 'sku', 'aggregateRating', 'review'])
})

const missing = (data: JsonLd, type: StructuredType) => checkJsonLd(data, type, page).missingRequired

test('a product needs a price or a rating, and each of them whole', () => {
  const price = { price: '1149.00', priceCurrency: 'EUR' }
  expect(missing({ name: 'Zelte', offers: { '@type': 'Offer', ...price } }, 'Product')).toEqual([])
  expect(missing({ name: 'Zelte', offers: { '@type': 'Offer', priceCurrency: 'EUR' } }, 'Product')).toEqual([
    ['offers.price', 'offers.priceSpecification', 'offers.lowPrice'],
  ])
  expect(missing({ name: 'Zelte', aggregateRating: { ratingValue: '3' } }, 'Product')).toEqual([
    ['aggregateRating.reviewCount', 'aggregateRating.ratingCount'],
  ])
})

test('parts are asked for in each element of a list, and not where their object is missing', () => {
  const items = [
    { '@type': 'ListItem', position: 1, name: 'Zelte' },
    { '@type': 'ListItem', name: 'Zelte' },
  ]
  expect(missing({ itemListElement: items }, 'BreadcrumbList')).toEqual([['itemListElement.position']])
  expect(missing({ name: 'Zelte', startDate: '2026-12-03' }, 'Event')).toEqual([['location']])
})

test('types that Google no longer shows are known', () => {
  expect(structuredTypes.filter((type) => !rulesOf(type).isShown)).toEqual(['FAQPage', 'HowTo'])
})

test('lists keep what is shown, with positions', () => {
  const item = (position: number, name: string) => ({ '@type': 'ListItem', position, name })
  const { jsonLd } = checkJsonLd({ itemListElement: [item(1, 'Zelte'), item(2, 'Boote')] }, 'BreadcrumbList', page)
  expect(jsonLd.itemListElement).toEqual([item(1, 'Zelte')])
})
