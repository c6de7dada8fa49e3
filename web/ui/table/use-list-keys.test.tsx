import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useRowKeys } from './use-row-keys.ts'

interface Handlers {
  onSelect: (index: number) => void
  onAct: (index: number) => void
}

function Rows({ onSelect, onAct }: Handlers) {
  const onKeyDown = useListKeys({ onSelect, actions: { a: onAct } })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as the table has it
    <div onKeyDown={onKeyDown}>
      <input aria-label="Search" />
      <ul>
        {[0, 1, 2].map((index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the rows of a table have it
          <li key={index} data-row={index} tabIndex={0} aria-label={`Row ${index}`}>
            <input type="checkbox" aria-label={`Select ${index}`} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function setUp() {
  const handlers = { onSelect: vi.fn<(index: number) => void>(), onAct: vi.fn<(index: number) => void>() }
  return { ...handlers, ...renderUi(<Rows {...handlers} />) }
}

test('j and k move the focus, x selects and a acts on the focused row', async () => {
  const { user, onSelect, onAct } = setUp()
  screen.getByLabelText('Row 0').focus()
  await user.keyboard('jjk')
  expect(screen.getByLabelText('Row 1')).toHaveFocus()
  await user.keyboard('xa')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(1)
  expect(onAct).toHaveBeenCalledExactlyOnceWith(1)
})

test('shortcuts work from the checkbox of a row, but not outside of the rows or with a modifier', async () => {
  const { user, onSelect, onAct } = setUp()
  screen.getByLabelText('Select 2').focus()
  await user.keyboard('x')
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(2)
  await user.keyboard('{Control>}a{/Control}')
  await user.type(screen.getByLabelText('Search'), 'ax')
  expect(onAct).not.toHaveBeenCalled()
  expect(onSelect).toHaveBeenCalledTimes(1)
})

function Table({ name, onAct }: { name: string; onAct: (index: number) => void }) {
  const onKeyDown = useListKeys({ onSelect: () => undefined, actions: { a: onAct } })
  const rowKeys = useRowKeys({ count: 3 })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as the table has it
    <div onKeyDown={onKeyDown}>
      <ul>
        {[0, 1, 2].map((index) => (
          <li key={index} {...rowKeys(index)} aria-label={`${name} ${index}`} />
        ))}
      </ul>
    </div>
  )
}

function setUpPage(more?: ReactNode) {
  const onAct = vi.fn<(index: number) => void>()
  const page = (
    <>
      <h1 tabIndex={-1}>Anomalies</h1>
      <input aria-label="Search" />
      <button type="button">Export</button>
      <Table name="First" onAct={onAct} />
      <Table name="Second" onAct={() => undefined} />
      {more}
    </>
  )
  return { onAct, ...renderUi(page) }
}

test('with the focus on no control, j goes to the first row of the first list and k to its last', async () => {
  const { user, onAct } = setUpPage()
  await user.keyboard('j')
  expect(screen.getByLabelText('First 0')).toHaveFocus()
  await user.keyboard('ja')
  expect(onAct).toHaveBeenCalledExactlyOnceWith(1)
  screen.getByRole('heading', { name: 'Anomalies' }).focus()
  await user.keyboard('k')
  expect(screen.getByLabelText('First 2')).toHaveFocus()
  screen.getByLabelText('Second 0').focus()
  await user.keyboard('j')
  expect(screen.getByLabelText('Second 1')).toHaveFocus()
})

test('j goes to no row while typing, on a control, with a modifier, or in a dialog or menu', async () => {
  const { user } = setUpPage(
    <>
      <div role="dialog" aria-label="Filter" tabIndex={-1} />
      <div role="menu" aria-label="Actions" tabIndex={-1} />
    </>,
  )
  await user.keyboard('{Control>}j{/Control}')
  expect(document.body).toHaveFocus()
  const others = [
    screen.getByLabelText('Search'),
    screen.getByRole('button', { name: 'Export' }),
    screen.getByRole('dialog', { name: 'Filter' }),
    screen.getByRole('menu', { name: 'Actions' }),
  ]
  for (const other of others) {
    other.focus()
    await user.keyboard('j')
    expect(other).toHaveFocus()
  }
})
