import type { Account, FileItem, User } from '@adwright/sdk/types'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connected, withSettings } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { signIn } from '#web/session/session.ts'
import { Picture } from './Picture.tsx'

const exampleOf = (operationId: string, status = '200') => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses[status]?.content?.['application/json'])[0]?.value
}

const person = { ...(exampleOf('getUser') as User), avatarUrl: null }
const account = exampleOf('getAccount') as Account
const picture = new File(['0123456789'], 'face.png', { type: 'image/png' })
const arrived: FileItem = {
  ...(exampleOf('createTemporaryFile', '201') as FileItem),
  mimeType: 'image/png',
  sizeBytes: 10,
}

/** The result of each upload in turn. */
type Fate = 'breaks' | 'hangs' | 'arrives'

let keys: (string | undefined)[] = []

/** The network as uploads see it: an XMLHttpRequest with a fate. */
function uploadsMeet(...fates: Fate[]) {
  keys = []
  class FakeRequest extends EventTarget {
    upload = new EventTarget()
    responseType = ''
    status = 201
    response = new Blob([JSON.stringify(arrived)], { type: 'application/json' })
    headers: Record<string, string> = {}
    open() {}
    getAllResponseHeaders = () => 'content-type: application/json\r\n'
    setRequestHeader(name: string, value: string) {
      this.headers[name.toLowerCase()] = value
    }
    abort() {
      this.dispatchEvent(new Event('abort'))
    }
    send() {
      keys.push(this.headers['idempotency-key'])
      const fate = fates.shift()
      const progress = Object.assign(new Event('progress'), { loaded: 4, total: 10, lengthComputable: true })
      this.upload.dispatchEvent(progress)
      if (fate === 'breaks') this.dispatchEvent(new Event('error'))
      if (fate === 'arrives') this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
}

const saved: unknown[] = []

beforeEach(async () => {
  await withSettings()
  saved.length = 0
  signIn({ token: 'token', expiresIn: 3600 })
  vi.stubGlobal('fetch', async (request: Request) => {
    saved.push(await request.json())
    return Response.json({ ...person, avatarUrl: arrived.url })
  })
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  const current = { user: person, accounts: [account], account, hasAdsData: true, hasAnalyticsData: true }
  return renderUi(
    connected(
      <CurrentContext value={current}>
        <Picture />
      </CurrentContext>,
    ),
  )
}

test('an upload that breaks is tried once more as the same upload, and is then used', async () => {
  uploadsMeet('breaks', 'arrives')
  const { user } = open()
  await user.upload(screen.getByLabelText('Upload a picture', { selector: 'input' }), picture)
  await waitFor(() => expect(saved).toEqual([{ avatarUrl: arrived.url }]))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

test('a second break is told, and nothing is saved', async () => {
  uploadsMeet('breaks', 'breaks', 'arrives')
  const { user } = open()
  await user.upload(screen.getByLabelText('Upload a picture', { selector: 'input' }), picture)
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
  expect(keys).toHaveLength(2)
  expect(saved).toEqual([])
})

test('while it runs it says how far it is, and it can be stopped', async () => {
  uploadsMeet('hangs')
  const { user } = open()
  await user.upload(screen.getByLabelText('Upload a picture', { selector: 'input' }), picture)
  expect(await screen.findByText('40%')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuenow', '40')
  await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(saved).toEqual([])
})

test('a file that is no picture is not sent at all', async () => {
  uploadsMeet('arrives')
  open()
  const input = screen.getByLabelText('Upload a picture', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['x'], 'notes.txt')] } })
  expect(await screen.findByText(/This file type isn't supported/)).toBeVisible()
  expect(keys).toEqual([])
})
