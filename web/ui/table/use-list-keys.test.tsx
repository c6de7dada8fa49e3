import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { useListKeys } from './use-list-keys.ts'

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
