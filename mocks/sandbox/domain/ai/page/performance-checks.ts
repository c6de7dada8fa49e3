// How much a browser has to load before a page can be used.
import { counted, type Measured, type PageCheck } from '#mocks/sandbox/domain/ai/page/check.ts'
import { byTag, isInside, type PageDocument, type PageElement } from '#mocks/sandbox/domain/ai/page/read-page.ts'
import type { WebResource } from '#mocks/sandbox/platforms/web.ts'

const area = 'performance'
/** Images that may load without delay, because they are probably on the first screen. */
const EAGER_IMAGES = 3

const ofKind = ({ resources }: PageDocument, kind: WebResource['kind']) => resources?.filter((one) => one.kind === kind)

const elementOf = (page: PageDocument, url: string): PageElement | undefined =>
  byTag(page, 'img', 'script', 'link').find(({ attributes }) => attributes.src === url || attributes.href === url)

function heaviest(page: PageDocument, kind: WebResource['kind']): Measured | 'noResources' {
  const list = ofKind(page, kind)
  if (!list) return 'noResources'
  const [first] = list.toSorted((a, b) => b.bytes - a.bytes)
  return { value: first?.bytes ?? 0, element: first && elementOf(page, first.url), passage: first?.url }
}

function total(page: PageDocument, kind: WebResource['kind']): Measured | 'noResources' {
  const list = ofKind(page, kind)
  return list ? { value: list.reduce((sum, { bytes }) => sum + bytes, 0) } : 'noResources'
}

const isBlocking = (element: PageElement): boolean => {
  const { tag, attributes } = element
  return (
    tag === 'script' &&
    'src' in attributes &&
    !('async' in attributes) &&
    !('defer' in attributes) &&
    attributes.type !== 'module' &&
    isInside(element, (ancestor) => ancestor.tag === 'head')
  )
}

export const PERFORMANCE_CHECKS: PageCheck[] = [
  {
    key: 'htmlBytes',
    area,
    weight: 1,
    severity: 2,
    unit: 'bytes',
    max: 150_000,
    measure: ({ html }) => ({ value: Buffer.byteLength(html) }),
  },
  {
    key: 'imageBytes',
    area,
    weight: 3,
    severity: 3,
    unit: 'bytes',
    max: 1_500_000,
    measure: (page) => total(page, 'image'),
  },
  {
    key: 'heaviestImage',
    area,
    weight: 2,
    severity: 2,
    unit: 'bytes',
    max: 300_000,
    measure: (page) => heaviest(page, 'image'),
  },
  {
    key: 'scriptBytes',
    area,
    weight: 2,
    severity: 2,
    unit: 'bytes',
    max: 500_000,
    measure: (page) => total(page, 'script'),
  },
  {
    key: 'blockingScripts',
    area,
    weight: 2,
    severity: 2,
    unit: 'count',
    max: 0,
    measure: (page) => counted(page.elements.filter(isBlocking)),
  },
  {
    key: 'imageDimensions',
    area,
    weight: 1,
    severity: 2,
    unit: 'count',
    max: 0,
    measure: (page) => counted(byTag(page, 'img').filter(({ attributes }) => !attributes.width || !attributes.height)),
  },
  {
    key: 'lazyImages',
    area,
    weight: 1,
    severity: 1,
    unit: 'count',
    max: 0,
    measure: (page) =>
      counted(
        byTag(page, 'img')
          .slice(EAGER_IMAGES)
          .filter(({ attributes }) => attributes.loading !== 'lazy'),
      ),
  },
  {
    key: 'elementCount',
    area,
    weight: 1,
    severity: 1,
    unit: 'count',
    max: 1500,
    measure: ({ elements }) => ({ value: elements.length }),
  },
]
