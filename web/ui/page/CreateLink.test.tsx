import { screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { CreateLink } from './CreateLink.tsx'

function List(props: { reason?: string; hasOtherKey?: boolean }) {
  return (
    <>
      <h1>{useLocation().pathname}</h1>
      <input aria-label="Search" />
      <CreateLink to="/new" label="New post" reason={undefined} {...props} />
    </>
  )
}
const shownPath = () => screen.getByRole('heading').textContent

test('N opens the form of a new item from anywhere, but is a letter in a field', async () => {
  const { user } = renderUi(<List />)
  await user.type(screen.getByRole('textbox'), 'n')
  expect(shownPath()).toBe('/')
  screen.getByRole('textbox').blur()
  await user.keyboard('n')
  expect(shownPath()).toBe('/new')
})

test('N does nothing where nothing can be created, or where it has another meaning', async () => {
  const { user, unmount } = renderUi(<List reason="Ask an admin" />)
  await user.keyboard('n')
  expect(shownPath()).toBe('/')
  unmount()
  const other = renderUi(<List hasOtherKey />)
  await other.user.keyboard('n')
  expect(shownPath()).toBe('/')
})
