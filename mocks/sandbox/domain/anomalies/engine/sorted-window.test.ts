import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { median } from '#mocks/sandbox/domain/anomalies/engine/order-statistics.ts'
import { SortedWindow } from '#mocks/sandbox/domain/anomalies/engine/sorted-window.ts'

const number = fc.double({ min: -1e6, max: 1e6, noNaN: true })

test('a sliding window returns the same as a new one with its numbers', () => {
  fc.assert(
    fc.property(
      fc.array(number, { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (numbers, width) => {
        const window = new SortedWindow(numbers.slice(0, width))
        for (let end = width; end <= numbers.length; end += 1) {
          const inside = numbers.slice(end - width, end)
          const from = inside[0] ?? 0
          expect(window.median()).toBe(median(inside))
          expect(window.medianDistance(from)).toBe(median(inside.map((x) => Math.abs(x - from))))
          expect(window.quantile(0.8)).toBe(
            inside.toSorted((a, b) => a - b)[Math.min(width - 1, Math.floor(0.8 * width))],
          )
          window.remove(from)
          window.add(numbers[end] ?? 0)
        }
      },
    ),
  )
})
