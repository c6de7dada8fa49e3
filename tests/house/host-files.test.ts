import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headersFile, vercelSettings } from '#scripts/lib/host-files.ts'

test('the files for static hosts carry the headers of the production server (node scripts/headers.ts writes them)', () => {
  expect(readFileSync('vercel.json', 'utf8')).toBe(vercelSettings())
  expect(readFileSync('web/public/_headers', 'utf8')).toBe(headersFile())
})
