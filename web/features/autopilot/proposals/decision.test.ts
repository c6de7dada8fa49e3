import { type AutopilotProposal, type ExecutionChange, ExecutionChangeStatus } from '@adwright/sdk/types'
import { expect, test } from 'vitest'
import { batchesOf, type DecisionResult, groupByRule, mergeResponse } from './decision.ts'

const none: DecisionResult = { verdict: 'approve', done: [], failed: [], heldBack: [], missing: [] }
const change = (id: string, status: ExecutionChange['status']) => ({ id, name: id, status }) as ExecutionChange
const proposal = (id: string, autopilotId: string) => ({ id, autopilotId }) as AutopilotProposal

test('one call decides at most 200 suggestions', () => {
  const ids = Array.from({ length: 450 }, (_, index) => `chg_${index}`)
  expect(batchesOf(ids).map((batch) => batch.length)).toEqual([200, 200, 50])
  expect(batchesOf(ids).flat()).toEqual(ids)
  expect(batchesOf([])).toEqual([])
})

test('failed and missing suggestions are separated from decided ones', () => {
  const answer = {
    changes: [change('a', ExecutionChangeStatus.Applied), change('b', ExecutionChangeStatus.Failed)],
    heldBack: [],
    missingIds: ['c', 'd'],
  }
  const decided = mergeResponse(none, answer, [{ id: 'c', name: 'cheap tent' }])
  expect(decided.done.map(({ id }) => id)).toEqual(['a'])
  expect(decided.failed.map(({ id }) => id)).toEqual(['b'])
  expect(decided.missing).toEqual(['cheap tent', ''])
})

test('the results of several calls are combined', () => {
  const first = mergeResponse(
    none,
    { changes: [change('a', ExecutionChangeStatus.Rejected)], heldBack: [], missingIds: [] },
    [],
  )
  expect(
    mergeResponse(first, { changes: [change('b', ExecutionChangeStatus.Rejected)], heldBack: [], missingIds: [] }, [])
      .done,
  ).toHaveLength(2)
})

test('suggestions of one item are grouped in the order of their first one', () => {
  const groups = groupByRule([proposal('1', 'x'), proposal('2', 'y'), proposal('3', 'x')])
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['1', '3'], ['2']])
})
