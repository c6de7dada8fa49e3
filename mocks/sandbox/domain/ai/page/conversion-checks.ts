// How well a page leads to a purchase or an inquiry.
import { counted, type PageCheck } from '#mocks/sandbox/domain/ai/page/check.ts'
import {
  byTag,
  isInside,
  metaOf,
  type PageDocument,
  type PageElement,
} from '#mocks/sandbox/domain/ai/page/read-page.ts'

const area = 'conversion'
const unit = 'count'

/** Words of buttons that buy or ask, in German, English and Turkish. */
const BUY =
  /warenkorb|kaufen|bestellen|jetzt|anfragen|entdecken|ansehen|add to cart|buy|order|shop|get |start|book|sepete ekle|satın al|sipariş|incele|keşfet/i
const PRICE = /(?:€|\$|£|₺|\bEUR\b|\bTL\b|\bUSD\b)\s*\d|\d[\d.,]*\s*(?:€|\$|£|₺|\bEUR\b|\bTL\b|\bUSD\b)/
const DELIVERY = /versand|lieferung|lieferzeit|rückgabe|retoure|shipping|delivery|returns?\b|kargo|teslimat|iade/i
const FIELD_TYPES = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

const isAction = ({ tag, text, attributes }: PageElement) =>
  (tag === 'button' ||
    (tag === 'a' && attributes.href !== undefined) ||
    (tag === 'input' && attributes.type === 'submit')) &&
  BUY.test(text || attributes.value || attributes['aria-label'] || '')

const isOffer = (page: PageDocument) => /warenkorb|add to cart|sepete ekle/i.test(page.words.join(' '))

function formOf(element: PageElement): PageElement | undefined {
  for (let at = element.parent; at; at = at.parent) if (at.tag === 'form') return at
  return undefined
}

/** The part of the page with content, without header, navigation and footer. */
const inContent = (element: PageElement) =>
  !isInside(element, ({ tag }) => tag === 'nav' || tag === 'header' || tag === 'footer')

export const CONVERSION_CHECKS: PageCheck[] = [
  {
    key: 'firstButton',
    area,
    weight: 3,
    severity: 3,
    unit,
    max: 200,
    measure: (page) => {
      const first = page.elements.find((element) => inContent(element) && isAction(element))
      if (page.words.length === 0) return 'noText'
      return {
        value: first ? first.wordsBefore : Math.max(201, page.words.length),
        element: first,
        passage: first?.text,
      }
    },
  },
  {
    key: 'formLength',
    area,
    weight: 2,
    severity: 2,
    unit,
    max: 8,
    measure: (page) => {
      const fields = byTag(page, 'input', 'select', 'textarea').filter(
        ({ attributes }) => !FIELD_TYPES.has(attributes.type ?? ''),
      )
      const forms = Map.groupBy(fields, formOf)
      const [longest] = byTag(page, 'form').toSorted(
        (a, b) => (forms.get(b)?.length ?? 0) - (forms.get(a)?.length ?? 0),
      )
      return longest ? { value: forms.get(longest)?.length ?? 0, element: longest } : 'noForm'
    },
  },
  {
    key: 'price',
    area,
    weight: 2,
    severity: 3,
    unit,
    min: 1,
    measure: (page) => {
      if (!isOffer(page)) return 'noOffer'
      return {
        value: byTag(page, 'p', 'span', 'strong', 'del', 'td', 'li', 'div').filter(
          ({ text }) => text.length < 80 && PRICE.test(text),
        ).length,
      }
    },
  },
  {
    key: 'delivery',
    area,
    weight: 1,
    severity: 2,
    unit,
    min: 1,
    measure: (page) => (isOffer(page) ? { value: page.words.filter((word) => DELIVERY.test(word)).length } : 'noOffer'),
  },
  {
    key: 'contact',
    area,
    weight: 1,
    severity: 1,
    unit,
    min: 1,
    measure: (page) => ({
      value: byTag(page, 'a').filter(({ attributes: { href = '' } }) =>
        /^(tel:|mailto:)|kontakt|contact|iletisim/i.test(href),
      ).length,
    }),
  },
  {
    key: 'insecureContent',
    area,
    weight: 2,
    severity: 3,
    unit,
    max: 0,
    measure: (page) =>
      counted(
        page.elements.filter(({ tag, attributes }) => {
          const address =
            tag === 'form' ? attributes.action : ['img', 'script', 'iframe'].includes(tag) ? attributes.src : undefined
          return address?.toLowerCase().startsWith('http://') ?? false
        }),
      ),
  },
  {
    key: 'autoplay',
    area,
    weight: 1,
    severity: 2,
    unit,
    max: 0,
    measure: (page) =>
      counted(
        byTag(page, 'video', 'audio').filter(({ attributes }) => 'autoplay' in attributes && !('muted' in attributes)),
      ),
  },
  {
    key: 'mobileView',
    area,
    weight: 2,
    severity: 3,
    unit,
    min: 1,
    measure: (page) => ({
      value: /width\s*=\s*device-width/i.test(metaOf(page, 'viewport')?.attributes.content ?? '') ? 1 : 0,
    }),
  },
]
