import { FindingChange } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { changeOf } from '#mocks/sandbox/domain/ai/finding-verdict.ts'

const of = (kind: string, magnitude: number) => ({ kind, magnitude })

test.each(['convertingTerm', 'termsRose', 'demandRises'])('%s is a chance: more of it is better', (kind) => {
  expect(changeOf(of(kind, 10), of(kind, 14))).toBe(FindingChange.Better)
  expect(changeOf(of(kind, 10), of(kind, 6))).toBe(FindingChange.Worse)
  expect(changeOf(of(kind, 10), of(kind, 10.4))).toBe(FindingChange.Same)
})

test.each(['wastedKeyword', 'termsFell', 'budgetLimited'])('%s is a loss: more of it is worse', (kind) => {
  expect(changeOf(of(kind, 10), of(kind, 14))).toBe(FindingChange.Worse)
  expect(changeOf(of(kind, 10), of(kind, 6))).toBe(FindingChange.Better)
})
