import { afterEach, beforeEach, expect, test } from 'vitest'
import { filePage } from '#mocks/sandbox/pages/files.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
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
    altText: ['At most 500 characters fit here.'],
    colour: ['This field is not known here.'],
  })
  expect(await post(form('a'.repeat(26_214_401), 'long.txt'))).toMatchObject({
    status: 413,
    body: { code: 'file-too-large', detail: 'The file has 26,214,401 bytes; at most 26,214,400 are taken.' },
  })
})

test('a viewer keeps no file with the account, and a stranger finds none', async () => {
  expect((await as('usr_jonas')('POST', '/File/acc_1', form(png))).status).toBe(403)
  const { body } = await as('usr_mara')('POST', '/File/acc_1', form(png))
  expect((await as('usr_stranger')('GET', `/File/acc_2/${body.id}`)).status).toBe(404)
})
