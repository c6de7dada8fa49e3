import { expect, test } from 'vitest'
import { formatMoney, formatNumber } from '#web/lib/format.ts'
import { formatChangeValue } from './change-labels.ts'

const words = {
  state: (state: string) => `<${state}>`,
  format: {
    money: (value: number, currency: string) => formatMoney(value, currency, 'en'),
    number: (value: number) => formatNumber(value, 'en'),
  },
  currency: 'EUR',
}

test('amounts have the currency, ratios none, shares a sign', () => {
  expect(formatChangeValue({ field: 'dailyBudget', unit: 'money' }, 1250, words)).toBe('€1,250.00')
  expect(formatChangeValue({ field: 'targetRoas', unit: null }, 4.5, words)).toBe('4.5')
  expect(formatChangeValue({ field: 'cpcBid', unit: '%' }, 15, words)).toBe('15 %')
  expect(formatChangeValue({ field: 'dailyBudget', unit: 'money' }, 0, words)).toBe('€0.00')
})

test('states are words; keywords that are called like a state are not', () => {
  expect(formatChangeValue({ field: 'status', unit: null }, 'paused', words)).toBe('<paused>')
  expect(formatChangeValue({ field: 'status', unit: null }, 'unheard-of', words)).toBe('unheard-of')
  expect(formatChangeValue({ field: 'negativeKeyword', unit: null }, 'paused', words)).toBe('paused')
})

test('where there is no value there are no words', () => {
  expect(formatChangeValue({ field: 'label', unit: null }, null, words)).toBeUndefined()
})
