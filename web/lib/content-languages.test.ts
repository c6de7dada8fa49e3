import { expect, test } from 'vitest'
import { contentLanguages, directionOf, findLanguages, languageName } from './content-languages.ts'

test('languages have their names in the language of the reader, in its alphabet', () => {
  expect(languageName('de', 'tr')).toBe('Almanca')
  expect(languageName('fr', 'fr')).toBe('Français')
  const names = contentLanguages('tr').map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'tr')))
  // Every one has a name, and none is there twice.
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => /^[a-z]{2,3}(-|$)/.test(name))).toEqual([])
})

test('a language is found by its tag, its name and its own name', () => {
  const all = contentLanguages('en')
  const found = (typed: string) => findLanguages(all, typed).map(({ tag }) => tag)
  expect(found('nl')[0]).toBe('nl')
  expect(found('germ')[0]).toBe('de')
  expect(found('türk')).toEqual(['tr'])
  expect(found('العرب')).toEqual(['ar'])
  expect(found('klingon')).toEqual([])
  expect(found(' ')).toHaveLength(all.length)
})

test('the direction is that of the script', () => {
  expect(['ar', 'fa', 'he', 'ur', 'ps', 'sd', 'ug'].map(directionOf)).toEqual(Array(7).fill('rtl'))
  expect(['de', 'tr', 'ja', 'ku', 'sr-Latn', 'zh-Hant'].map(directionOf)).toEqual(Array(6).fill('ltr'))
})
