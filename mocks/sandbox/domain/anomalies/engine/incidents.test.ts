import { expect, test } from 'vitest'
import { type Alarm, Incidents } from '#mocks/sandbox/domain/anomalies/engine/incidents.ts'

const alarmOf = (size: number): Alarm => ({
  decades: Math.abs(size),
  size: Math.abs(size),
  direction: size > 0 ? 'rise' : 'drop',
  isSlow: false,
  isNearUsual: false,
})

/** The indices reported of a series of sizes, each as unusual as it is large, a negative one as a drop; 0 is no alarm. */
function reportedOf(sizes: readonly number[], quietPoints = 2): number[] {
  const incidents = new Incidents(quietPoints)
  return sizes.flatMap((size, index) => {
    return incidents.isReported(index, size === 0 ? undefined : alarmOf(size)) ? [index] : []
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
  expect(reportedOf([3, 0, 0, 0, 4, 4.5, 0, 0, 0, 4], 24)).toEqual([0, 4])
})

test('a slow change is reported once while it goes on, and a sudden one during it is reported', () => {
  const incidents = new Incidents(5)
  const reported = Array.from({ length: 40 }, (_, index) => index).filter((index) =>
    incidents.isReported(index, { ...alarmOf(3), isSlow: index !== 30 }),
  )
  expect(reported).toEqual([0, 30])
})

test('a drop after a rise is an incident of its own although it is less unusual, and so is the next rise', () => {
  expect(reportedOf([8, 0, -3, -3, 0, 3], 24)).toEqual([0, 2])
  expect(reportedOf([8, -3, 0, 0, 0, 3])).toEqual([0, 1, 5])
})

test('what only returns from a rise to the usual values is no drop of its own', () => {
  const incidents = new Incidents(24)
  const alarms = [alarmOf(8), { ...alarmOf(-3), isNearUsual: true }, alarmOf(-3)]
  expect(alarms.map((alarm, index) => incidents.isReported(index, alarm))).toEqual([true, false, true])
})
