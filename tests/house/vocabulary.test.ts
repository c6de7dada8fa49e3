import { globSync, readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { parsed, visit } from '#tests/house/sources.ts'

const LOCALES = 'web/public/locales'
const BACKEND = 'mocks/sandbox'

/** Namespaces and backend files whose texts are still to be reworded. */
const PENDING: string[] = []

/** Words that users do not say, or that name one thing in two ways; see the product's glossary for the terms. */
const REFUSED = {
  en: /\be-mails?\b|\bmails?\b|\bsome ?body\b|\bnobody\b|\bshall\b|\bmay not\b|\bas a rule\b|\bat once\b|\bby itself\b|\bany more\b|\bis told\b|\bheld against\b|\bbrought in\b|\bfigures?\b|\bthere is no such\b|\bis called\b/i,
  tr: /aykırı|rakam|(?<!\p{L})ileti(?!\p{L})|kendiliğinden|sözcük/iu,
}
type Language = keyof typeof REFUSED

/** All strings below a node of a JSON file. */
const stringsOf = (node: unknown): string[] =>
  typeof node === 'string'
    ? [node]
    : typeof node === 'object' && node !== null
      ? Object.values(node).flatMap(stringsOf)
      : []

const refusedIn = (texts: string[], language: Language) => texts.filter((text) => REFUSED[language].test(text))

const namespaces = readdirSync(`${LOCALES}/en`)
  .map((file) => file.replace('.json', ''))
  .filter((name) => !PENDING.includes(name))

describe.each(namespaces)('%s', (namespace) => {
  test.each(['en', 'tr'] as const)('uses the vocabulary of the product in %s', (language) => {
    const texts = stringsOf(JSON.parse(readFileSync(`${LOCALES}/${language}/${namespace}.json`, 'utf8')))
    expect(refusedIn(texts, language)).toEqual([])
  })
})

/** The texts of a language in a backend file: every string below a property of its name. */
function backendTexts(file: string, language: Language): string[] {
  const texts: string[] = []
  visit(parsed(file), (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText() !== language) return
    visit(node.initializer, (part) => {
      if (ts.isStringLiteralLike(part)) texts.push(part.text)
    })
  })
  return texts
}

test('the backend texts use the vocabulary of the product', () => {
  const files = globSync('**/*.ts', { cwd: BACKEND, exclude: ['**/*.test.ts'] }).filter(
    (file) => !PENDING.includes(file),
  )
  const refused = files.flatMap((file) =>
    (['en', 'tr'] as const).flatMap((language) => refusedIn(backendTexts(`${BACKEND}/${file}`, language), language)),
  )
  expect(refused).toEqual([])
})

test('refused words are found', () => {
  expect(refusedIn(['Your e-mail', 'Your email', 'Nobody came'], 'en')).toEqual(['Your e-mail', 'Nobody came'])
  expect(refusedIn(['Yeni aykırılık', 'Yeni anomali', 'İletişim'], 'tr')).toEqual(['Yeni aykırılık'])
})
