// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { LineChart } from './LineChart.tsx'

const labels = ['2026-11-01', '2026-11-02', '2026-11-03']
const base = { title: 'Sessions', description: 'Per day', labels, unit: 'Sessions', formatValue: String }

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the tooltip shows both dates, both values and the change', async () => {
  const { user } = renderUi(
    <LineChart
      {...base}
      series={[
        { id: 'c', label: 'Selected dates', detail: 'Nov 1 – Nov 3', role: 'actual', values: [10, 20, 30] },
        {
          id: 'p',
          label: 'Comparison',
          detail: 'Oct 29 – Oct 31',
          role: 'previous',
          values: [10, 10, null],
          labels: ['2026-10-29', '2026-10-30', '2026-10-31'],
        },
      ]}
      formatChange={(actual, previous) => `+${((actual - previous) / previous) * 100}%`}
    />,
  )
  await screen.findByRole('img', { name: 'Sessions. Per day' }, { timeout: 10_000 })
  screen.getByRole('group', { name: /^Sessions\./ }).focus()
  await user.keyboard('{Home}{ArrowRight}')
  expect(screen.getByText('2026-11-02: Selected dates 20, Comparison, 2026-10-30 10, Change +100%')).toBeTruthy()
  await user.keyboard('{End}')
  expect(screen.getByText('2026-11-03: Selected dates 30, Comparison, 2026-10-31 –')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Selected dates: Nov 1 – Nov 3' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Comparison: Oct 29 – Oct 31' })).toBeTruthy()
}, 15_000)
