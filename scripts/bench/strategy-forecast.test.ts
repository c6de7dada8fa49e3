import { expect, test } from 'vitest'
import { calibrate } from '#scripts/bench/strategy-forecast.ts'

test('the real end of simulated strategies lies in the 80 % range about as often as it should', async () => {
  const { count, inside } = await calibrate(60)
  expect(inside / count).toBeGreaterThanOrEqual(0.72)
  expect(inside / count).toBeLessThanOrEqual(0.88)
})
