// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { BarChart } from './BarChart.tsx'
import { RATE_TICKS, type Series } from './chart-model.ts'
import { LineChart } from './LineChart.tsx'

const labels = ['2026-11-01', '2026-11-02', '2026-11-03']
const series: Series[] = [
  { id: 'a', label: 'Actual', role: 'actual', values: [10, null, 30] },
  { id: 'e', label: 'Expected', role: 'expected', values: [12, 18, 24] },
]
const base = { title: 'Sessions', description: 'Per day', labels, unit: 'Sessions', formatValue: String }

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the data table shows every value of the chart; the button and the key T toggle it', async () => {
  const { user } = renderUi(
    <LineChart
      {...base}
      series={series}
      band={{ label: 'Range', low: [8, 14, 20], high: [16, 22, 28] }}
      anomalies={[{ index: 2, severity: 'high' }]}
    />,
  )
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  const table = screen.getByRole('table', { name: 'Sessions (Sessions)' })
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'DayActualExpectedRangeAnomalies',
    '2026-11-0110128 – 16–',
    '2026-11-02–1814 – 22–',
    '2026-11-03302420 – 28High',
  ])
  await user.keyboard('t')
  expect(screen.queryByRole('table')).toBeNull()
})

test('the chart has a name, and arrow keys read its values with the anomaly', async () => {
  const { user } = renderUi(<LineChart {...base} series={series} anomalies={[{ index: 2, severity: 'high' }]} />)
  await screen.findByRole('img', { name: 'Sessions. Per day' }, { timeout: 10_000 })
  screen.getByRole('group', { name: /^Sessions\. Use the left and right arrow keys/ }).focus()
  await user.keyboard('{End}')
  expect(screen.getByText('2026-11-03: Actual 30, Expected 24: Anomalies: High')).toBeTruthy()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('2026-11-02: Actual –, Expected 18')).toBeTruthy()
}, 15_000)

test('the key T switches between chart and table and keeps the focus inside', async () => {
  const { user } = renderUi(<LineChart {...base} series={series} />)
  await screen.findByRole('img', { name: 'Sessions. Per day' }, { timeout: 10_000 })
  screen.getByRole('group', { name: /^Sessions\./ }).focus()
  await user.keyboard('t')
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sessions' })).toHaveFocus())
  await user.keyboard('t')
  await waitFor(() => expect(screen.getByRole('group', { name: /^Sessions\./ })).toHaveFocus())
  const toggle = screen.getByRole('button', { name: 'Show as table' })
  toggle.focus()
  await user.keyboard('t')
  await screen.findByRole('table')
  expect(toggle).toHaveFocus()
}, 15_000)

test('the label column of the table has the given header', async () => {
  const { user } = renderUi(<LineChart {...base} series={series} labelHeader="Hour" />)
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getByRole('columnheader', { name: 'Hour' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: 'Day' })).toBeNull()
})

test('after its table the chart is drawn again', async () => {
  // As in a browser: a removed element has no width, and its ResizeObserver is notified.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.isConnected ? 600 : 0
  })
  const watching = new Set<() => void>()
  class Watcher {
    private tell: () => void
    constructor(tell: () => void) {
      this.tell = tell
    }
    observe() {
      watching.add(this.tell)
    }
    disconnect() {
      watching.delete(this.tell)
    }
  }
  vi.stubGlobal('ResizeObserver', Watcher)
  const { user } = renderUi(<LineChart {...base} series={series} />)
  await screen.findByRole('img', { name: 'Sessions. Per day' }, { timeout: 10_000 })
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  act(() => {
    for (const tell of watching) tell()
  })
  await user.click(screen.getByRole('button', { name: 'Show as chart' }))
  expect(await screen.findByRole('img', { name: 'Sessions. Per day' })).toBeVisible()
}, 15_000)

test('the tooltip contains the band only while the band is visible', async () => {
  const { user } = renderUi(
    <LineChart {...base} series={series} band={{ label: 'Range', low: [8, 14, 20], high: [16, 22, 28] }} />,
  )
  await screen.findByRole('img', { name: 'Sessions. Per day' }, { timeout: 10_000 })
  const plot = screen.getByRole('group', { name: /^Sessions\./ })
  plot.focus()
  await user.keyboard('{Home}')
  expect(screen.getByText('2026-11-01: Actual 10, Expected 12, Range 8 – 16')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Range' }))
  plot.focus()
  await user.keyboard('{Home}')
  expect(screen.getByText('2026-11-01: Actual 10, Expected 12')).toBeTruthy()
}, 15_000)

test('the data table renders only the visible rows of thousands, each time it is shown', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(280)
  const hours = Array.from({ length: 2160 }, (_, index) => `hour ${index}`)
  const { user } = renderUi(
    <LineChart
      {...base}
      labels={hours}
      series={[{ id: 'a', label: 'Actual', role: 'actual', values: hours.map((_, index) => index) }]}
    />,
  )
  for (const showing of ['first', 'second']) {
    await user.click(screen.getByRole('button', { name: 'Show as table' }))
    await waitFor(() => {
      const rows = screen.getAllByRole('row')
      expect(rows.length, showing).toBeGreaterThan(5)
      expect(rows.length, showing).toBeLessThan(60)
    })
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('2161')
    await user.click(screen.getByRole('button', { name: 'Show as chart' }))
  }
}, 15_000)

test('the legend switches series off, but never the last one', async () => {
  const { user } = renderUi(<LineChart {...base} series={series} />)
  const actual = screen.getByRole('button', { name: 'Actual' })
  const expected = screen.getByRole('button', { name: 'Expected' })
  await user.click(expected)
  expect(expected.getAttribute('aria-pressed')).toBe('false')
  await user.click(actual)
  expect(actual.getAttribute('aria-pressed')).toBe('true')
})

test('Enter on a bar opens its details', async () => {
  const opened: number[] = []
  const { user } = renderUi(
    <BarChart
      {...base}
      series={[{ id: 'l', label: 'Low', role: 'low', values: [1, 2, 3] }]}
      onOpen={(index) => opened.push(index)}
    />,
  )
  await screen.findByRole('img', { name: 'Sessions. Per day' }, { timeout: 10_000 })
  screen.getByRole('group', { name: /^Sessions\./ }).focus()
  await user.keyboard('{Home}{ArrowRight}{Enter}')
  expect(opened).toEqual([1])
}, 15_000)

test('a chart without data shows a message instead of axes', () => {
  renderUi(<LineChart {...base} labels={[]} series={[]} />)
  expect(screen.getByText('No data in this date range')).toBeTruthy()
})

test('Shift and the arrow keys select a range and Enter zooms to it; Escape discards it', async () => {
  const zoomed: [number, number][] = []
  const { user } = renderUi(<LineChart {...base} series={series} onZoom={(from, to) => zoomed.push([from, to])} />)
  await screen.findByRole('img', { name: 'Sessions. Per day' }, { timeout: 10_000 })
  screen.getByRole('group', { name: /hold Shift to select a range/ }).focus()
  await user.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}{Escape}{Enter}')
  expect(zoomed).toEqual([])
  await user.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
  expect(screen.getByText(/^2026-11-02 – 2026-11-03: .*Press Enter to zoom/)).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(zoomed).toEqual([[1, 2]])
}, 15_000)

test('dragging with the mouse zooms and does not open a value', async () => {
  const zoomed: [number, number][] = []
  const opened: number[] = []
  renderUi(
    <LineChart
      {...base}
      series={series}
      onZoom={(from, to) => zoomed.push([from, to])}
      onOpen={(i) => opened.push(i)}
    />,
  )
  await screen.findByRole('img', { name: 'Sessions. Per day' }, { timeout: 10_000 })
  const plot = screen.getByRole('group', { name: /^Sessions\./ })
  fireEvent.pointerDown(plot, { clientX: 60, button: 0, pointerType: 'mouse' })
  fireEvent.pointerMove(plot, { clientX: 590, pointerType: 'mouse' })
  fireEvent.pointerUp(plot, { clientX: 590, pointerType: 'mouse' })
  fireEvent.click(plot, { clientX: 590 })
  expect(zoomed).toEqual([[0, 2]])
  expect(opened).toEqual([])
}, 15_000)

test('an incomplete day is named in the tooltip', async () => {
  const { user } = renderUi(
    <LineChart {...base} series={series} ranges={[{ from: 2, to: 2, label: 'Partial day', kind: 'incomplete' }]} />,
  )
  await screen.findByRole('img', { name: 'Sessions. Per day' }, { timeout: 10_000 })
  screen.getByRole('group', { name: /^Sessions\./ }).focus()
  await user.keyboard('{End}')
  expect(screen.getByText('2026-11-03: Actual 30, Expected 24: Partial day')).toBeTruthy()
}, 15_000)

test('a line chart without a date range of its own zooms by keys or dragging, and shows all again', async () => {
  const { user } = renderUi(<LineChart {...base} series={series} anomalies={[{ index: 2, severity: 'high' }]} />)
  await screen.findByRole('img', { name: 'Sessions. Per day' }, { timeout: 10_000 })
  const plot = screen.getByRole('group', { name: /^Sessions\./ })
  plot.focus()
  await user.keyboard('{End}{Shift>}{ArrowLeft}{/Shift}{Enter}')
  expect(screen.getByRole('img', { name: 'Sessions. Per day · Zoomed to 2026-11-02 – 2026-11-03' })).toBeTruthy()
  await user.keyboard('{Home}')
  expect(screen.getByText('2026-11-02: Actual –, Expected 18')).toBeTruthy()
  await user.keyboard('{End}')
  expect(screen.getByText('2026-11-03: Actual 30, Expected 24: Anomalies: High')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  plot.focus()
  await user.keyboard('{Home}')
  expect(screen.getByText('2026-11-01: Actual 10, Expected 12')).toBeTruthy()
}, 15_000)

test('segments of a stack show their counts where they fit', async () => {
  renderUi(
    <BarChart
      {...base}
      series={[
        { id: 'l', label: 'Low', role: 'low', values: [40, 0, 1] },
        { id: 'h', label: 'High', role: 'high', values: [60, 2, 0] },
      ]}
    />,
  )
  const image = await screen.findByRole('img', { name: 'Sessions. Per day' }, { timeout: 10_000 })
  const texts = [...image.querySelectorAll('text')].map(({ textContent }) => textContent)
  expect(texts).toContain('40')
  expect(texts).not.toContain('1')
}, 15_000)

test.each([
  ['show their values above them, also the small ones', String, ['40', '1', '2']],
  ['show no values that would overlap', (value: number) => `${value} sessions of the whole property`, []],
])(
  'bars that are not stacked %s',
  async (_, formatValue, shown) => {
    const values = [40, 1, 2]
    renderUi(
      <BarChart
        {...base}
        formatValue={formatValue}
        formatTick={(tick) => `${tick} on the axis`}
        series={[{ id: 'a', label: 'Actual', role: 'actual', values }]}
      />,
    )
    const image = await screen.findByRole('img', { name: 'Sessions. Per day' }, { timeout: 10_000 })
    const texts = [...image.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect(texts.filter((text) => values.some((value) => text === formatValue(value)))).toEqual(shown)
  },
  15_000,
)

test('the axis of a rate runs from 0 to 100 %, whatever its values', () => {
  const rates: Series[] = [{ id: 'a', label: 'Actual', role: 'actual', values: [0.41, 0.42, 0.4] }]
  const percent = (value: number) => `${Math.round(value * 100)} %`
  renderUi(<LineChart {...base} series={rates} formatTick={percent} fixedTicks={RATE_TICKS} />)
  for (const tick of ['0 %', '25 %', '50 %', '75 %', '100 %']) expect(screen.getByText(tick)).toBeTruthy()
})

test('the days before and after a change are shaded, each with its label', () => {
  renderUi(
    <LineChart
      {...base}
      series={series}
      ranges={[
        { from: 0, to: 0, label: 'Before: 10', kind: 'before' },
        { from: 1, to: 2, label: 'After: 30, 20 more', kind: 'after' },
      ]}
    />,
  )
  expect(screen.getByText('Before: 10')).toBeTruthy()
  expect(screen.getByText('After: 30, 20 more')).toBeTruthy()
})
