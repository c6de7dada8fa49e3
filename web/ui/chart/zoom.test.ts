import { expect, test } from 'vitest'
import { zoomed } from './zoom.ts'

const content = {
  labels: ['a', 'b', 'c', 'd', 'e'],
  series: [
    { id: 's', label: 'S', role: 'actual' as const, values: [1, 2, null, 4, 5], labels: ['v', 'w', 'x', 'y', 'z'] },
  ],
  band: { label: 'Range', low: [0, 1, 2, 3, 4], high: [2, 3, 4, 5, 6] },
  anomalies: [
    { index: 0, severity: 'low' as const },
    { index: 3, severity: 'high' as const },
  ],
  notes: [{ index: 4, text: 'late' }],
  ranges: [
    { from: 0, to: 1, label: 'Before', kind: 'before' as const },
    { from: 2, to: 4, label: 'After', kind: 'after' as const },
  ],
}

test('without a zoom the chart is whole', () => {
  expect(zoomed(content, undefined)).toBe(content)
})

test('a zoom has its days, with marks and ranges at their new places', () => {
  expect(zoomed(content, { from: 1, to: 3 })).toEqual({
    labels: ['b', 'c', 'd'],
    series: [{ id: 's', label: 'S', role: 'actual', values: [2, null, 4], labels: ['w', 'x', 'y'] }],
    band: { label: 'Range', low: [1, 2, 3], high: [3, 4, 5] },
    anomalies: [{ index: 2, severity: 'high' }],
    notes: [],
    ranges: [
      { from: 0, to: 0, label: 'Before', kind: 'before' },
      { from: 1, to: 2, label: 'After', kind: 'after' },
    ],
  })
})
