import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { photograph } from '#mocks/sandbox/domain/designer/drawing/photograph.fixture.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'

const PATH = '/AutomatedDesigner/acc_1'
const draft = {
  name: 'Fjell boots',
  designTypeIds: [1],
  layouts: [1],
  brief: 'Stay dry on the ridge. Two days of rain.',
}

let team: Team
let mara: ReturnType<Team['as']>
beforeEach(async () => {
  team = await openTeam()
  mara = team.as('usr_mara')
})
afterEach(() => team.sandbox.close())

async function upload(bytes: Uint8Array): Promise<string> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], 'p.png'))
  return (await mara('POST', '/File/acc_1', form)).body.id
}

async function drawn(fields: object) {
  const { id } = (await mara('POST', `${PATH}/create`, { ...draft, ...fields })).body
  await team.sandbox.forward({ seconds: 30 })
  return (await mara('GET', `${PATH}/${id}`)).body
}

test('a preview and an SVG carry the part of a photograph that their format shows, at the size at which it is shown', async () => {
  const bytes = await photograph(1200, 900)
  expect(bytes.length).toBeGreaterThan(500 * 1024)
  const productImageFileIds = [await upload(bytes)]
  const preview = await mara('POST', `${PATH}/preview`, {
    ...draft,
    productImageFileIds,
    designTypeIds: [1, 3],
  })
  for (const { svg } of preview.body.previews) {
    expect(svg).toContain('data:image/jpeg;base64,')
    expect(svg.length).toBeLessThan(bytes.length / 2)
  }
  const { id, variants } = await drawn({ productImageFileIds })
  const wish = { variantIds: [variants[0].id], format: 2, isConfirmed: true }
  const exported = (await mara('POST', `${PATH}/${id}/export`, wish)).body
  expect(exported).toMatchObject({ mimeType: 'image/svg+xml' })
  expect(exported.sizeBytes).toBeLessThan(bytes.length / 2)
})

test('a photograph that is cut off is drawn as far as it goes; a damaged one is refused by the preview, and named by the design', async () => {
  const bytes = await photograph(1200, 900)
  const use = async (content: Uint8Array) => {
    const productImageFileIds = [await upload(content)]
    const preview = await mara('POST', `${PATH}/preview`, { ...draft, productImageFileIds })
    return { preview, design: await drawn({ productImageFileIds }) }
  }
  const cut = await use(bytes.subarray(0, 300_000))
  expect([cut.preview.status, cut.design.failureReason]).toEqual([200, null])
  const { preview, design } = await use(Buffer.concat([bytes.subarray(0, 60), Buffer.alloc(4000, 7)]))
  const reason = 'The product image is damaged. Choose another one.'
  expect(preview.status).toBe(422)
  expect(preview.body.errors).toEqual({ 'productImageFileIds.0': [reason] })
  expect(design.failureReason).toBe('The product image “p.png” is damaged. Choose another one.')
})

/** A photograph of a phone that was held upright: stored on its side, light above and dark below when it is shown. */
const upright = async () =>
  sharp(await photograph(400, 1200))
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

test('a photograph that a phone stored on its side has the size in which it is shown, and is drawn upright', async () => {
  const id = await upload(await upright())
  expect((await mara('GET', `/File/acc_1/${id}`)).body).toMatchObject({ width: 400, height: 1200 })
  const preview = await mara('POST', `${PATH}/preview`, { ...draft, productImageFileIds: [id] })
  const [, encoded = ''] = /data:image\/jpeg;base64,([^"]+)"/.exec(preview.body.previews[0].svg) ?? []
  const drawnPart = sharp(Buffer.from(encoded, 'base64')).greyscale()
  const { data, info } = await drawnPart.raw().toBuffer({ resolveWithObject: true })
  const meanOfRow = (row: number) =>
    data.subarray(row * info.width, (row + 1) * info.width).reduce((a, b) => a + b, 0) / info.width
  expect(meanOfRow(0)).toBeGreaterThan(meanOfRow(info.height - 1) + 20)
})
