import { expect, test } from 'vitest'
import { evidence } from '#mocks/sandbox/domain/ai/evidence.ts'
import { unfoundedNumbers } from '#mocks/sandbox/domain/ai/unfounded-numbers.ts'

const source = {
  operation: 'listCampaignMetrics',
  parameters: {},
  currencyCode: 'EUR',
  period: { dateBegin: '2026-10-20', dateEnd: '2026-11-18' },
}
const known = [
  evidence(source, 'cost', 1942.38, 'money', '$.totals.cost'),
  evidence(source, 'clicks', 176, 'count', '$.totals.clicks'),
  evidence(source, 'lost', 0.34, 'rate', '$.totals.searchLostIsBudget'),
]
const check = (text: string, language: 'en' | 'tr' = 'en', quotes: string[] = []) =>
  unfoundedNumbers(text, language, { evidence: known, quotes })

test('values of the evidence are accepted in the form of the language, and so are its days', () => {
  expect(check('€1,942.38 for 176 clicks, 34% lost since October 20, 2026.')).toEqual([])
  expect(check('176 tıklama için €1.942,38, kayıp %34.', 'tr')).toEqual([])
})

test.each([
  ['another number', 'It costs €1,942.38 and saves €500.', ['500']],
  ['a part of a number', '76 clicks', ['76']],
  ['a longer number', '1,176 clicks', ['1,176']],
  ['a rounded number', 'about €1,942', ['1,942']],
  ['a number in words', 'twice as many clicks', ['twice']],
  ['a share in words', 'half of all clicks', ['half']],
])('%s is refused', (_, text, wrong) => {
  expect(check(text)).toEqual(wrong)
})

test('names may be quoted with their digits, but explain no other number', () => {
  expect(check('“Tent 4000” leads', 'en', ['Tent 4000'])).toEqual([])
  expect(check('4000 clicks', 'en', ['Tent 4000'])).toEqual(['4000'])
})
