import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productFiles } from '#tests/house/sources.ts'

const KNOWN = ['crumb', 'ancestors', 'isFramed', 'isUnknownAddress', 'isModal', 'namespaces']

/** The names of the properties of the exported handle, which no type checks: a misspelled one would be ignored. */
const handleKeys = (source: string): string[] => {
  const body = /export const handle[^=]*= \{(.*?)\n?\}/s.exec(source)?.[1] ?? ''
  const isOneLine = !body.includes('\n')
  return [...body.matchAll(isOneLine ? /(?:^|,)\s*(\w+):/g : /^ {2}(\w+):/gm)].map(([, key = '']) => key)
}

test('the handle of a screen has only properties that the frame knows', () => {
  const screens = productFiles.filter((path) => path.endsWith('.route.tsx'))
  expect(screens.length).toBeGreaterThan(60)
  const unknown = screens.flatMap((path) =>
    handleKeys(readFileSync(path, 'utf8'))
      .filter((key) => !KNOWN.includes(key))
      .map((key) => `${path}: ${key}`),
  )
  expect(unknown).toEqual([])
})
