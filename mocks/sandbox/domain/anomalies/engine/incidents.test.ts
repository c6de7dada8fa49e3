import { expect, test } from 'vitest'
import { Incidents } from '#mocks/sandbox/domain/anomalies/engine/incidents.ts'
import { hourMs } from '#mocks/sandbox/domain/anomalies/engine/settings.ts'

function firstPointsOf(scores: readonly number[], stepMs = hourMs): boolean[] {
  const incidents = new Incidents()
  return scores.map((score, i) => incidents.isFirstPoint(i, i * stepMs, score))
}

test('later points of an incident are not first points unless they are clearly stronger', () => {
  expect(firstPointsOf([0.1, 3, 2.9, 3.05, 4])).toEqual([true, true, false, false, true])
})

test('after the quiet period the same strength is a first point again', () => {
  const scores = Array.from({ length: 40 }, (_, i) => (i === 5 || i === 30 ? 3 : 0))
  expect(firstPointsOf(scores)[30]).toBe(true)
})

test('no incident lasts longer than two weeks, however long the history', () => {
  const scores = Array.from({ length: 2000 }, (_, i) => (i === 1900 || i === 1960 ? 3 : 0))
  expect(firstPointsOf(scores)[1960]).toBe(false)
  expect(firstPointsOf(scores, 7 * hourMs)[1960]).toBe(true)
})
