import { readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { filePage } from '#mocks/sandbox/pages/files.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { signIn } from '#mocks/sandbox/scenarios/people.ts'
import { openTeam, type Team } from './team.fixture.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
})
afterEach(() => sandbox.close())

/** A PNG of 2 × 3 pixels as far as its header says. */
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000020000000308060000000000000049454e44ae426082', 'hex')

function form(bytes: BlobPart, name = 'tent.png', altText?: string) {
  const filled = new FormData()
  filled.set('file', new File([bytes], name))
  if (altText !== undefined) filled.set('altText', altText)
  return filled
}
const bytesAt = async (address: string) => filePage(sandbox.runtime, new Request(address), new URL(address))

test('a file is what its bytes are, listed, found by its words and served at a signed address for an hour', async () => {
  const call = as('usr_mara')
  const { status, body } = await call('POST', '/File/acc_1', form(png, 'tent.pdf', 'A tent in snow'))
  expect({ status, body }).toMatchObject({
    status: 201,
    body: {
      mimeType: 'image/png',
      width: 2,
      height: 3,
      altText: 'A tent in snow',
      isTemporary: false,
      expiresAt: null,
    },
  })
  await call('POST', '/File/acc_1', form('one,two\n1,2\n', 'figures.csv'))
  expect((await call('GET', '/File/acc_1')).body).toMatchObject({ totalCount: 2 })
  expect((await call('GET', '/File/acc_1?searchText=SNOW')).body.items).toMatchObject([{ id: body.id }])
  const served = await bytesAt(body.url)
  expect(served?.headers.get('Content-Type')).toBe('image/png')
  expect(Buffer.from((await served?.arrayBuffer()) ?? new ArrayBuffer(0))).toEqual(png)
  expect((await bytesAt(body.thumbnailUrl))?.headers.get('Content-Type')).toBe('image/svg+xml')
  expect((await bytesAt(body.url.replace(/.$/, body.url.endsWith('0') ? '1' : '0')))?.status).toBe(403)
  await sandbox.forward({ minutes: 61 })
  expect((await bytesAt(body.url))?.status).toBe(403)
  expect((await bytesAt((await call('GET', `/File/acc_1/${body.id}`)).body.url))?.status).toBe(200)
})

test('a temporary file is its owner’s alone and is over after 24 hours', async () => {
  const [elif, mara] = [as('usr_elif'), as('usr_mara')]
  const { body } = await mara('POST', '/File/temp', form('Hello', 'notes.txt'))
  expect(body).toMatchObject({ isTemporary: true, mimeType: 'text/plain', width: null, thumbnailUrl: null })
  expect((await mara('GET', `/File/acc_1/${body.id}`)).status).toBe(200)
  expect((await elif('GET', `/File/acc_1/${body.id}`)).status).toBe(404)
  expect((await mara('GET', '/File/acc_1')).body.totalCount).toBe(0)
  await sandbox.forward({ hours: 24 })
  expect((await mara('GET', `/File/acc_1/${body.id}`)).status).toBe(404)
})

test('kinds that are not taken, damaged, empty or missing files and too large ones are refused', async () => {
  const call = as('usr_mara')
  const post = async (body: FormData) => call('POST', '/File/acc_1', body)
  expect(await post(form(Buffer.from('49492a00080000', 'hex'), 'photo.jpg'))).toMatchObject({
    status: 415,
    body: { code: 'file-type-not-taken', detail: 'The bytes are image/tiff.' },
  })
  expect(await post(form('<html><script>alert(1)</script></html>', 'page.txt'))).toMatchObject({ status: 415 })
  expect(await post(form(png.subarray(0, 12), 'cut.png'))).toMatchObject({
    status: 422,
    body: { errors: { file: ['This image is damaged and cannot be opened.'] } },
  })
  expect(await post(form('', 'empty.txt'))).toMatchObject({ status: 422 })
  const wrong = new FormData()
  wrong.set('altText', 'a'.repeat(501))
  wrong.set('colour', 'red')
  expect((await post(wrong)).body.errors).toEqual({
    file: ['Choose a file.'],
    altText: ['Enter 500 characters or fewer.'],
    colour: ["This field isn't recognized."],
  })
  expect(await post(form('a'.repeat(26_214_401), 'long.txt'))).toMatchObject({
    status: 413,
    body: { code: 'file-too-large', detail: 'A file of this kind has at most 26,214,400 bytes.' },
  })
})

test('a viewer keeps no file with the account, and a stranger finds none', async () => {
  expect((await as('usr_jonas')('POST', '/File/acc_1', form(png))).status).toBe(403)
  const { body } = await as('usr_mara')('POST', '/File/acc_1', form(png))
  expect((await as('usr_stranger')('GET', `/File/acc_2/${body.id}`)).status).toBe(404)
})

/** What is kept and what is being received; nothing half may be left of a request that failed. */
async function leftOver(): Promise<string[]> {
  const incoming = path.dirname(await sandbox.store.bytes.newUploadPath())
  return [...(await sandbox.store.bytes.ids()), ...readdirSync(incoming)]
}

/** A form that goes on for as long as somebody reads it. */
function endless(start: Uint8Array) {
  const block = Buffer.alloc(64 * 1024, 7)
  const head = 'Content-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: application/octet-stream'
  const sent = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.concat([Buffer.from(`--edge\r\n${head}\r\n\r\n`), start])),
    pull: (controller) => {
      sent.bytes += block.length
      controller.enqueue(block)
    },
  })
  return { body, sent }
}

async function postStream(body: ReadableStream<Uint8Array>) {
  const headers = {
    Authorization: `Bearer ${await signIn(sandbox.runtime, 'usr_mara')}`,
    'Content-Type': 'multipart/form-data; boundary=edge',
  }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const response = await sandbox.fetch(new Request('http://sandbox.test/File/acc_1', init))
  return { status: response.status, body: await response.json() }
}

test.each([
  ['a document', Buffer.from('%PDF-1.7'), 26_214_400],
  ['a video', Buffer.from('\0\0\0\x10ftypisom\0\0\0\0', 'latin1'), 209_715_200],
])('%s is read up to the limit of its kind, and no further', async (_, start, most) => {
  const { body, sent } = endless(start)
  expect(await postStream(body)).toMatchObject({ status: 413, body: { code: 'file-too-large' } })
  expect(sent.bytes).toBeGreaterThan(most - 65_536)
  expect(sent.bytes).toBeLessThan(most + 1_000_000)
  expect(await leftOver()).toEqual([])
})

test('a form that breaks off, and a disk that is full, leave nothing half', async () => {
  const { body } = endless(Buffer.from('%PDF-1.7'))
  const reader = body.getReader()
  const { value: first } = await reader.read()
  const cut = (last: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(first ?? new Uint8Array())
        last(controller)
      },
    })
  for (const last of [
    (controller: ReadableStreamDefaultController) => controller.close(),
    (controller: ReadableStreamDefaultController) => controller.error(new Error('gone')),
  ])
    expect(await postStream(cut(last))).toMatchObject({ status: 400, body: { code: 'malformed-request' } })
  expect(await leftOver()).toEqual([])
  // Whatever is written to it, this device has no space left.
  const full = await sandbox.store.bytes.newUploadPath()
  symlinkSync('/dev/full', full)
  vi.spyOn(sandbox.store.bytes, 'newUploadPath').mockResolvedValueOnce(full)
  expect(await as('usr_mara')('POST', '/File/acc_1', form(png))).toMatchObject({
    status: 507,
    body: { code: 'storage-full' },
  })
  expect(await leftOver()).toEqual([])
  expect((await as('usr_mara')('GET', '/File/acc_1')).body.totalCount).toBe(0)
})

test('an upload is repeated under its key whatever its boundary; another file is not', async () => {
  const call = as('usr_mara')
  const headers = { 'Idempotency-Key': '6f1c2a9e-4b7d-4e0a-9a55-0d3c1f7b8e21' }
  const first = await call('POST', '/File/acc_1', form(png), headers)
  const again = await call('POST', '/File/acc_1', form(png), headers)
  expect([again.status, again.body.id]).toEqual([201, first.body.id])
  expect(await call('POST', '/File/acc_1', form('other', 'tent.png'), headers)).toMatchObject({
    status: 409,
    body: { code: 'idempotency-key-reused' },
  })
  expect(await leftOver()).toEqual([first.body.id])
})

test('a form without a boundary, and one of too many parts, cannot be read', async () => {
  const post = async (body: FormData | string, headers = {}) => {
    const bearer = { Authorization: `Bearer ${await signIn(sandbox.runtime, 'usr_mara')}` }
    const init = { method: 'POST', headers: { ...bearer, ...headers }, body }
    return (await sandbox.fetch(new Request('http://sandbox.test/File/acc_1', init))).status
  }
  expect(await post('file', { 'Content-Type': 'multipart/form-data' })).toBe(400)
  const many = form(png)
  for (let count = 0; count < 50; count += 1) many.append('altText', 'a')
  expect(await post(many)).toBe(400)
  const twice = form(png)
  twice.append('file', new File([png], 'again.png'))
  expect(await post(twice)).toBe(422)
  expect(await leftOver()).toEqual([])
})

test('a name with letters of other languages and quotes stays as it is', async () => {
  const { body } = await as('usr_mara')('POST', '/File/acc_1', form(png, 'Çadır "kış".png'))
  expect(body.name).toBe('Çadır "kış".png')
})

test('bytes follow a temporary file whose day is over; a file whose bytes are lost is gone', async () => {
  const call = as('usr_mara')
  await call('POST', '/File/temp', form(png))
  const { body } = await call('POST', '/File/acc_1', form(png))
  await sandbox.forward({ hours: 24 })
  expect(await leftOver()).toEqual([body.id])
  const { url, thumbnailUrl } = (await call('GET', `/File/acc_1/${body.id}`)).body
  await sandbox.store.bytes.delete(body.id)
  expect([(await bytesAt(url))?.status, (await bytesAt(thumbnailUrl))?.status]).toEqual([410, 410])
})

test('a preview holds the whole picture, whatever the lengths it is read in', async () => {
  const picture = Buffer.concat([png, Buffer.alloc(600_001, 5)])
  const { body } = await as('usr_mara')('POST', '/File/acc_1', form(picture))
  const preview = await (await bytesAt(body.thumbnailUrl))?.text()
  expect(preview).toContain(`base64,${picture.toString('base64')}"`)
})
