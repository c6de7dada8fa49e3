import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headersFile, vercelSettings } from '#scripts/lib/host-files.ts'

test('the files for static hosts carry the headers of the production server (node scripts/headers.ts writes them)', () => {
  expect(readFileSync('vercel.json', 'utf8')).toBe(vercelSettings())
  expect(readFileSync('web/public/_headers', 'utf8')).toBe(headersFile())
})

test('no file gets a header from two rules of _headers, because hosts would merge their values', () => {
  const names = [...readFileSync('web/public/_headers', 'utf8').matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(new Set(names).size).toBe(names.length)
})
