// Keeps of structured data only what the page shows: a model invents values, and search engines penalize them.
import { SCHEMA_ORG } from '@adwright/sdk/tool-schemas'
import { type RequiredProperty, rulesOf, type StructuredType } from './rich-results.ts'

export type JsonLd = Record<string, unknown>

export interface ShownPage {
  /** The visible text. */
  text: string
  html: string
  url: string | undefined
}

export interface CheckedJsonLd {
  jsonLd: JsonLd
  /** What the page doesn't show, with its place. */
  removed: { path: string; value: string }[]
  /** Each with the properties of which one is enough. */
  missingRequired: readonly (readonly string[])[]
  missingRecommended: readonly string[]
}

const SYMBOLS: Record<string, string> = { EUR: '€', USD: '$', TRY: '₺', GBP: '£' }
const OTHER_SYMBOLS: Record<string, string> = { TRY: 'TL' }
const NUMBER = /\d+(?:[.,\u00a0 ]\d+)*/g
const DAY = /^(\d{4})-(\d{2})-(\d{2})/
const LANGUAGES = ['en-GB', 'en-US', 'de-DE', 'tr-TR']

const isObject = (value: unknown): value is JsonLd =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const folded = (text: string) => text.toLocaleLowerCase('en').replace(/\s+/g, ' ').trim()

/** A number by its digits: the last separator is that of decimals if one or two digits follow it. */
function valueOf(written: string): number {
  const [, whole = written, decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? []
  return Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`)
}

/** A date in the ways in which pages write it. */
function datesOf(value: string): string[] {
  const [day, year = '', month = '', date = ''] = DAY.exec(value) ?? []
  if (!day) return []
  const instant = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(instant.getTime())) return []
  const long = LANGUAGES.map((language) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(instant),
  )
  return [
    day,
    `${date}.${month}.${year}`,
    `${Number(date)}.${Number(month)}.${year}`,
    `${date}/${month}/${year}`,
    ...long,
  ]
}

const ADDRESS = /^(https?:\/)?\//

/** An address of the page as search engines need it: absolute, if the page has one. */
const absolute = (value: unknown, url: string | undefined) =>
  typeof value === 'string' && ADDRESS.test(value) && url ? new URL(value, url).href : value

/** Returns a function that says whether the page shows a value. */
function shownBy({ text, html, url }: ShownPage) {
  const visible = folded(text)
  const numbers = new Set((text.match(NUMBER) ?? []).map(valueOf))
  return (value: string): boolean => {
    const wanted = folded(value)
    if (wanted === '') return false
    if (visible.includes(wanted)) return true
    const isNumber = /^\d+([.,]\d+)?$/.test(wanted)
    if (isNumber) return numbers.has(valueOf(wanted))
    const symbols = [SYMBOLS[value], OTHER_SYMBOLS[value]]
    if (symbols.some((symbol) => symbol !== undefined && text.includes(symbol))) return true
    if (datesOf(value).some((day) => visible.includes(folded(day)))) return true
    // An address is no visible text; it has to be the page itself or in its source.
    return ADDRESS.test(value) && (value === url || html.includes(`"${value}"`))
  }
}

/** True if a value has a property, in each of its elements if it is a list. */
function hasPath(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true
  if (Array.isArray(value)) return value.every((one) => hasPath(one, [name, ...rest]))
  return isObject(value) && name in value && hasPath(value[name], rest)
}

/** The required properties that are missing. The parts of an object that isn't there are not asked for. */
function missingOf(properties: JsonLd, required: readonly RequiredProperty[]): (readonly string[])[] {
  const isAsked = (path: string) => {
    const [object = '', ...parts] = path.split('.')
    return parts.length === 0 || isObject(properties[object]) || Array.isArray(properties[object])
  }
  return required
    .map((one) => (typeof one === 'string' ? [one] : one))
    .filter((paths) => paths.every(isAsked) && !paths.some((path) => hasPath(properties, path.split('.'))))
}

/** Removes what the page doesn't show, and names what is missing. */
export function checkJsonLd(data: JsonLd, type: StructuredType, page: ShownPage): CheckedJsonLd {
  const isShown = shownBy(page)
  const removed: CheckedJsonLd['removed'] = []

  function keep(value: unknown, path: string): unknown {
    if (Array.isArray(value)) {
      const kept = value.map((one, index) => keep(one, `${path}[${index}]`)).filter((one) => one !== undefined)
      return kept.length > 0 ? kept : undefined
    }
    if (isObject(value)) {
      const kept = Object.entries(value).flatMap(([name, inner]) => {
        // Types and positions are structure, not content.
        const isStructure = name === '@type' || (name === 'position' && typeof inner === 'number')
        const one = isStructure ? inner : keep(inner, path ? `${path}.${name}` : name)
        return one === undefined ? [] : [[name, one] as const]
      })
      const hasContent = kept.some(([name]) => name !== '@type' && name !== 'position')
      return hasContent ? Object.fromEntries(kept) : undefined
    }
    if ((typeof value === 'string' || typeof value === 'number') && isShown(String(value)))
      return absolute(value, page.url)
    removed.push({ path, value: String(value) })
    return undefined
  }

  const { '@context': _context, '@type': _type, ...content } = data
  const kept = keep(content, '')
  const properties = isObject(kept) ? kept : {}
  const { required, recommended } = rulesOf(type)
  return {
    jsonLd: { '@context': SCHEMA_ORG, '@type': type, ...properties },
    removed,
    missingRequired: missingOf(properties, required),
    missingRecommended: recommended.filter((name) => !(name in properties)),
  }
}
