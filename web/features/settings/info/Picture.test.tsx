import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = new File([Uint8Array.from(atob(PIXEL), (byte) => byte.charCodeAt(0))], 'face.png', {
  type: 'image/png',
})

/** The result of each upload in turn. */
type Fate = 'breaks' | 'hangs' | 'arrives'

/** Opens the profile with uploads that break, hang, or arrive at the sandbox; returns their idempotency keys, too. */
async function open(...fates: Fate[]) {
  const shown = await renderScreen(paths.settingsInfo())
  const keys: (string | null)[] = []
  class UploadRequest extends EventTarget {
    upload = new EventTarget()
    responseType = ''
    status = 0
    response = new Blob()
    readonly headers = new Headers()
    target: [method: string, url: string] = ['', '']
    open(method: string, url: string) {
      this.target = [method, url]
    }
    getAllResponseHeaders = () => 'content-type: application/json\r\n'
    setRequestHeader = (name: string, value: string) => this.headers.set(name, value)
    abort() {
      this.dispatchEvent(new Event('abort'))
    }
    async send(body: Blob) {
      keys.push(this.headers.get('Idempotency-Key'))
      const fate = fates.shift()
      const sent = { loaded: 4, total: 10, lengthComputable: true }
      this.upload.dispatchEvent(Object.assign(new Event('progress'), sent))
      if (fate === 'breaks') this.dispatchEvent(new Event('error'))
      if (fate !== 'arrives') return
      const [method, url] = this.target
      const answer = await fetch(new Request(url, { method, headers: this.headers, body }))
      this.status = answer.status
      this.response = await answer.blob()
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', UploadRequest)
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
