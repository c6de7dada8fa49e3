// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { LineChart } from './LineChart.tsx'

const formatLabel = (day: string) => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).format(new Date(day))
const chart = (labels: readonly string[]) => (
  <LineChart
    title="Sessions"
    description="Per day"
    unit="Sessions"
    labels={labels}
    formatLabel={formatLabel}
    formatValue={String}
    series={[{ id: 'a', label: 'Actual', role: 'actual', values: labels.map((_, index) => 10 * index) }]}
  />
)
const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05']
function ShortenedChart() {
  const [shown, setShown] = useState(days)
  return (
    <>
      <button type="button" onClick={() => setShown(days.slice(0, 2))}>
        Two days
      </button>
      {chart(shown)}
    </>
  )
}
const plotOf = async () => {
  await screen.findByRole('img', { name: 'Sessions. Per day' }, { timeout: 10_000 })
  return screen.getByRole('group', { name: /^Sessions\./ })
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('after dragging over the last days the chart shows them, without the tooltip of a day that it no longer has', async () => {
  renderUi(chart(days))
  const plot = await plotOf()
  fireEvent.pointerDown(plot, { clientX: 330, button: 0, pointerType: 'mouse' })
  fireEvent.pointerMove(plot, { clientX: 590, pointerType: 'mouse' })
  expect(screen.getByText('11/3/2026 – 11/5/2026')).toBeTruthy()
  fireEvent.pointerUp(plot, { clientX: 590, pointerType: 'mouse' })
  expect(screen.getByRole('button', { name: 'Show all' })).toBeTruthy()
  expect(screen.queryByText('11/3/2026 – 11/5/2026')).toBeNull()
  expect(screen.queryByText('11/5/2026', { selector: 'div' })).toBeNull()
}, 15_000)

test('a chart whose date range becomes shorter while a value is read shows no tooltip', async () => {
  const { user } = renderUi(<ShortenedChart />)
  ;(await plotOf()).focus()
  await user.keyboard('{End}')
  expect(screen.getByText('11/5/2026: Actual 40')).toBeTruthy()
  // Without moving the focus, as another date range in the address does.
  fireEvent.click(screen.getByRole('button', { name: 'Two days' }))
  expect(screen.queryByText(/Actual 40/)).toBeNull()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByText('11/1/2026: Actual 0')).toBeTruthy()
}, 15_000)
