import { zConfirmEmailChangeBody } from '@adwright/sdk/zod'
import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import { codeSchema } from './code-schema.ts'

const schema = codeSchema(zConfirmEmailChangeBody.shape.verificationCode)

function Where() {
  const { pathname } = useLocation()
  return <p>{`at ${pathname}`}</p>
}

function open(resendFrom: number, onSubmit = vi.fn<(code: string) => Promise<void>>(async () => undefined)) {
  const sent = { destination: 'el***@example.com', expiresAt: '2026-11-19T08:15:00Z', resendAt: '2026-11-19T08:01:00Z' }
  const onResend = vi.fn<() => Promise<typeof sent>>(async () => sent)
  const words = { title: 'Confirm', description: 'Sent', submit: 'Change address' }
  const rest = { schema, resendFrom, onResend, onSubmit, closeTo: '/settings/change-email' }
  const { user } = renderUi(
    <>
      <CodeDialog {...words} {...rest} />
      <Where />
    </>,
    { path: '/settings/change-email/elif@example.com' },
  )
  return { user, onResend, onSubmit }
}

test('a new code can be asked for once the time is over, and then not again for a minute', async () => {
  const { user, onResend } = open(0)
  await user.click(await screen.findByRole('button', { name: 'Send a new code' }))
  const waiting = await screen.findByRole('button', { name: /^New code in (60|59) s$/ })
  expect(waiting).toHaveAttribute('aria-disabled', 'true')
  expect(waiting).toHaveFocus()
  await user.click(waiting)
  expect(onResend).toHaveBeenCalledOnce()
})

test('while the time runs the button says for how long', async () => {
  open(Date.now() + 3_600_000)
  expect(await screen.findByRole('button', { name: /^New code in \d+ s$/ })).toHaveAttribute('aria-disabled', 'true')
})

test('six digits are sent; fewer are not', async () => {
  const { user, onSubmit } = open(0)
  await user.type(await screen.findByLabelText('Code'), '0482')
  await user.click(screen.getByRole('button', { name: 'Change address' }))
  expect(screen.getByLabelText('Code')).toHaveAttribute('aria-invalid', 'true')
  await user.type(screen.getByLabelText('Code'), '13')
  await user.click(screen.getByRole('button', { name: 'Change address' }))
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([['048213']]))
})

test('closing leaves the address of the person', async () => {
  const { user } = open(0)
  await screen.findByLabelText('Code')
  await user.keyboard('{Escape}')
  expect(await screen.findByText('at /settings/change-email')).toBeInTheDocument()
})

test('a code is accepted with the space that the email shows', async () => {
  const { user, onSubmit } = open(0)
  await user.click(await screen.findByLabelText('Code'))
  await user.paste(' 123 456 ')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith('123456'))
})
