// How well everyone can use a page, as far as its source shows it.
import { counted, type PageCheck } from '#mocks/sandbox/domain/ai/page/check.ts'
import { lowestContrast, rulesOf, styleOf } from '#mocks/sandbox/domain/ai/page/contrast.ts'
import {
  ancestorsOf,
  byTag,
  isInside,
  metaOf,
  type PageDocument,
  type PageElement,
} from '#mocks/sandbox/domain/ai/page/read-page.ts'

const area = 'accessibility'
const unit = 'count'
const MIN_TARGET_PX = 24
const UNLABELLED_TYPES = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

const hasName = ({ attributes, text }: PageElement) =>
  Boolean(text || attributes['aria-label'] || attributes['aria-labelledby'] || attributes.title)

function isUnlabelled(element: PageElement, labelled: ReadonlySet<string>): boolean {
  const { tag, attributes } = element
  if (tag === 'input' && UNLABELLED_TYPES.has(attributes.type?.toLowerCase() ?? 'text')) return false
  if (hasName({ ...element, text: '' }) || isInside(element, (ancestor) => ancestor.tag === 'label')) return false
  return attributes.id === undefined || !labelled.has(attributes.id)
}

const pixels = (value: string | undefined) => (value?.endsWith('px') ? Number.parseFloat(value) : undefined)

/** The elements that an image inside gives a name. */
const namedByImages = (page: PageDocument) =>
  ancestorsOf(byTag(page, 'img').filter(({ attributes }) => Boolean(attributes.alt)))

function isZoomBlocked(content: string): boolean {
  const scale = /maximum-scale\s*=\s*([\d.]+)/i.exec(content)?.[1]
  return /user-scalable\s*=\s*(no|0)\b/i.test(content) || (scale !== undefined && Number(scale) < 2)
}

export const ACCESSIBILITY_CHECKS: PageCheck[] = [
  {
    key: 'language',
    area,
    weight: 2,
    severity: 2,
    unit,
    min: 1,
    measure: (page) => ({ value: byTag(page, 'html').filter(({ attributes }) => Boolean(attributes.lang)).length }),
  },
  {
    key: 'altTexts',
    area,
    weight: 3,
    severity: 2,
    unit,
    max: 0,
    measure: (page) =>
      counted(
        byTag(page, 'img').filter(
          ({ attributes }) => attributes.alt === undefined && attributes.role !== 'presentation',
        ),
      ),
  },
  {
    key: 'labels',
    area,
    weight: 3,
    severity: 3,
    unit,
    max: 0,
    measure: (page) => {
      const fields = byTag(page, 'input', 'select', 'textarea')
      const labelled = new Set(byTag(page, 'label').flatMap(({ attributes }) => attributes.for ?? []))
      return fields.length === 0 ? 'noForm' : counted(fields.filter((field) => isUnlabelled(field, labelled)))
    },
  },
  {
    key: 'contrast',
    area,
    weight: 2,
    severity: 2,
    unit: 'ratio',
    min: 4.5,
    measure: (page) => {
      const low = lowestContrast(page)
      if (!low) return 'noText'
      return { value: Math.round(low.value * 10) / 10, element: low.element, passage: low.element.text.slice(0, 200) }
    },
  },
  {
    key: 'targetSize',
    area,
    weight: 2,
    severity: 1,
    unit,
    max: 0,
    measure: (page) => {
      const rules = rulesOf(page)
      return counted(
        byTag(page, 'button', 'a', 'input').filter((element) => {
          const { width, height } = styleOf(element, rules)
          return [pixels(width), pixels(height)].some((size) => size !== undefined && size < MIN_TARGET_PX)
        }),
      )
    },
  },
  {
    key: 'controlNames',
    area,
    weight: 2,
    severity: 2,
    unit,
    max: 0,
    measure: (page) => {
      const named = namedByImages(page)
      return counted(
        byTag(page, 'button', 'a')
          .filter(({ tag, attributes }) => tag === 'button' || attributes.href !== undefined)
          .filter((element) => !hasName(element) && !named.has(element)),
      )
    },
  },
  {
    key: 'zoom',
    area,
    weight: 2,
    severity: 2,
    unit,
    max: 0,
    measure: (page) => {
      const viewport = metaOf(page, 'viewport')
      return counted(viewport && isZoomBlocked(viewport.attributes.content ?? '') ? [viewport] : [])
    },
  },
  {
    key: 'tabOrder',
    area,
    weight: 1,
    severity: 1,
    unit,
    max: 0,
    measure: (page) => counted(page.elements.filter(({ attributes }) => Number(attributes.tabindex ?? 0) > 0)),
  },
  {
    key: 'uniqueIds',
    area,
    weight: 1,
    severity: 1,
    unit,
    max: 0,
    measure: (page) => {
      const seen = new Set<string>()
      return counted(
        page.elements.filter(({ attributes: { id } }) => {
          const isKnown = id !== undefined && seen.has(id)
          if (id !== undefined) seen.add(id)
          return isKnown
        }),
      )
    },
  },
  {
    key: 'tableHeaders',
    area,
    weight: 1,
    severity: 1,
    unit,
    max: 0,
    measure: (page) => {
      const headed = ancestorsOf(byTag(page, 'th'))
      return counted(byTag(page, 'table').filter((table) => !headed.has(table)))
    },
  },
  {
    key: 'frameTitles',
    area,
    weight: 1,
    severity: 1,
    unit,
    max: 0,
    measure: (page) => counted(byTag(page, 'iframe').filter(({ attributes }) => !attributes.title)),
  },
]
