// How well search engines can read a page.
import { counted, type PageCheck } from '#mocks/sandbox/domain/ai/page/check.ts'
import { byTag, metaOf, type PageDocument, type PageElement } from '#mocks/sandbox/domain/ai/page/read-page.ts'

const area = 'seo'
const unit = 'count'

const titleOf = (page: PageDocument) => byTag(page, 'title').find(({ text }) => text !== '')
const descriptionOf = (page: PageDocument) => metaOf(page, 'description')
const lengthOf = (text: string | undefined) => Array.from(text?.trim() ?? '').length

/** Words of links that say nothing about their target, in German, English and Turkish. */
const EMPTY_WORDS = new Set([
  'hier',
  'hier klicken',
  'mehr',
  'weiterlesen',
  'click here',
  'here',
  'more',
  'read more',
  'link',
  'buraya tıklayın',
  'buradan',
  'tıklayın',
  'devamı',
])

const jsonLd = (page: PageDocument) =>
  byTag(page, 'script').filter(({ attributes }) => attributes.type?.toLowerCase() === 'application/ld+json')

function isInvalidData({ text }: PageElement): boolean {
  try {
    const data: unknown = JSON.parse(text)
    const list: unknown[] = Array.isArray(data) ? data : [data]
    return !list.every((one) => typeof one === 'object' && one !== null && ('@type' in one || '@graph' in one))
  } catch {
    return true
  }
}

const headings = (page: PageDocument) => byTag(page, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
const levelOf = ({ tag }: PageElement) => Number(tag[1])

const LINKED = /^(https?:|\/|\.|[\w-])/i

export const SEO_CHECKS: PageCheck[] = [
  {
    key: 'title',
    area,
    weight: 3,
    severity: 3,
    unit,
    min: 1,
    measure: (page) => ({ value: byTag(page, 'title').filter(({ text }) => text !== '').length }),
  },
  {
    key: 'titleLength',
    area,
    weight: 2,
    severity: 1,
    unit,
    min: 15,
    max: 65,
    measure: (page) => {
      const element = titleOf(page)
      return element ? { value: lengthOf(element.text), element, passage: element.text } : 'noText'
    },
  },
  {
    key: 'description',
    area,
    weight: 2,
    severity: 2,
    unit,
    min: 1,
    measure: (page) => ({ value: lengthOf(descriptionOf(page)?.attributes.content) > 0 ? 1 : 0 }),
  },
  {
    key: 'descriptionLength',
    area,
    weight: 1,
    severity: 1,
    unit,
    min: 50,
    max: 160,
    measure: (page) => {
      const element = descriptionOf(page)
      const passage = element?.attributes.content?.trim() ?? ''
      return passage === '' ? 'noText' : { value: lengthOf(passage), element, passage }
    },
  },
  {
    key: 'mainHeading',
    area,
    weight: 2,
    severity: 2,
    unit,
    min: 1,
    max: 1,
    measure: (page) => {
      const all = byTag(page, 'h1')
      return { ...counted(all), element: all[1] ?? all[0], passage: (all[1] ?? all[0])?.text }
    },
  },
  {
    key: 'headingOrder',
    area,
    weight: 1,
    severity: 1,
    unit,
    max: 0,
    measure: (page) => {
      const list = headings(page)
      return counted(
        list.filter((heading, place) => {
          const before = list[place - 1]
          return before !== undefined && levelOf(heading) > levelOf(before) + 1
        }),
      )
    },
  },
  {
    key: 'canonical',
    area,
    weight: 1,
    severity: 2,
    unit,
    min: 1,
    max: 1,
    measure: (page) =>
      counted(
        byTag(page, 'link').filter(
          ({ attributes }) => attributes.rel?.toLowerCase() === 'canonical' && LINKED.test(attributes.href ?? ''),
        ),
      ),
  },
  {
    key: 'indexable',
    area,
    weight: 3,
    severity: 3,
    unit,
    max: 0,
    measure: (page) =>
      counted(
        byTag(page, 'meta').filter(
          ({ attributes }) => attributes.name?.toLowerCase() === 'robots' && /noindex/i.test(attributes.content ?? ''),
        ),
      ),
  },
  {
    key: 'linkWords',
    area,
    weight: 1,
    severity: 1,
    unit,
    max: 0,
    measure: (page) =>
      counted(
        byTag(page, 'a').filter(
          ({ text, attributes }) =>
            !attributes['aria-label'] && EMPTY_WORDS.has(text.toLowerCase().replace(/[\s.…»>]+$/, '')),
        ),
      ),
  },
  {
    key: 'structuredData',
    area,
    weight: 1,
    severity: 1,
    unit,
    min: 1,
    measure: (page) => ({ value: jsonLd(page).length }),
  },
  {
    key: 'structuredDataValid',
    area,
    weight: 2,
    severity: 2,
    unit,
    max: 0,
    measure: (page) => (jsonLd(page).length === 0 ? 'noText' : counted(jsonLd(page).filter(isInvalidData))),
  },
]
