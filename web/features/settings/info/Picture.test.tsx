import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'
import { type Fate, stubUploads } from '#tests/support/uploads.ts'
import { paths } from '#web/paths.ts'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = new File([Uint8Array.from(atob(PIXEL), (byte) => byte.charCodeAt(0))], 'face.png', {
  type: 'image/png',
})

/** Opens the profile with uploads that break, hang, or arrive at the sandbox; returns their idempotency keys, too. */
async function open(...fates: Fate[]) {
  const shown = await renderScreen(paths.settingsInfo())
  const keys = stubUploads(() => fates.shift() ?? 'hangs')
  const input = await screen.findByLabelText('Upload a picture', { selector: 'input' })
  const avatar = async () => {
    const { sandbox, personOf } = shown
    return (await sandbox.store.get('person', personOf('owner').id))?.avatarUrl
  }
  return { ...shown, input, keys, avatar, saves: () => shown.calls('PUT /User') }
}

test('an upload that breaks is tried once more as the same upload, and is then used', async () => {
  const { user, input, keys, avatar, saves } = await open('breaks', 'arrives')
  await user.upload(input, picture)
  expect(await screen.findByRole('button', { name: 'Change picture' })).toBeVisible()
  expect(saves()).toMatchObject([{ body: { avatarUrl: await avatar() } }])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

test('a second interruption shows an error, and nothing is saved', async () => {
  const { user, input, keys, saves } = await open('breaks', 'breaks', 'arrives')
  await user.upload(input, picture)
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).not.toBe(''),
  )
  expect(keys).toHaveLength(2)
  expect(saves()).toEqual([])
})

test('while it runs it says how far it is, and it can be stopped', async () => {
  const { user, input, saves } = await open('hangs')
  await user.upload(input, picture)
  expect(await screen.findByText('40%')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '40')
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(saves()).toEqual([])
})

test('a file that is no picture is not sent at all', async () => {
  const { input, keys } = await open('arrives')
  fireEvent.change(input, { target: { files: [new File(['x'], 'notes.txt')] } })
  expect(await screen.findByText(/This file type isn't supported/)).toBeVisible()
  expect(keys).toEqual([])
})
