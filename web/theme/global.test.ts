import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createAppSystem } from './system.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

test('the style sheet of the document uses only tokens that the theme has', () => {
  const known = JSON.stringify(createAppSystem().getTokenCss())
  const used = [...read('./global.css').matchAll(/--aw-[\w-]+/g)].map(([name]) => name)
  expect(used).not.toEqual([])
  expect(used.filter((name) => !known.includes(`"${name}"`))).toEqual([])
})
