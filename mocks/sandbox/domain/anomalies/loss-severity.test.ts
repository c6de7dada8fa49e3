import { expect, test } from 'vitest'
import type { Finding } from '#mocks/sandbox/domain/anomalies/engine/detect.ts'
import { withLossSeverity } from '#mocks/sandbox/domain/anomalies/loss-severity.ts'

const finding = (actual: number, expected: number, severity: Finding['severity'] = 1) =>
  ({ actual, expected, direction: actual < expected ? 'drop' : 'rise', severity }) as Finding

test.each([
  ['a segment that lost nearly everything is high', finding(1, 75), 3],
  ['a drop that lost more than half is at least medium', finding(30, 75), 2],
  ['a smaller drop keeps its severity', finding(50, 75), 1],
  ['a higher severity stays', finding(30, 75, 3), 3],
  ['a rise keeps its severity', finding(400, 75), 1],
  ['too little volume for chance to be excluded keeps its severity', finding(0, 12), 1],
])('%s', (_, given, severity) => {
  expect(withLossSeverity(given)).toEqual({ ...given, severity })
})
