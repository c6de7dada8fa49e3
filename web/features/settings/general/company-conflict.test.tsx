import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const nameField = () => screen.findByLabelText('Company name')

/** Opens the company form, changes the name, and saves after someone else has. */
async function saveSecond() {
  const { user, as, sandbox } = await renderScreen(paths.settingsGeneral())
  const field = await nameField()
  await user.clear(field)
  await user.paste('Mine')
  const [account] = (await (await as('admin'))('GET', '/Account')).body
  const { id, name, companyWebSite } = account
  const theirs = { id, name, companyWebSite, companyName: 'Theirs' }
  expect((await (await as('admin'))('PUT', '/Account', theirs)).status).toBe(200)
  await user.click(screen.getByText('Save changes'))
  const stored = async () => (await sandbox.store.get('account', ACCOUNT))?.companyName
  return { user, stored }
}

test('the second person to save the company sees the conflict, keeps the input, and can overwrite it', async () => {
  const { user, stored } = await saveSecond()
  const notice = (await screen.findByText('Your changes are not saved yet.')).closest('[role=alert]')
  await waitFor(() => expect(notice).toHaveFocus())
  expect(await nameField()).toHaveValue('Mine')
  expect(await stored()).toBe('Theirs')
  await user.click(screen.getByText('Save mine over it'))
  await expect.poll(stored).toBe('Mine')
})
