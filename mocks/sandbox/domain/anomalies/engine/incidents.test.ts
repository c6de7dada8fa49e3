import { expect, test } from 'vitest'
import { Incidents } from '#mocks/sandbox/domain/anomalies/engine/incidents.ts'

/** The indices reported of a series of sizes; 0 is no alarm. */
function reportedOf(sizes: readonly number[], quietPoints = 2): number[] {
  const incidents = new Incidents(quietPoints)
  return sizes.flatMap((size, index) => (incidents.isReported(index, size > 0, size) ? [index] : []))
}

test('an incident is reported at its first point, and again when it becomes much worse', () => {
  expect(reportedOf([0, 3, 3, 4, 0, 3, 9])).toEqual([1, 6])
})

test('the same incident is reported again after the quiet points, however long the history', () => {
  const sizes = Array.from({ length: 900 }, (_, index) => (index === 600 || index === 603 || index === 605 ? 3 : 0))
  expect(reportedOf(sizes)).toEqual([600, 603])
})
