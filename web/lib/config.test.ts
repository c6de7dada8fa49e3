import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

const shipped: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('../public/config.json', import.meta.url), 'utf8'),
)

test('the file that is shipped is right', () => {
  expect(parseConfig(shipped).productName).toBe('Adwright')
})

test.each([
  ['apiBase', 'api.example'],
  ['apiBase', 'https://api.example/'],
  ['termsUrl', 'terms'],
  ['businessContactEmail', ''],
  ['captchaSiteKey', undefined],
  ['checkoutUrl', 'checkout'],
  ['analytics', 'yes'],
])('a wrong %s (%s) is named', (field, value) => {
  const read = () => parseConfig({ ...shipped, [field]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(`"${field}"`)
})

test('a file that is no object says so', () => {
  expect(() => parseConfig(null)).toThrow('"the file as a whole"')
})
