import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { withSettings } from '#tests/support/api.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { modalStack } from '#web/lib/modal-stack.ts'
import { DialogBox } from '#web/ui/overlay/DialogBox.tsx'
import { CookieConsent } from './CookieConsent.tsx'

vi.mock('./CookieQuestion.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('other dialogs and shortcuts work if the code of the question fails to load', async () => {
  await withSettings()
  renderUi(
    <>
      <CookieConsent />
      <DialogBox title="Invite" isOpen onClose={() => undefined} />
    </>,
  )
  expect(await screen.findByRole('dialog', { name: 'Invite' })).toBeVisible()
  expect(modalStack.top()).toBe('Invite')
})
