// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { stacked } from './BarPlot.tsx'
import { extent } from './chart-model.ts'
import { DistributionBars } from './DistributionBars.tsx'
import { sparkPath } from './Sparkline.tsx'

test('each part of a stack begins above the previous one, with a gap', () => {
  const parts = stacked(
    [
      { id: 'l', label: 'Low', role: 'low', values: [3, null] },
      { id: 'h', label: 'High', role: 'high', values: [2, 4] },
    ],
    2,
    0.1,
  )
  expect(parts.map(({ bars }) => bars.map(({ y0, y }) => [y0, y]))).toEqual([
    [
      [0, 3],
      [0, 0],
    ],
    [
      [3.1, 5],
      [0, 4],
    ],
  ])
})

test('an axis includes zero and ignores missing values', () => {
  expect(extent([[5, null, 9]])).toEqual([0, 9])
  expect(extent([[-4, 2]])).toEqual([-4, 2])
})

test('a distribution describes each part as text', () => {
  renderUi(
    <DistributionBars
      label="By metric"
      formatValue={String}
      rows={[
        {
          id: 's',
          label: 'Sessions',
          to: '/x',
          parts: [
            { id: 'l', label: 'Low', role: 'low', value: 2 },
            { id: 'h', label: 'High', role: 'high', value: 1 },
          ],
        },
      ]}
    />,
  )
  expect(screen.getByRole('listitem').textContent).toBe('Sessions2133: Low 2, High 1')
  expect(screen.getByRole('link', { name: 'Sessions' }).getAttribute('href')).toBe('/x')
})

test('a flat sparkline lies in the middle of its box', () => {
  expect(sparkPath([4, 4])).toBe('M2.0,14.0h0L86.0,14.0h0')
  expect(sparkPath([0, 10])).toBe('M2.0,26.0h0L86.0,2.0h0')
  expect(sparkPath([0, null, 10])).toBe('M2.0,26.0h0M86.0,2.0h0')
})
