// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { savedData } from '#web/lib/saved-data.ts'
import type { Column, Sort } from './column.ts'
import { DataTable } from './DataTable.tsx'
import { VirtualRows } from './VirtualRows.tsx'

interface Keyword {
  id: string
  name: string
  clicks: number
  cost: number
}

const rows = (count: number): Keyword[] =>
  Array.from({ length: count }, (_, n) => ({ id: `k${n}`, name: `Keyword ${n}`, clicks: n * 10, cost: n }))

const columns: Column<Keyword>[] = [
  { id: 'name', header: 'Keyword', sortable: true, cell: (row) => <a href={`#${row.id}`}>{row.name}</a> },
  { id: 'clicks', header: 'Clicks', align: 'end', sortable: true, cell: (row) => row.clicks, total: '60' },
  { id: 'cost', header: 'Cost', unit: '€', align: 'end', cell: (row) => row.cost, priority: null },
]

const base = { label: 'Keywords', columns, getRowId: (row: Keyword) => row.id, nameOf: (row: Keyword) => row.name }

function setNarrow(isNarrow: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isNarrow && query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

beforeEach(() => {
  setNarrow(false)
  savedData.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const readOf = (state: { error?: Error; isPending?: boolean; refetch?: () => void }) => ({
  data: undefined,
  error: null,
  isPending: false,
  refetch: () => undefined,
  ...state,
})

test('the sorted column is marked, and a click requests the reverse order', async () => {
  const asked: Sort[] = []
  const { user } = renderUi(
    <DataTable
      {...base}
      rows={rows(3)}
      sort={{ orderBy: 'clicks', sortOrder: 'desc' }}
      onSortChange={(sort) => asked.push(sort)}
    />,
  )
  expect(screen.getByRole('columnheader', { name: 'Clicks' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByRole('columnheader', { name: 'Keyword' }).getAttribute('aria-sort')).toBe('none')
  expect(screen.getByRole('columnheader', { name: 'Cost €' }).hasAttribute('aria-sort')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Clicks' }))
  await user.click(screen.getByRole('button', { name: 'Keyword' }))
  expect(asked).toEqual([
    { orderBy: 'clicks', sortOrder: 'asc' },
    { orderBy: 'name', sortOrder: 'asc' },
  ])
})

test('arrow keys move between rows and Enter opens the row', async () => {
  const opened: string[] = []
  const { user } = renderUi(<DataTable {...base} rows={rows(3)} onOpen={(row) => opened.push(row.id)} />)
  const [, first, second, third] = screen.getAllByRole('row')
  first?.focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  await user.keyboard('{End}{ArrowDown}')
  expect(document.activeElement).toBe(third)
  await user.keyboard('{Enter}')
  expect(opened).toEqual(['k2'])
  expect([first, second, third].map((row) => row?.tabIndex)).toEqual([-1, -1, 0])
})

test('the pager shows the range and stops at the first and last page', async () => {
  const pages: number[] = []
  const { user } = renderUi(
    <DataTable
      {...base}
      rows={rows(3)}
      paging={{ currentPage: 2, pageSize: 10, totalCount: 13 }}
      onPageChange={(page) => pages.push(page)}
    />,
  )
  expect(screen.getByText('11–13 of 13')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(pages).toEqual([1])
})

test('a page after the last one shows a link to the last page', async () => {
  const pages: number[] = []
  const { user } = renderUi(
    <DataTable
      {...base}
      rows={[]}
      empty="No keyword matches"
      paging={{ currentPage: 7, pageSize: 10, totalCount: 13 }}
      onPageChange={(page) => pages.push(page)}
    />,
  )
  expect(screen.getByText("Page 7 doesn't exist")).toBeTruthy()
  expect(screen.queryByText('No keyword matches')).toBeNull()
  expect(screen.queryByText(/61/)).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Go to the last page' }))
  expect(pages).toEqual([2])
})

test('filters stay visible if the rows cannot be loaded', () => {
  renderUi(
    <DataTable
      {...base}
      rows={[]}
      read={readOf({ error: new Error('x') })}
      toolbar={<button type="button">Status</button>}
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent("The table couldn't load")
  expect(screen.getByRole('button', { name: 'Status' })).toBeTruthy()
})

test('a hidden column stays hidden on the next visit', async () => {
  const { user, unmount } = renderUi(<DataTable {...base} rows={rows(2)} persistKey="keywords" />)
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const menu = await screen.findByRole('menu')
  expect(within(menu).queryByText('Keyword')).toBeNull()
  await user.click(within(menu).getByRole('menuitemcheckbox', { name: 'Clicks' }))
  expect(screen.queryByRole('columnheader', { name: 'Clicks' })).toBeNull()
  unmount()
  renderUi(<DataTable {...base} rows={rows(2)} persistKey="keywords" />)
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual(['Keyword', 'Cost€'])
})

test('rows are selected one by one and all together', async () => {
  const chosen: string[][] = []
  const { user } = renderUi(
    <DataTable
      {...base}
      rows={rows(2)}
      selection={{ ids: new Set(['k1']), onChange: (ids) => chosen.push([...ids]) }}
    />,
  )
  expect(screen.getByText('1 row selected')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Keyword 1' }).checked).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: 'Select Keyword 0' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }))
  expect(chosen).toEqual([
    ['k1', 'k0'],
    ['k1', 'k0'],
  ])
})

test('J and K move between rows, X selects the focused one, and Escape clears the selection', async () => {
  const chosen: string[][] = []
  const { user } = renderUi(
    <DataTable
      {...base}
      rows={rows(3)}
      selection={{ ids: new Set(['k2']), onChange: (ids) => chosen.push([...ids]) }}
    />,
  )
  const [, first, second] = screen.getAllByRole('row')
  first?.focus()
  await user.keyboard('jjk')
  expect(document.activeElement).toBe(second)
  await user.keyboard('x{Escape}{Control>}x{/Control}')
  expect(chosen).toEqual([['k2', 'k1'], []])
})

test('the totals are in the last row', () => {
  renderUi(<DataTable {...base} rows={rows(2)} />)
  expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('Total60')
})

test('thousands of rows are virtualized, and screen readers get the row count', () => {
  renderUi(<DataTable {...base} rows={rows(5000)} />)
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001')
  expect(screen.getAllByRole('row').length).toBeLessThan(200)
})

test('virtualized rows are rendered if they mount together with their scroll container', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  for (const showing of ['first', 'second']) {
    const { unmount } = renderUi(<DataTable {...base} rows={rows(5000)} />)
    await waitFor(() => {
      expect(screen.getAllByRole('row').length, showing).toBeLessThan(60)
      expect(screen.getAllByRole('row').length, showing).toBeGreaterThan(10)
    })
    unmount()
  }
})

test('virtualized rows do not vanish while their scroll container is not measured yet', () => {
  const counts: number[] = []
  renderUi(
    <VirtualRows count={5000} rowPx={40} scroller={createRef()}>
      {({ indexes }) => {
        counts.push(indexes.length)
        return null
      }}
    </VirtualRows>,
  )
  expect(Math.min(...counts)).toBeGreaterThan(10)
})

test('the table shows a skeleton, an empty state, and an error with a retry', async () => {
  const loading = renderUi(<DataTable {...base} rows={[]} read={readOf({ isPending: true })} />)
  expect(screen.getByRole('status').textContent).toContain('Loading')
  expect(screen.queryByText('Nothing here yet')).toBeNull()
  loading.unmount()

  const empty = renderUi(<DataTable {...base} rows={[]} />)
  expect(screen.getByText('Nothing here yet')).toBeTruthy()
  empty.unmount()

  let retries = 0
  const { user } = renderUi(
    <DataTable
      {...base}
      rows={[]}
      read={readOf({
        error: new Error('The server did not answer'),
        refetch: () => {
          retries += 1
        },
      })}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('The server did not answer')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retries).toBe(1)
})

test('on phones rows are cards without the columns that have no priority', () => {
  setNarrow(true)
  renderUi(<DataTable {...base} rows={rows(2)} />)
  expect(screen.queryByRole('table')).toBeNull()
  const cards = screen.getAllByRole('listitem')
  expect(cards).toHaveLength(2)
  expect(cards[1]?.textContent).toBe('Keyword 1Clicks10')
})

test('on phones there is no empty toolbar above the cards', () => {
  setNarrow(true)
  const selection = { ids: new Set<string>(), onChange: () => undefined }
  const { container } = renderUi(<DataTable {...base} rows={rows(2)} toolbar={null} selection={selection} />)
  expect(screen.getByRole('list', { name: 'Keywords' })).toBeVisible()
  const isEmpty = (box: Element) => box.textContent === '' && box.querySelector('input') === null
  expect([...container.querySelectorAll('div')].filter(isEmpty)).toEqual([])
})

test('without rows to select there is no empty toolbar above the message', () => {
  const selection = { ids: new Set<string>(), onChange: () => undefined }
  const { container } = renderUi(<DataTable {...base} rows={[]} selection={selection} />)
  expect(container.querySelector('[data-print-hidden]')).toBeNull()
})

test('a table that can scroll horizontally has a shadow until its last column is visible', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1440)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(460)
  renderUi(<DataTable {...base} rows={rows(3)} />)
  const region = screen.getByRole('region', { name: 'Keywords' })
  const edges = () => ['data-scroll-start', 'data-scroll-end'].map((name) => region.parentElement?.hasAttribute(name))
  expect(edges()).toEqual([false, true])
  region.scrollLeft = 980
  region.dispatchEvent(new Event('scroll'))
  expect(edges()).toEqual([true, false])
  vi.restoreAllMocks()
})
