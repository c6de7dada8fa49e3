import { expect, test } from 'vitest'
import { scopeFromAddress } from './scope-from-address.ts'

const scopeOf = (query: string) => scopeFromAddress(new URLSearchParams(query))
const scope = { includeAll: 'some', campaignIds: [], adGroupIds: [], labelNames: [], nameContains: '' }

test('a link gives a new rule the scope of one item', () => {
  expect(scopeOf('campaignIds=12')).toEqual({ ...scope, campaignIds: ['12'] })
  expect(scopeOf('adGroupIds=7')).toEqual({ ...scope, adGroupIds: ['7'] })
  expect(scopeOf('nameContains=winter+tent')).toEqual({ ...scope, nameContains: 'winter tent' })
})

test('a link without a scope, or with an invalid one, leaves the scope of the rule', () => {
  expect(scopeOf('')).toBeUndefined()
  expect(scopeOf('campaignIds=%3Cb%3E&nameContains=+')).toBeUndefined()
})
