// @vitest-environment happy-dom
import { Button } from '@chakra-ui/react'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { Menu } from './Menu.tsx'

function renderMenu() {
  const done: string[] = []
  const rowKeys: string[] = []
  const act = (id: string) => () => done.push(id)
  const { user } = renderUi(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a row that has keys of its own
    <div onKeyDown={(event) => rowKeys.push(event.key)}>
      <Menu
        trigger={<Button>Actions of Brand</Button>}
        actions={[
          { id: 'pause', label: 'Pause', onSelect: act('pause') },
          { id: 'copy', label: 'Duplicate', onSelect: act('copy') },
          {
            id: 'delete',
            label: 'Delete',
            isDanger: true,
            disabledReason: 'Only the owner may',
            onSelect: act('delete'),
          },
        ]}
      />
    </div>,
  )
  return { user, done, rowKeys }
}

const items = () => screen.queryAllByRole('menuitem')

test('arrows and first letters move in a menu, and Escape closes it', async () => {
  const { user, rowKeys } = renderMenu()
  expect(items()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Actions of Brand' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Pause'))
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toContain('Delete')
  await user.keyboard('{ArrowDown}d')
  expect(document.activeElement?.textContent).toBe('Duplicate')
  await user.keyboard('d')
  expect(document.activeElement?.textContent).toContain('Delete')
  expect(rowKeys).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(items()).toEqual([]))
})

test('a disabled action has a reason, does nothing, and is not red', async () => {
  const { user, done } = renderMenu()
  await user.click(screen.getByRole('button', { name: 'Actions of Brand' }))
  const [pause, , remove] = await screen.findAllByRole('menuitem')
  if (!pause || !remove) throw new Error('no items')
  expect(remove).toHaveAttribute('aria-disabled', 'true')
  expect(remove).toHaveTextContent('Only the owner may')
  expect(getComputedStyle(remove).color).not.toContain('bad')
  await user.click(remove)
  expect(done).toEqual([])
  await user.click(pause)
  expect(done).toEqual(['pause'])
  await waitFor(() => expect(items()).toEqual([]))
})
