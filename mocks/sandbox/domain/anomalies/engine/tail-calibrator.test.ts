import { expect, test } from 'vitest'
import { randomFrom } from '#mocks/sandbox/domain/anomalies/engine/series.fixture.ts'
import { TailCalibrator } from '#mocks/sandbox/domain/anomalies/engine/tail-calibrator.ts'

const usual = { slope: 0.33, excesses: 20, quantile: 0.8 }

/** A calibrator that has seen usual points, one in fifty of which was many decades beyond the others. */
function withBursts(decades: number): TailCalibrator {
  const uniform = randomFrom(3)
  const calibrator = new TailCalibrator(4000, usual)
  for (let i = 0; i < 2000; i += 1) calibrator.add(i % 50 === 0 ? decades : -Math.log10(uniform()))
  return calibrator
}

test('what happened once in fifty points is within a decade of that, however far from the others it lies', () => {
  for (const decades of [5, 12, 30]) expect(withBursts(decades).calibrate(decades)).toBeLessThan(Math.log10(50) + 1)
})

test('exact probabilities stay what they are', () => {
  const uniform = randomFrom(5)
  const calibrator = new TailCalibrator(4000, { ...usual, slope: Math.LOG10E })
  for (let i = 0; i < 4000; i += 1) calibrator.add(-Math.log10(uniform()))
  for (const decades of [0.5, 1, 2, 3]) expect(Math.abs(calibrator.calibrate(decades) - decades)).toBeLessThan(0.3)
})

test('more unusual points are never calibrated as less unusual, and the inverse leads back', () => {
  const calibrator = withBursts(12)
  let last = 0
  for (let decades = 0; decades < 40; decades += 0.25) {
    const calibrated = calibrator.calibrate(decades)
    expect(calibrated).toBeGreaterThanOrEqual(last)
    last = calibrated
  }
  for (const calibrated of [1, 2, 3, 4]) {
    const decades = calibrator.inverse(calibrated)
    expect(calibrator.calibrate(decades - 0.1)).toBeLessThan(calibrated)
    expect(calibrator.calibrate(decades + 0.1)).toBeGreaterThanOrEqual(calibrated)
  }
})
