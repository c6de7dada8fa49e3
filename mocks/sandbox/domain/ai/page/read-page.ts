// A page as the checks see it: its elements in document order, parsed as browsers do.
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { WebResource } from '#mocks/sandbox/platforms/web.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Tree = { node: Node; parent: PageElement | null }

export type PageElement = {
  tag: string
  attributes: Readonly<Record<string, string>>
  /** The line of its start tag, from 1; null for an element that the parser added. */
  line: number | null
  /** The start tag as it was written. */
  source: string
  /** The visible text inside, with single spaces. */
  text: string
  parent: PageElement | null
  /** The number of visible words before it on the page. */
  wordsBefore: number
}

export type PageDocument = {
  url: string | null
  html: string
  elements: readonly PageElement[]
  /** The visible words of the page. */
  words: readonly string[]
  /** The declared resources with their sizes; null if only the source is known. */
  resources: readonly WebResource[] | null
}

const INVISIBLE = new Set(['script', 'style', 'noscript', 'template', 'head', 'title'])
const MAX_SOURCE = 300

export const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))

const isHidden = (attributes: Readonly<Record<string, string>>) =>
  'hidden' in attributes || /display\s*:\s*none/i.test(attributes.style ?? '')

class Reader {
  readonly elements: PageElement[] = []
  readonly words: string[] = []
  readonly #html: string

  constructor(html: string) {
    this.#html = html
  }

  /** Adds a node and everything inside it; returns its visible text. Iterates over children, so depth is that of the parser's tree. */
  add({ node, parent }: Tree, isVisible: boolean): string {
    if (node.nodeName === '#text' && 'value' in node) {
      if (isVisible) this.words.push(...wordsOf(node.value))
      return isVisible ? node.value : ''
    }
    if (!('tagName' in node)) return ''
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    const at = node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation
    const element: PageElement = {
      tag: node.tagName,
      attributes,
      line: at?.startLine ?? null,
      source: at ? this.#html.slice(at.startOffset, at.endOffset).slice(0, MAX_SOURCE) : `<${node.tagName}>`,
      text: '',
      parent,
      wordsBefore: this.words.length,
    }
    this.elements.push(element)
    const isShown = isVisible && !INVISIBLE.has(node.tagName) && !isHidden(attributes)
    const isRaw = node.tagName === 'script' || node.tagName === 'style' || node.tagName === 'title'
    const inside = node.childNodes.map((child) =>
      isRaw && 'value' in child ? child.value : this.add({ node: child, parent: element }, isShown),
    )
    element.text = (isRaw ? inside.join('') : inside.join(' ')).replace(/\s+/g, ' ').trim()
    return isShown ? element.text : ''
  }
}

const MAX_DEPTH = 250

/** True if elements are nested deeper than a reader can follow. */
function isTooDeep(nodes: readonly Node[]): boolean {
  let level = [...nodes]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((node) => ('childNodes' in node ? node.childNodes : []))
  }
  return false
}

type Source = { html: string; url?: string | null; resources?: readonly WebResource[] | null }

/** Parses a page; undefined if its elements are nested too deeply. */
export function readPage({ html, url = null, resources = null }: Source): PageDocument | undefined {
  const document = parse(html, { sourceCodeLocationInfo: true })
  if (isTooDeep(document.childNodes)) return undefined
  const reader = new Reader(html)
  for (const node of document.childNodes) reader.add({ node, parent: null }, true)
  return { url, html, resources, elements: reader.elements, words: reader.words }
}

const MAX_VISIBLE = 100_000

/** The text that visitors see. */
export const visibleTextOf = ({ elements }: PageDocument): string =>
  (elements.find(({ tag }) => tag === 'body')?.text ?? '').slice(0, MAX_VISIBLE)

/** The elements with one of these tags, in document order. */
export const byTag = ({ elements }: PageDocument, ...tags: string[]): PageElement[] =>
  elements.filter(({ tag }) => tags.includes(tag))

/** True if an element is inside of one that fits. */
export function isInside(element: PageElement, fits: (ancestor: PageElement) => boolean): boolean {
  for (let at = element.parent; at; at = at.parent) if (fits(at)) return true
  return false
}

/** Every element that contains one of these. */
export function ancestorsOf(elements: readonly PageElement[]): ReadonlySet<PageElement> {
  const found = new Set<PageElement>()
  for (const element of elements) for (let at = element.parent; at && !found.has(at); at = at.parent) found.add(at)
  return found
}

/** The meta element of a name; undefined without it. */
export const metaOf = (page: PageDocument, name: string): PageElement | undefined =>
  byTag(page, 'meta').find(({ attributes }) => attributes.name?.toLowerCase() === name)
