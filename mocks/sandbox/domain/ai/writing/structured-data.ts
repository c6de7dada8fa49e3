// Structured data for a page, from what it shows. Like a model, it also invents a rating that no page has shown.
import { SCHEMA_ORG } from '@adwright/sdk/tool-schemas'
import { byTag, metaOf, type PageDocument } from '#mocks/sandbox/domain/ai/page/read-page.ts'
import type { Brief } from '#mocks/sandbox/domain/ai/writing/brief.ts'

const PRICE = /(\d[\d.,]*)\s*(€|EUR|TL|₺|\$)/
const CURRENCIES: Record<string, string> = { '€': 'EUR', EUR: 'EUR', TL: 'TRY', '₺': 'TRY', $: 'USD' }
const DECIMALS = /[.,]\d{2}$/
const NAME_WORDS = 8

function priceIn(text: string): { price: string; priceCurrency: string } | undefined {
  const [, amount = '', symbol = ''] = PRICE.exec(text) ?? []
  if (amount === '') return undefined
  const [decimals = ''] = DECIMALS.exec(amount) ?? []
  const whole = amount.slice(0, amount.length - decimals.length).replace(/[.,]/g, '')
  return { price: decimals ? `${whole}.${decimals.slice(1)}` : whole, priceCurrency: CURRENCIES[symbol] ?? 'EUR' }
}

const questionsIn = (page: PageDocument) =>
  page.elements.flatMap((element, place) => {
    const next = page.elements[place + 1]
    const isQuestion = /^h[2-4]$/.test(element.tag) && element.text.endsWith('?') && next?.tag === 'p'
    if (!isQuestion) return []
    return [{ '@type': 'Question', name: element.text, acceptedAnswer: { '@type': 'Answer', text: next.text } }]
  })

/** JSON-LD of a type for a page; `page` is undefined for text whose source is not known. */
export function structuredDataOf({ type, text, page: url }: Brief, page: PageDocument | undefined) {
  const name = page ? byTag(page, 'h1')[0]?.text : undefined
  const paragraph = page ? byTag(page, 'p').find((one) => one.text.length > 40)?.text : undefined
  const description = paragraph ?? (page && metaOf(page, 'description')?.attributes.content)
  const image = page && byTag(page, 'img')[0]?.attributes.src
  const offer = priceIn(text)
  const questions = page ? questionsIn(page) : []
  const isNamed = type !== 'FAQPage' && type !== 'BreadcrumbList'
  return {
    '@context': SCHEMA_ORG,
    '@type': type,
    ...(isNamed
      ? { [type === 'Article' ? 'headline' : 'name']: name ?? text.split(' ').slice(0, NAME_WORDS).join(' ') }
      : {}),
    ...(isNamed && description ? { description } : {}),
    ...(isNamed && image ? { image } : {}),
    ...(isNamed && url ? { url } : {}),
    ...(type === 'FAQPage' ? { mainEntity: questions } : {}),
    ...(type === 'Product' && offer ? { offers: { '@type': 'Offer', ...offer } } : {}),
    ...(type === 'Product'
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.8', reviewCount: '127' } }
      : {}),
  }
}
