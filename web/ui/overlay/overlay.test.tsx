// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link, Outlet, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { modalStack } from '#web/lib/modal-stack.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { RouteDialog } from './RouteDialog.tsx'
import { Toaster } from './Toaster.tsx'
import { toaster } from './toaster.ts'
import { offerUndo } from './undo.ts'

afterEach(() => {
  cleanup()
  toaster.dismissAll()
})

/** An interaction outside of a dialog is judged a frame later. */
const nextFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

const Rules = () => (
  <>
    <Link to="/rules/new?page=2">New rule</Link>
    <Routes>
      <Route path="/rules" element={<Outlet />}>
        <Route index element={null} />
        <Route path="new" element={<RouteDialog title="New rule">Fields</RouteDialog>} />
      </Route>
    </Routes>
  </>
)

test('a route dialog closes to its parent route and restores the focus', async () => {
  const { user } = renderUi(<Rules />, { path: '/rules?page=2' })
  await user.click(screen.getByRole('link', { name: 'New rule' }))
  await screen.findByRole('dialog', { name: 'New rule' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement?.textContent).toBe('New rule'))
})

test('a dialog keeps the focus when another element takes it; a click outside closes the dialog', async () => {
  let closed = 0
  const { user } = renderUi(
    <>
      <h1 tabIndex={-1}>Team</h1>
      <button type="button" style={{ pointerEvents: 'auto' }}>
        Undo
      </button>
      <Dialog title="Invite" isOpen onClose={() => (closed += 1)}>
        <input aria-label="Email" />
      </Dialog>
    </>,
  )
  await screen.findByRole('dialog', { name: 'Invite' })
  // While it opens, as a heading does that is new, and once it is open.
  for (const name of ['Team', 'Undo']) {
    screen.getByText(name).focus()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus())
    await nextFrames()
    expect(closed).toBe(0)
  }
  await user.click(screen.getByText('Undo'))
  await nextFrames()
  expect(closed).toBe(0)
  fireEvent.pointerDown(document.documentElement)
  await waitFor(() => expect(closed).toBe(1))
})

test('a dialog that was open from the start returns the focus to the title of the page', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <main>
        <h1 tabIndex={-1}>Tickets</h1>
        <Dialog title="New ticket" isOpen={isOpen} onClose={() => setOpen(false)}>
          <input aria-label="Subject" />
        </Dialog>
      </main>
    )
  }
  const { user } = renderUi(<Page />)
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Tickets' })).toHaveFocus())
})

test('a dialog that removes the row it was opened from leaves the focus in the next row', async () => {
  function Tickets() {
    const [tickets, setTickets] = useState(['A', 'B', 'C'])
    const [asked, setAsked] = useState<string>()
    return (
      <main>
        <h1 tabIndex={-1}>Tickets</h1>
        <ul>
          {tickets.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setAsked(name)}>
                Close {name}
              </button>
            </li>
          ))}
        </ul>
        <Dialog title="Close it?" isOpen={asked !== undefined} onClose={() => setAsked(undefined)}>
          <button
            type="button"
            onClick={() => {
              setTickets(tickets.filter((name) => name !== asked))
              setAsked(undefined)
            }}
          >
            Yes
          </button>
        </Dialog>
      </main>
    )
  }
  const { user } = renderUi(<Tickets />)
  for (const [name, next] of [
    ['B', 'C'],
    ['C', 'A'],
  ]) {
    screen.getByRole('button', { name: `Close ${name}` }).focus()
    await user.keyboard('{Enter}')
    const yes = await screen.findByRole('button', { name: 'Yes' })
    yes.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: `Close ${next}` })).toHaveFocus())
  }
})

test('a dialog that is unmounted immediately returns the focus to its opener', async () => {
  function Screen() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Search
        </button>
        <main>
          <Page title="Tickets">
            <button type="button">Reply</button>
          </Page>
        </main>
        {isOpen ? (
          <Dialog title="Commands" isOpen onClose={() => setOpen(false)}>
            <input aria-label="Command" />
          </Dialog>
        ) : null}
      </>
    )
  }
  const { user } = renderUi(<Screen />)
  screen.getByRole('button', { name: 'Reply' }).focus()
  screen.getByRole('button', { name: 'Search' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Command' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus())
})

test('an irreversible action requires typing the name; an error is shown and the dialog stays open', async () => {
  let asked = 0
  function Page() {
    const [isOpen, setOpen] = useState(true)
    return (
      <ConfirmDialog
        title="Delete account"
        confirm="Delete account"
        typeToConfirm="Acme"
        isDanger
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          asked += 1
          return asked === 1 ? Promise.reject(new Error('Only the owner may do this')) : Promise.resolve()
        }}
      >
        All rules are lost.
      </ConfirmDialog>
    )
  }
  const { user } = renderUi(<Page />)
  await screen.findByRole('alertdialog', { name: 'Delete account' })
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete account' })
  expect(confirm.disabled).toBe(true)
  await user.type(screen.getByRole('textbox', { name: 'Type Acme to confirm' }), 'Acme')
  await user.click(confirm)
  await screen.findByText('Only the owner may do this')
  await user.click(screen.getByRole('button', { name: 'Delete account' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(asked).toBe(2)
})

test('the initial focus of a confirmation is on Cancel, that of a form on its first field', async () => {
  const question = { title: 'Delete rule', isDanger: true, isOpen: true, onClose: () => {}, onConfirm: async () => {} }
  renderUi(
    <ConfirmDialog {...question} confirm="Delete rule">
      It stops at once.
    </ConfirmDialog>,
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  expect(modalStack.top()).toBe('Delete rule')
  cleanup()
  expect(modalStack.top()).toBeUndefined()
  renderUi(
    <Dialog title="Snooze" isOpen onClose={() => {}} footer={<button type="button">Cancel</button>}>
      <a href="/help">Help</a>
      <input type="radio" name="days" aria-label="1 day" />
      <input type="radio" name="days" aria-label="7 days" defaultChecked />
    </Dialog>,
  )
  await waitFor(() => expect(screen.getByRole('radio', { name: '7 days' })).toHaveFocus())
})

test('toasts are in one region that F8 focuses; their action and Close work', async () => {
  const undone: string[] = []
  const { user } = renderUi(<Toaster />)
  const region = screen.getByRole('region', { name: 'Notifications (F8)' })
  for (const name of ['a', 'b', 'c', 'd']) {
    toaster.show({
      title: `Paused ${name}`,
      action: { label: `Undo ${name}`, onAct: () => undone.push(name) },
      duration: Number.POSITIVE_INFINITY,
    })
  }
  await screen.findByText('Paused c')
  expect(screen.queryByText('Paused d')).toBeNull()
  await user.keyboard('{F8}')
  expect(document.activeElement).toBe(region)
  await user.click(screen.getByRole('button', { name: 'Undo b' }))
  expect(undone).toEqual(['b'])
  await screen.findByText('Paused d')
  expect(screen.queryByText('Paused b')).toBeNull()
})

test('the action of a toast by keyboard restores the focus and resumes the other toasts', async () => {
  const held: string[] = []
  const { user } = renderUi(
    <>
      <button type="button">Row</button>
      <Toaster />
    </>,
  )
  const row = screen.getByRole('button', { name: 'Row' })
  row.focus()
  toaster.show({ title: 'Paused', action: { label: 'Undo', onAct: () => held.push('undone') } })
  await user.keyboard('{F8}{Tab}')
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  toaster.show({ title: 'Saved', duration: 1 })
  await screen.findByText('Saved')
  await user.keyboard('{Enter}')
  expect(held).toEqual(['undone'])
  expect(row).toHaveFocus()
  await waitFor(() => expect(screen.queryByText('Saved')).toBeNull())
  toaster.show({ title: 'Gone', duration: Number.POSITIVE_INFINITY })
  await screen.findByText('Gone')
  await user.keyboard('{F8}{Escape}')
  expect(row).toHaveFocus()
})

test('Ctrl+Z repeats the newest Undo that is offered, and none whose toast has gone', async () => {
  const undone: string[] = []
  const { user } = renderUi(<Toaster />)
  const offer = (title: string) => offerUndo({ title, label: 'Undo', undo: () => undone.push(title) })
  offer('Paused')
  toaster.dismiss(offer('Deleted'))
  toaster.show({ title: 'Started', action: { label: 'Open', onAct: () => undone.push('Started') } })
  await user.keyboard('{Control>}z{/Control}')
  expect(undone).toEqual(['Paused'])
  await user.keyboard('{Control>}z{/Control}')
  expect(undone).toEqual(['Paused'])
  expect(toaster.all().map(({ title }) => title)).toEqual(['Started'])
})

test('a field whose code is loaded after the dialog gets the focus', async () => {
  function Late() {
    const [isThere, setThere] = useState(false)
    return (
      <Dialog title="New ticket" isOpen onClose={() => {}}>
        <button type="button" onPointerEnter={() => setThere(true)}>
          hint
        </button>
        {isThere ? <input aria-label="Subject" /> : null}
      </Dialog>
    )
  }
  renderUi(<Late />)
  const close = await screen.findByRole('button', { name: 'Close' })
  close.focus()
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'hint' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveFocus())
})
