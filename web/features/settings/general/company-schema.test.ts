import { expect, test } from 'vitest'
import { companySchema, withScheme } from './company-schema.ts'

test.each([
  ['www.lindholm.example', 'https://www.lindholm.example'],
  ['  lindholm.example/shop ', 'https://lindholm.example/shop'],
  ['http://lindholm.example', 'http://lindholm.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%s becomes %s', (typed, expected) => expect(withScheme(typed)).toBe(expected))

test('the form of the company takes an address without its scheme, and no other one', async () => {
  const { companyWebSite } = companySchema.shape
  expect(companyWebSite.parse(' www.lindholm.example ')).toBe('https://www.lindholm.example')
  expect(companyWebSite.safeParse('javascript:alert(1)').success).toBe(false)
  expect(companyWebSite.safeParse('lindholm').success).toBe(false)
})
