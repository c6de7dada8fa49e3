// The sites of the simulated web: the shops of the sample companies and those of their rivals.
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import type { Catalog } from '#mocks/sandbox/world/ads/catalog.ts'
import { GARDEN } from '#mocks/sandbox/world/ads/catalog-garden.ts'
import { OUTDOOR } from '#mocks/sandbox/world/ads/catalog-outdoor.ts'
import { FURNITURE_SHOP, OUTDOOR_SHOP, type Rows } from '#mocks/sandbox/world/analytics/rows.ts'
import { FLAWS, type Flaw, visibleFlaws } from '#mocks/sandbox/world/web/flaws.ts'
import type { PageLanguage } from '#mocks/sandbox/world/web/page-texts.ts'
import type { PageSpec } from '#mocks/sandbox/world/web/render-page.ts'

type Site = {
  origin: string
  brand: string
  language: PageLanguage
  price: string
  topics: [path: string, topic: string][]
}

const MAX_FLAWS = 9
const PRODUCTS = 5
const RIVAL_TOPICS = 3

/** Fixed flaws of single pages; all others are drawn by the seed. The tent page hides its weight and loads heavy images. */
const PLANTED: Record<string, readonly Flaw[]> = {
  '/zelte': ['imageBytes', 'contrast', 'titleLength', 'delivery', 'lazyImages'],
  '/wanderschuhe': ['description', 'altTexts', 'blockingScripts'],
  '/rucksaecke': [],
  '/bahce-mobilyasi': ['imageBytes', 'labels', 'linkWords'],
}

const topicOf = (path: string): string => {
  const words = decodeURI(path).split('/').at(-1)?.replaceAll('-', ' ') ?? ''
  return words === '' ? 'Neuheiten' : words.charAt(0).toUpperCase() + words.slice(1)
}

function topicsOf(rows: Rows, catalog: Catalog): Site['topics'] {
  const landing = rows.landingPage.map(([path]) => path).filter((path) => path.startsWith('/'))
  const paths = new Set([...landing, ...catalog.themes.map(({ slug }) => `/${slug}`)])
  // Ads for the brand lead to the shop's page for its country.
  const home: Site['topics'][number] = [`/${catalog.country.toLowerCase()}`, catalog.brand]
  return [...[...paths].map((path): Site['topics'][number] => [encodeURI(path), topicOf(path)]), home]
}

const rival = (brand: string, host: string, like: Site): Site => ({
  ...like,
  brand,
  origin: `https://www.${host}`,
  topics: like.topics.slice(1, 1 + RIVAL_TOPICS),
})

const outdoor: Site = {
  origin: OUTDOOR.site,
  brand: OUTDOOR.brand,
  language: 'de',
  price: '149,00 €',
  topics: topicsOf(OUTDOOR_SHOP, OUTDOOR),
}
const garden: Site = {
  origin: GARDEN.site,
  brand: GARDEN.brand,
  language: 'tr',
  price: '8.490 TL',
  topics: topicsOf(FURNITURE_SHOP, GARDEN),
}

const SITES: readonly Site[] = [
  outdoor,
  garden,
  rival('Bergfreund', 'bergfreund.example', outdoor),
  rival('Nordtrail', 'nordtrail.example', outdoor),
  rival('Alpinhaus', 'alpinhaus.example', outdoor),
  rival('Yeşilev', 'yesilev.example', garden),
  rival('Bahçeyaşam', 'bahceyasam.example', garden),
]

function flawsOf(seed: number, url: string, path: string): readonly Flaw[] {
  const planted = PLANTED[path]
  if (planted) return planted
  const random = randomFrom(seedOf(seed, 'flaws', url))
  const order = FLAWS.map((flaw) => ({ flaw, at: random() })).sort((a, b) => a.at - b.at)
  return visibleFlaws(order.slice(0, Math.floor(random() * (MAX_FLAWS + 1))).map(({ flaw }) => flaw))
}

/** Every page of the simulated web; the same for the same seed. */
export function pagesOf(seed: number): Map<string, PageSpec> {
  const pages = new Map<string, PageSpec>()
  for (const { origin, topics, ...site } of SITES)
    for (const [path, topic] of topics) {
      const url = `${origin}${path}`
      const themes = [...OUTDOOR.themes, ...GARDEN.themes]
      const products = themes.find(({ slug }) => `/${slug}` === path)?.products ?? themes[0]?.products ?? []
      pages.set(url, { ...site, url, topic, products: products.slice(0, PRODUCTS), flaws: flawsOf(seed, url, path) })
    }
  return pages
}

const SITE_OF_PROPERTY: Record<string, string> = {
  '318204657': outdoor.origin,
  '327719045': outdoor.origin,
  '341552908': outdoor.origin,
  '402915538': garden.origin,
}
export const siteOfProperty = (propertyName: string): string | undefined => SITE_OF_PROPERTY[propertyName]

/** Paths behind a sign-in. */
export const PRIVATE_PATHS = ['/kasse', '/odeme']
