import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { parsed, placeOf, productFiles, textOf, visit } from '#tests/house/sources.ts'

const LOCALES = 'web/public/locales'
const LANGUAGES = ['en', 'tr']
const namespaces = readdirSync(`${LOCALES}/en`).map((file) => file.replace('.json', ''))

/** All texts of a namespace by dotted key. */
function textsOf(language: string, namespace: string): Map<string, string> {
  const texts = new Map<string, string>()
  const collect = (node: unknown, key: string) => {
    if (typeof node === 'string') texts.set(key, node)
    else if (node && typeof node === 'object')
      for (const [name, child] of Object.entries(node)) collect(child, key ? `${key}.${name}` : name)
  }
  collect(JSON.parse(readFileSync(`${LOCALES}/${language}/${namespace}.json`, 'utf8')), '')
  return texts
}

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const parametersOf = (text: string) => [...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => name).sort()
const tagsOf = (text: string) => [...text.matchAll(/<\/?(\w+)>/g)].map(([, name]) => name).sort()
const keysOf = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(withoutPlural))].sort()

describe.each(namespaces)('%s', (namespace) => {
  const [english, turkish] = [textsOf('en', namespace), textsOf('tr', namespace)]

  test('has the same keys in both languages, and no empty text', () => {
    expect(keysOf(turkish)).toEqual(keysOf(english))
    expect([...english, ...turkish].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([])
  })

  test('has the same parameters and tags in both languages', () => {
    const first = (texts: Map<string, string>, key: string) =>
      [...texts].find(([name]) => withoutPlural(name) === key)?.[1] ?? ''
    for (const key of keysOf(english)) {
      expect(parametersOf(first(turkish, key)), key).toEqual(parametersOf(first(english, key)))
      expect(tagsOf(first(turkish, key)), key).toEqual(tagsOf(first(english, key)))
    }
  })

  test('uses one form of the apostrophe', () => {
    expect([...english, ...turkish].filter(([, text]) => text.includes('’'))).toEqual([])
  })

  test('has no unused key', () => {
    const code = webFiles.map(textOf).join('\n')
    // A key may end in a variable part: t(`strength${score}`) uses every key with that prefix.
    const builtFrom = [...code.matchAll(/[`'":]([\w.]+)\$\{/g)].map(([, start = '']) => start)
    const isUsed = (key: string) =>
      ["'", '"', '`'].some((quote) => code.includes(`${key}${quote}`)) ||
      builtFrom.some((start) => start.includes('.') && key.startsWith(start))
    expect(keysOf(english).filter((key) => !isUsed(key))).toEqual([])
  })
})

test('every language has every namespace', () => {
  for (const language of LANGUAGES)
    expect(readdirSync(`${LOCALES}/${language}`).sort(), language).toEqual(
      namespaces.map((name) => `${name}.json`).sort(),
    )
})

const webFiles = productFiles.filter((file) => file.startsWith('web/'))
const TEXT_ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'title',
  'alt',
  'placeholder',
  'label',
  'help',
  'description',
  'lead',
]
const hasWords = (text: string) => /\p{L}{2,}/u.test(text)

/** User-visible texts in the code: between tags, or in an attribute that screen readers announce. */
function hardcodedTexts(file: string): string[] {
  const source = parsed(file)
  const found: string[] = []
  visit(source, (node) => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(`${placeOf(source, node)} ${node.text.trim()}`)
    if (!ts.isJsxAttribute(node) || !TEXT_ATTRIBUTES.includes(node.name.getText())) return
    const value =
      node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : node.initializer
    if (value && (ts.isStringLiteral(value) || ts.isNoSubstitutionTemplateLiteral(value)) && hasWords(value.text))
      found.push(`${placeOf(source, node)} ${value.text}`)
  })
  return found
}

test('no user-visible text is outside the translation files', () => {
  expect(webFiles.filter((file) => file.endsWith('.tsx')).flatMap(hardcodedTexts)).toEqual([])
})
