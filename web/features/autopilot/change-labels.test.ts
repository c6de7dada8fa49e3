import { expect, test } from 'vitest'
import { formatMoney, formatNumber } from '#web/lib/format.ts'
import { formatChangeValue } from './change-labels.ts'

const words = {
  state: (state: string) => `<${state}>`,
  format: {
    money: (value: number | null, currency: string) => formatMoney(value ?? 0, currency, 'en'),
    number: (value: number | null) => formatNumber(value ?? 0, 'en'),
  },
  currency: 'EUR',
}

test('amounts have a currency, ratios have none, rates have a percent sign', () => {
  expect(formatChangeValue({ field: 'dailyBudget', unit: 'money' }, 1250, words)).toBe('€1,250.00')
  expect(formatChangeValue({ field: 'targetRoas', unit: null }, 4.5, words)).toBe('4.5')
  expect(formatChangeValue({ field: 'cpcBid', unit: '%' }, 15, words)).toBe('15 %')
  expect(formatChangeValue({ field: 'dailyBudget', unit: 'money' }, 0, words)).toBe('€0.00')
})

test('statuses are translated; keywords with the name of a status are not', () => {
  expect(formatChangeValue({ field: 'status', unit: null }, 'paused', words)).toBe('<paused>')
  expect(formatChangeValue({ field: 'status', unit: null }, 'unheard-of', words)).toBe('unheard-of')
  expect(formatChangeValue({ field: 'negativeKeyword', unit: null }, 'paused', words)).toBe('paused')
})

test('a missing value has no text', () => {
  expect(formatChangeValue({ field: 'label', unit: null }, null, words)).toBeUndefined()
})
