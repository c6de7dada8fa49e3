import { expect, test } from 'vitest'
import { Incidents } from '#mocks/sandbox/domain/anomalies/engine/incidents.ts'

/** The indices reported of a series of sizes, each as unusual as it is large; 0 is no alarm. */
function reportedOf(sizes: readonly number[], quietPoints = 2): number[] {
  const incidents = new Incidents(quietPoints)
  return sizes.flatMap((size, index) => {
    const alarm = size > 0 ? { decades: size, size, isSlow: false } : undefined
    return incidents.isReported(index, alarm) ? [index] : []
  })
}

test('an incident is reported at its first point, and again when it becomes much worse', () => {
  expect(reportedOf([0, 3, 3, 4, 0, 3, 9])).toEqual([1, 6])
})

test('the same incident is reported again after the quiet points, however long the history', () => {
  const sizes = Array.from({ length: 900 }, (_, index) => (index === 600 || index === 603 || index === 605 ? 3 : 0))
  expect(reportedOf(sizes)).toEqual([600, 603])
})

test('a more unusual point after usual ones is reported even within the quiet points, a less unusual one is not', () => {
  expect(reportedOf([3, 0, 0, 4, 4.5, 0, 0, 4], 24)).toEqual([0, 3])
})

test('a slow change is reported once while it goes on, and a sudden one during it is reported', () => {
  const incidents = new Incidents(5)
  const reported = Array.from({ length: 40 }, (_, index) => index).filter((index) =>
    incidents.isReported(index, { decades: 3, size: 1, isSlow: index !== 30 }),
  )
  expect(reported).toEqual([0, 30])
})
