// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { errorLog } from '#web/lib/error-log.ts'
import { Dialog } from '#web/ui/overlay/Dialog.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Toasts } from './Toasts.tsx'

afterEach(() => {
  toaster.dismissAll()
  errorLog.clear()
})

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Invite
      </button>
      <Dialog title="Invite member" isOpen={isOpen} onClose={() => setOpen(false)}>
        <input aria-label="Email" />
      </Dialog>
      <Toasts />
    </>
  )
}

/** An open dialog whose field has the focus, and one toast of each layer. */
async function openDialogWithToasts() {
  const { user } = renderUi(<Page />)
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const field = await screen.findByRole('textbox', { name: 'Email' })
  await waitFor(() => expect(field).toHaveFocus())
  errorLog.report(new Error('Broken'), { isRemovable: false })
  toaster.show({ title: 'Paused', duration: Number.POSITIVE_INFINITY })
  await screen.findByText('Paused')
  return { user, field, region: screen.getByRole('region', { name: 'Notifications (F8)' }) }
}

const isShown = (text: string) => screen.queryByText(text) !== null

test('F8 focuses the toasts of both layers over an open dialog, and Tab moves from one to the next', async () => {
  const { user, region } = await openDialogWithToasts()
  await user.keyboard('{F8}')
  expect(region).toHaveFocus()
  const [ofError, ofApp] = screen.getAllByRole('button', { name: 'Close' }).filter((one) => region.contains(one))
  await user.tab()
  expect(ofError).toHaveFocus()
  await user.tab()
  expect(ofApp).toHaveFocus()
  await user.tab({ shift: true })
  expect(ofError).toHaveFocus()
})

test('Close works by keyboard over an open dialog, and the focus returns to the dialog, which stays open', async () => {
  const { user, field } = await openDialogWithToasts()
  await user.keyboard('{F8}{Tab}{Enter}')
  await waitFor(() => expect(isShown('Broken')).toBe(false))
  await waitFor(() => expect(field).toHaveFocus())
  await user.keyboard('{F8}{Tab}{Enter}')
  await waitFor(() => expect(isShown('Paused')).toBe(false))
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.getByRole('dialog', { name: 'Invite member' })).toBeVisible()
})

test('Escape and Tab past the last toast return the focus to the dialog without closing it', async () => {
  const { user, field } = await openDialogWithToasts()
  for (const keys of ['{F8}{Escape}', '{F8}{Tab}{Tab}{Tab}', '{F8}{Shift>}{Tab}{/Shift}']) {
    await user.keyboard(keys)
    await waitFor(() => expect(field).toHaveFocus())
  }
  expect(screen.getByRole('dialog', { name: 'Invite member' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus())
})

test('toasts shown before the dialog opened stay available to assistive technology', async () => {
  const { user } = renderUi(<Page />)
  errorLog.report(new Error('Broken'), { isRemovable: false })
  await screen.findByText('Broken')
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull())
  expect(screen.getByRole('alert')).toHaveTextContent('Broken')
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(screen.getByRole('alert'))
})

test('the error layer shows one error at a time, the newest first, beside three toasts of the app', async () => {
  const { user } = renderUi(<Toasts />)
  errorLog.report(new Error('Older'), { isRemovable: false })
  errorLog.report(new Error('Newer'), { isRemovable: false })
  for (const title of ['one', 'two', 'three', 'four']) toaster.show({ title, duration: Number.POSITIVE_INFINITY })
  expect(await screen.findByText('Newer')).toBeVisible()
  expect(isShown('Older')).toBe(false)
  expect(screen.getAllByRole('status')).toHaveLength(3)
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('Older')).toBeVisible()
  expect(isShown('Newer')).toBe(false)
})

test('the viewport of the toasts is 356 px wide and keeps 14 px between them', () => {
  renderUi(<Toasts />)
  const { width, gap } = getComputedStyle(screen.getByRole('region', { name: 'Notifications (F8)' }))
  expect([width, gap]).toEqual(['356px', '14px'])
})
