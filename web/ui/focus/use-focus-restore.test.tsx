import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { useFocusRestore } from './use-focus-restore.ts'

function Rows() {
  const part = useRef<HTMLDivElement>(null)
  useFocusRestore(part)
  const [names, setNames] = useState(['one', 'two', 'three'])
  const [isOffered, setOffered] = useState(true)
  return (
    <main id="content">
      <h1 tabIndex={-1}>Title</h1>
      <div ref={part}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
                {name}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => setNames([])}>
          all
        </button>
      </div>
      {isOffered ? (
        <button type="button" onClick={() => setOffered(false)}>
          Undo
        </button>
      ) : null}
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

test('when the focused row is removed, the focus moves to the next row, otherwise to the previous one', async () => {
  const user = userEvent.setup()
  render(<Rows />)
  await user.click(button('two'))
  await waitFor(() => expect(button('three')).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(button('one')).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
})

test('when a focused element outside the list is removed, the focus returns to its position in the list', async () => {
  const user = userEvent.setup()
  render(<Rows />)
  button('one').focus()
  await user.click(button('Undo'))
  await waitFor(() => expect(button('one')).toHaveFocus())
})

test('after a click on no control, no focus is restored', async () => {
  const user = userEvent.setup()
  render(<Rows />)
  const row = button('one')
  row.focus()
  await user.click(document.body)
  row.closest('li')?.remove()
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
  expect(document.body).toHaveFocus()
})

function BusyRow() {
  const part = useRef<HTMLDivElement>(null)
  useFocusRestore(part)
  const [isBusy, setBusy] = useState(false)
  return (
    <main id="content">
      <h1 tabIndex={-1}>Title</h1>
      <div ref={part}>
        <ul>
          <li>
            <a href="#rule">rule</a>
            {isBusy ? null : (
              <button type="button" onClick={() => setBusy(true)}>
                run
              </button>
            )}
          </li>
          <li>
            <a href="#other">other</a>
          </li>
        </ul>
      </div>
    </main>
  )
}

test('while the row stays, the focus stays in it', async () => {
  const user = userEvent.setup()
  render(<BusyRow />)
  await user.click(button('run'))
  await waitFor(() => expect(screen.getByRole('link', { name: 'rule' })).toHaveFocus())
})

function Groups() {
  const part = useRef<HTMLDivElement>(null)
  useFocusRestore(part)
  const [names, setNames] = useState(['one', 'two'])
  return (
    <main id="content">
      <h1 tabIndex={-1}>Title</h1>
      <div ref={part}>
        {names.map((name) => (
          <section key={name}>
            <ul>
              <li>
                <button type="button" onClick={() => setNames(names.filter((other) => other !== name))}>
                  {name}
                </button>
              </li>
            </ul>
          </section>
        ))}
      </div>
    </main>
  )
}

test('when a group is removed with its last row, the focus moves to the next group', async () => {
  const user = userEvent.setup()
  render(<Groups />)
  await user.click(button('one'))
  await waitFor(() => expect(button('two')).toHaveFocus())
})

function Bar() {
  const part = useRef<HTMLDivElement>(null)
  useFocusRestore(part)
  const [isSelected, setSelected] = useState(true)
  return (
    <main id="content">
      <h1 tabIndex={-1}>Title</h1>
      <div ref={part}>
        <button type="button">filter</button>
        <div>
          {isSelected ? (
            <div>
              <button type="button" onClick={() => setSelected(false)}>
                snooze
              </button>
            </div>
          ) : null}
          <button type="button">columns</button>
        </div>
      </div>
    </main>
  )
}

test('when the actions of a selection are removed, the focus stays in the toolbar', async () => {
  const user = userEvent.setup()
  render(<Bar />)
  await user.click(button('snooze'))
  await waitFor(() => expect(button('columns')).toHaveFocus())
})

function DismissibleNotice() {
  const [isShown, setShown] = useState(true)
  return (
    <main id="content">
      <Page title="Anomalies">
        {isShown ? (
          <button type="button" onClick={() => setShown(false)}>
            close
          </button>
        ) : null}
      </Page>
    </main>
  )
}

test('the focus moves to the title of the page if nothing else is left', async () => {
  const { user } = renderUi(<DismissibleNotice />)
  await user.click(button('close'))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Anomalies' })).toHaveFocus())
})
