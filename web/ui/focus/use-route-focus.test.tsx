import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useRouteFocus } from './use-route-focus.ts'

const data = Promise.withResolvers<string>()

/** A page whose heading comes with its data. */
function SlowPage() {
  const [title, setTitle] = useState<string>()
  useEffect(() => void data.promise.then(setTitle), [])
  return title ? <h1 tabIndex={-1}>{title}</h1> : null
}

function Root() {
  useRouteFocus()
  return (
    <main>
      <Outlet />
    </main>
  )
}

const Accounts = () => (
  <>
    <h1 tabIndex={-1}>Accounts</h1>
    <button type="button">New account</button>
    <Outlet />
  </>
)

const Dialog = () => (
  <div role="dialog">
    <button type="button">Save</button>
  </div>
)

function open() {
  const router = createMemoryRouter(
    [
      {
        Component: Root,
        children: [
          {
            path: '/accounts',
            Component: Accounts,
            children: [{ path: 'new', Component: Dialog, handle: { isModal: true } }],
          },
          { path: '/get-started', Component: SlowPage },
        ],
      },
    ],
    { initialEntries: ['/accounts/new'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

test('a dialog that leads to another page leaves the focus on its heading, also when the page loads late', async () => {
  const router = open()
  screen.getByRole('button', { name: 'Save' }).focus()
  await act(() => router.navigate('/get-started'))
  expect(document.body).toHaveFocus()
  data.resolve('Get started')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Get started' })).toHaveFocus())
})

test('a dialog that closes over its page returns the focus itself', async () => {
  const router = open()
  await act(() => router.navigate('/accounts'))
  const opener = screen.getByRole('button', { name: 'New account' })
  opener.focus()
  await act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(opener).toHaveFocus()
})
