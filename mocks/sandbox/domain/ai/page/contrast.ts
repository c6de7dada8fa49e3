// Contrast of text colors that a page declares itself: inline styles and rules for classes and tags.
import { byTag, type PageDocument, type PageElement } from '#mocks/sandbox/domain/ai/page/read-page.ts'

type Style = Record<string, string>

const declarationsOf = (text: string): Style =>
  Object.fromEntries(
    text.split(';').flatMap((part) => {
      const [name, ...value] = part.split(':')
      return name && value.length > 0 ? [[name.trim().toLowerCase(), value.join(':').trim().toLowerCase()]] : []
    }),
  )

const RULE = /([^{}@]+)\{([^{}]*)\}/g
const SELECTOR = /^(?:[a-z][a-z0-9]*|\.[\w-]+|[a-z][a-z0-9]*\.[\w-]+)$/i

/** The rules of the page's own style elements that select by tag or class. */
export function rulesOf(page: PageDocument): Map<string, Style> {
  const rules = new Map<string, Style>()
  for (const { text } of byTag(page, 'style'))
    for (const [, selectors = '', body = ''] of text.replace(/\/\*.*?\*\//g, '').matchAll(RULE))
      for (const selector of selectors.split(',').map((one) => one.trim()))
        if (SELECTOR.test(selector)) rules.set(selector, { ...rules.get(selector), ...declarationsOf(body) })
  return rules
}

/** The declared style of an element: rules for its tag, then its classes, then inline. */
export function styleOf({ tag, attributes }: PageElement, rules: Map<string, Style>): Style {
  const classes = (attributes.class ?? '').split(/\s+/).filter(Boolean)
  const named = classes.flatMap((name) => [rules.get(`.${name}`), rules.get(`${tag}.${name}`)])
  return Object.assign({}, rules.get(tag), ...named, declarationsOf(attributes.style ?? ''))
}

type Color = readonly [number, number, number]
const NAMED: Record<string, Color> = {
  white: [255, 255, 255],
  black: [0, 0, 0],
  gray: [128, 128, 128],
  silver: [192, 192, 192],
}

function colorOf(text: string | undefined): Color | undefined {
  if (!text) return undefined
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/.exec(text)?.[1]
  if (hex) {
    const full = hex.length === 3 ? Array.from(hex, (digit) => digit + digit).join('') : hex
    const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
    return [part(0), part(2), part(4)]
  }
  const rgb = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(text)
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] : NAMED[text]
}

const linear = (channel: number) => {
  const share = channel / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminanceOf = ([red, green, blue]: Color) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

/** The contrast ratio of two colors by WCAG 2, from 1 to 21. */
export function contrastOf(one: Color, other: Color): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const TEXT_TAGS = ['p', 'a', 'span', 'li', 'td', 'th', 'button', 'label', 'del', 'strong', 'small', 'h1', 'h2', 'h3']

/** The lowest declared contrast of visible text and where it is; undefined if no text declares a color. */
export function lowestContrast(page: PageDocument): { value: number; element: PageElement } | undefined {
  const rules = rulesOf(page)
  const backgroundOf = (element: PageElement | null): Color => {
    for (let at = element; at; at = at.parent) {
      const style = styleOf(at, rules)
      const color = colorOf(style['background-color'] ?? style.background)
      if (color) return color
    }
    return [255, 255, 255]
  }
  const all = byTag(page, ...TEXT_TAGS).flatMap((element) => {
    const color = element.text === '' ? undefined : colorOf(styleOf(element, rules).color)
    return color ? [{ value: contrastOf(color, backgroundOf(element)), element }] : []
  })
  return all.reduce<(typeof all)[number] | undefined>(
    (low, one) => (!low || one.value < low.value ? one : low),
    undefined,
  )
}
