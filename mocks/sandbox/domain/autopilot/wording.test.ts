import { ComparedTo } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import type { ReasonPart } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { reasonText } from '#mocks/sandbox/domain/autopilot/wording.ts'

const week = { from: '2026-11-09', to: '2026-11-15' }
const month = { from: '2026-10-17', to: '2026-11-15' }
const part = (given: Partial<ReasonPart>): ReasonPart => ({
  metric: 'cost',
  operator: 'gte',
  comparedTo: ComparedTo.FixedValue,
  actual: 0,
  threshold: 0,
  threshold2: null,
  reference: null,
  window: null,
  ...given,
})
const en = { language: 'en', currency: 'EUR' } as const
const tr = { language: 'tr', currency: 'EUR' } as const

test('shares are per cent, and each condition stands with the days it looked at', () => {
  const parts = [
    part({ metric: 'searchLostIsBudget', actual: 0.12, threshold: 0.1, window: week }),
    part({ metric: 'conversions', actual: 33.75, threshold: 10, window: month }),
    part({ metric: 'clicks', actual: 40, threshold: 20, window: week }),
  ]
  expect(reasonText(parts, en).replaceAll('\u2009', ' ')).toBe(
    'Search lost IS (budget) was 12% (at least 10%) and clicks were 40 (at least 20), Nov 9 – 15; conversions were 33.75 (at least 10), Oct 17 – Nov 15',
  )
  expect(reasonText(parts, tr)).toContain('%12 (en az %10)')
})

test('a state is said once and has no days; one day is no range', () => {
  const parts = [
    part({ metric: 'status', operator: 'eq', actual: 'enabled', threshold: 'enabled', window: week }),
    part({ metric: 'cost', actual: 50, threshold: 20, window: { from: '2026-11-15', to: '2026-11-15' } }),
  ]
  expect(reasonText(parts, en)).toBe('It is enabled; cost was €50.00 (at least €20.00), Nov 15')
})

test('a search term that is no keyword yet is said to be so', () => {
  const parts = [part({ metric: 'status', operator: 'eq', actual: 'none', threshold: 'none' })]
  expect(reasonText(parts, en)).toBe('It is neither added nor excluded')
  expect(reasonText(parts, tr)).toBe('Durumu eklenmemiş')
})
