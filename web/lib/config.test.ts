import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

const shipped: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('../public/config.json', import.meta.url), 'utf8'),
)

test('the shipped file is valid', () => {
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
])('an invalid %s (%s) is named', (field, value) => {
  const read = () => parseConfig({ ...shipped, [field]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(`"${field}"`)
})

test('a file that is not an object is reported as a whole', () => {
  expect(() => parseConfig(null)).toThrow('"the file as a whole"')
})
