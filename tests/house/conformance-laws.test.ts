import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LAWS } from '#tests/conformance/src/laws/law.ts'

/** The words in quotes in the files of the laws. */
const used = globSync('tests/conformance/src/laws/*.ts').flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  return file.endsWith('/law.ts') ? [] : [...text.matchAll(/'([a-z]+(?:-[a-z]+)*)'/g)].map(([, name]) => name)
})
const rows = [
  ...readFileSync('tests/conformance/README.md', 'utf8').matchAll(/^\| `laws\/([a-z-]+)` \| (.+) \| (.+) \|$/gm),
]

test('the page of the conformance kit has one row for each law, in order, with what it needs and an example', () => {
  expect(rows.map(([, name]) => name)).toEqual([...LAWS])
  expect(LAWS.toSorted()).toEqual([...LAWS])
  expect(rows.filter(([, , needs = '', example = '']) => needs.length < 4 || example.length < 10)).toEqual([])
})

test('each law is judged somewhere', () => {
  expect(LAWS.filter((law) => !used.includes(law))).toEqual([])
})
