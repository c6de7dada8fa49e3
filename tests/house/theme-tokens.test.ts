import ts from 'typescript'
import { expect, test } from 'vitest'
import { createAppSystem } from '#web/theme/system.ts'
import { layerStyles, textStyles } from '#web/theme/text-styles.ts'
import { parsed, placeOf, productFiles, visit } from './sources.ts'

// A name that the theme does not have gives no color, and nothing says so: a header was transparent for it.
const system = createAppSystem()
const groups = new Set(
  [...(system.tokens.categoryMap.get('colors')?.keys() ?? [])].filter((name) => name.includes('.')).map(groupOf),
)

function groupOf(name: string): string {
  return name.split('.')[0] ?? name
}

/** A style property that takes a color; other attributes may have words with a dot as values too, such as the key of a text. */
const COLOR_PROPERTY = /^(bg|background|fill|stroke|color)$|color$/i
const REFERENCE = /\{colors\.([\w.]+)\}/g

const nameOf = (node: ts.Node): string | undefined =>
  ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) ? node.name.getText().replaceAll("'", '') : undefined

/** The property whose value a text is, or a part of the value, such as one for a breakpoint. */
function propertyOf(node: ts.Node): string | undefined {
  for (let at = node.parent; at !== undefined && !ts.isStatement(at); at = at.parent) {
    const name = nameOf(at)
    if (name !== undefined && COLOR_PROPERTY.test(name)) return name
  }
  return undefined
}

function colorsOf(node: ts.StringLiteralLike): string[] {
  const references = [...node.text.matchAll(REFERENCE)].map(([, name]) => name ?? '')
  const isName = /^\w+(\.\w+)+$/.test(node.text) && groups.has(groupOf(node.text))
  return isName && propertyOf(node) !== undefined ? [...references, node.text] : references
}

const files = productFiles.filter((file) => file.startsWith('web/') && !file.startsWith('web/theme/'))
const texts = files.flatMap((file) => {
  const found: { node: ts.StringLiteralLike; place: string }[] = []
  const source = parsed(file)
  visit(source, (node) => {
    if (ts.isStringLiteralLike(node)) found.push({ node, place: placeOf(source, node) })
  })
  return found
})

test('every color that a component names is one of the theme', () => {
  const named = texts.flatMap(({ node, place }) => colorsOf(node).map((color) => ({ color, place })))
  expect(named.length).toBeGreaterThan(500)
  const unknown = named.filter(({ color }) => system.tokens.getByName(`colors.${color}`) === undefined)
  expect(unknown.map(({ color, place }) => `${place} ${color}`)).toEqual([])
})

test.each([
  ['textStyle', textStyles],
  ['layerStyle', layerStyles],
])('every %s that a component names is one of the theme', (property, styles) => {
  const named = texts.filter(
    ({ node: { parent } }) => nameOf(parent) === property || (parent.parent && nameOf(parent.parent) === property),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ node }) => !(node.text in styles)).map(({ node, place }) => `${place} ${node.text}`)).toEqual(
    [],
  )
})
