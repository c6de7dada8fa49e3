// How clear and complete the text of a page is.
import { counted, type PageCheck } from '#mocks/sandbox/domain/ai/page/check.ts'
import { byTag, wordsOf } from '#mocks/sandbox/domain/ai/page/read-page.ts'

const area = 'content'
const unit = 'count'
const LONG_PARAGRAPH = 120
const PLACEHOLDER = /lorem ipsum|dolor sit amet|\bTODO\b|\[(?:text|headline|metin|başlık)\]|xxx+/i
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

export const CONTENT_CHECKS: PageCheck[] = [
  { key: 'wordCount', area, weight: 3, severity: 2, unit, min: 120, measure: ({ words }) => ({ value: words.length }) },
  {
    key: 'longParagraphs',
    area,
    weight: 2,
    severity: 1,
    unit,
    max: 0,
    measure: (page) => counted(byTag(page, 'p').filter(({ text }) => wordsOf(text).length > LONG_PARAGRAPH)),
  },
  {
    key: 'repeatedHeadings',
    area,
    weight: 1,
    severity: 1,
    unit,
    max: 0,
    measure: (page) => {
      const seen = new Set<string>()
      return counted(
        byTag(page, ...HEADINGS).filter(({ text }) => {
          const isKnown = text !== '' && seen.has(text.toLowerCase())
          seen.add(text.toLowerCase())
          return isKnown
        }),
      )
    },
  },
  {
    key: 'emptyHeadings',
    area,
    weight: 1,
    severity: 1,
    unit,
    max: 0,
    measure: (page) => counted(byTag(page, ...HEADINGS).filter(({ text }) => text === '')),
  },
  {
    key: 'placeholderText',
    area,
    weight: 2,
    severity: 3,
    unit,
    max: 0,
    measure: (page) =>
      counted(byTag(page, 'p', 'li', 'h1', 'h2', 'h3', 'td').filter(({ text }) => PLACEHOLDER.test(text))),
  },
  {
    key: 'wordsPerHeading',
    area,
    weight: 2,
    severity: 1,
    unit,
    max: 300,
    measure: (page) => {
      if (page.words.length === 0) return 'noText'
      const list = byTag(page, ...HEADINGS)
      return { value: Math.round(page.words.length / Math.max(1, list.length)) }
    },
  },
]
