import {
  DesignCheckRule,
  DesignCheckState,
  DesignPart,
  type DesignVariant,
  PlanLimitKind,
  SocialNetwork,
  SocialPostStatus,
} from '@adwright/sdk/types'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newChannel } from '#mocks/sandbox/domain/social/posts.ts'
import { imageSize } from '#mocks/sandbox/handlers/AutomatedDesigner/image-size.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { wholeOf } from '#mocks/sandbox/store/file-bytes.ts'
import { openTeam, type Team } from './team.fixture.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
})
afterEach(() => sandbox.close())

const PATH = '/AutomatedDesigner/acc_1'
const draft = {
  name: 'Fjell boots',
  designTypeIds: [1],
  layouts: [1],
  brief: 'Stay dry on the ridge. Two days of rain, no wet feet.',
}
const create = async (fields: object = {}, query = '') =>
  as('usr_mara')('POST', `${PATH}/create${query}`, { ...draft, ...fields })
const get = async (id: string, headers = {}) => (await as('usr_jonas')('GET', `${PATH}/${id}`, undefined, headers)).body
const usage = async () => {
  const { body } = await as('usr_mara')('GET', '/Account/acc_1/plan-usage')
  return body.limits.find(({ kind }: { kind: PlanLimitKind }) => kind === PlanLimitKind.Designs).used
}
const drawn = async (fields: object = {}, query = '') => {
  const { id } = (await create(fields, query)).body
  await sandbox.forward({ seconds: 30 })
  return get(id)
}

async function upload(width: number, height: number): Promise<string> {
  const form = new FormData()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/></svg>`
  form.set('file', new File([svg], 'p.svg'))
  return (await as('usr_mara')('POST', '/File/acc_1', form)).body.id
}

test('a design is queued, and drawn in every format and layout as PNG files of the account', async () => {
  const answered = await create({
    designTypeIds: [1, 3],
    layouts: [1, 2],
    productImageFileIds: [await upload(1200, 900)],
  })
  expect(answered).toMatchObject({ status: 201, body: { status: 1, variants: [], designTypeId: 1, language: 'en' } })
  await sandbox.forward({ seconds: 30 })
  const ready = await get(answered.body.id)
  expect(ready).toMatchObject({ status: 3, failureReason: null })
  expect(
    ready.variants.map(({ designTypeId, layout }: { designTypeId: number; layout: number }) => [designTypeId, layout]),
  ).toEqual([
    [1, 1],
    [1, 2],
    [3, 1],
    [3, 2],
  ])
  for (const { fileId, width, height } of ready.variants) {
    const bytes = await wholeOf(sandbox.store.bytes, fileId)
    expect(imageSize(bytes)).toEqual({ width, height })
    expect((await as('usr_jonas')('GET', `/File/acc_1/${fileId}`)).body).toMatchObject({
      mimeType: 'image/png',
      altText: expect.stringContaining('Stay dry on the ridge'),
      usedBy: [`design:${ready.id}`],
    })
  }
})

test('the score is the share of passed checks, and contrast is measured on a white image', async () => {
  const ready = await drawn({ designTypeIds: [3], layouts: [2], productImageFileIds: [await upload(1200, 1200)] })
  const [variant] = ready.variants
  const passed = variant.checks.filter(({ state }: { state: number }) => state === DesignCheckState.Passed).length
  expect(variant.score).toBe(Math.round((100 * passed) / variant.checks.length))
  const contrast = variant.checks.find(({ rule }: { rule: number }) => rule === DesignCheckRule.Contrast)
  expect(contrast.state).toBe(DesignCheckState.Passed)
  expect(contrast.actual).toBeGreaterThanOrEqual(4.5)
})

test('words that do not fit make no picture, and say how many characters are too many; shorter ones do', async () => {
  await sandbox.close()
  ;({ sandbox, as } = await openTeam({ plan: { plan: 3 } }))
  const headline =
    'Waterproof walking boots for every ridge between the Alps and the northernmost fjords of Norway, tested for two whole winters by people who walk all day long'
  const long = await drawn({ designTypeIds: [15], headline })
  const [variant] = long.variants
  expect(variant).toMatchObject({ fileId: null, previewUrl: null, excess: { part: DesignPart.Headline } })
  expect(variant.checks[0]).toMatchObject({ rule: DesignCheckRule.TextFits, state: DesignCheckState.Failed })
  const shorter = headline.slice(0, headline.length - variant.excess.characters)
  const shortTexts = [{ designTypeId: 15, headline: shorter, body: null }]
  const body = { ...draft, designTypeIds: [15], headline, shortTexts }
  expect(await as('usr_mara')('PUT', `${PATH}/${long.id}?expectedVersion=1`, body)).toMatchObject({
    status: 200,
    body: { version: 2 },
  })
  await sandbox.forward({ seconds: 30 })
  expect((await get(long.id)).variants[0]).toMatchObject({ id: variant.id, fileId: expect.any(String), excess: null })
})

test('a design with a too small image fails with a translated reason and gives its credit back', async () => {
  const { id } = (await create({ productImageFileIds: [await upload(320, 240)] })).body
  expect(await usage()).toBe(1)
  await sandbox.forward({ seconds: 30 })
  expect(await get(id)).toMatchObject({ status: 4, variants: [], failureReason: expect.stringContaining('320 × 240') })
  expect((await get(id, { 'Accept-Language': 'tr' })).failureReason).toContain('çok küçük')
  expect(await usage()).toBe(0)
  const mended = { ...draft, productImageFileIds: [await upload(1200, 900)] }
  await as('usr_mara')('PUT', `${PATH}/${id}`, mended)
  expect(await usage()).toBe(1)
})

test('a plan includes twenty designs a month; tests need no credit', async () => {
  for (let design = 0; design < 20; design += 1) expect((await create()).status).toBe(201)
  expect(await create()).toMatchObject({
    status: 409,
    body: { code: 'plan-limit-reached', message: expect.stringContaining('December 1') },
  })
  expect((await create({}, '?test=true')).status).toBe(201)
})

test('formats and files are validated; formats depend on plan and language; others have no access', async () => {
  const call = as('usr_mara')
  const types = async (language: string) =>
    (await call('GET', `${PATH}/design-types`, undefined, { 'Accept-Language': language })).body
  expect((await types('en')).map(({ id }: { id: number }) => id)).toEqual([1, 2, 3])
  expect((await types('tr'))[1].label).toBe('Hikâye')
  expect((await create({ designTypeIds: [6] })).body).toMatchObject({
    code: 'plan-limit-reached',
    planLimit: { kind: PlanLimitKind.DesignFormats, used: 3, allowed: 3, includedIn: 'Scale' },
  })
  expect((await create({ logoFileId: 'fil_1' })).body.errors).toEqual({
    logoFileId: ["This file isn't in this account."],
  })
  expect((await as('usr_jonas')('POST', `${PATH}/create`, draft)).status).toBe(403)
  const { id } = (await create()).body
  expect((await as('usr_stranger')('GET', `/AutomatedDesigner/acc_2/${id}`)).status).toBe(404)
  expect((await call('GET', PATH)).body).toMatchObject({ totalCount: 1 })
  expect((await call('GET', `${PATH}?searchText=RIDGE`)).body).toMatchObject({ totalCount: 1 })
  expect((await call('GET', `${PATH}?searchText=tent`)).body).toMatchObject({ totalCount: 0 })
})

test('an edit draws again without a credit, keeps favorites and ids, and is refused after another edit', async () => {
  const { id, variants } = await drawn()
  const [variant] = variants
  const call = as('usr_mara')
  expect((await call('PUT', `${PATH}/${id}/variants/${variant.id}`, { isFavorite: true })).status).toBe(200)
  const edit = { ...draft, headline: 'Dry feet' }
  expect((await call('PUT', `${PATH}/${id}?expectedVersion=1`, edit)).body).toMatchObject({ status: 1, version: 2 })
  await sandbox.forward({ seconds: 30 })
  const [again] = (await get(id)).variants
  expect(again).toMatchObject({ id: variant.id, isFavorite: true })
  expect(again.fileId).not.toBe(variant.fileId)
  expect((await call('GET', `/File/acc_1/${variant.fileId}`)).status).toBe(404)
  expect(await usage()).toBe(1)
  expect((await call('PUT', `${PATH}/${id}?expectedVersion=1`, draft)).body.code).toBe('changed-meanwhile')
})

test('a deleted design can be restored with its pictures', async () => {
  const { id, variants } = await drawn()
  const call = as('usr_mara')
  expect((await call('DELETE', `${PATH}/${id}`)).status).toBe(204)
  expect((await call('GET', `${PATH}/${id}`)).status).toBe(404)
  expect((await call('GET', `${PATH}?isDeleted=true`)).body.totalCount).toBe(1)
  expect((await call('POST', `${PATH}/${id}/restore`)).body.variants[0].fileId).toBe(variants[0].fileId)
  await call('DELETE', `${PATH}/${id}`)
  await sandbox.forward({ days: 31 })
  expect((await call('POST', `${PATH}/${id}/restore`)).status).toBe(404)
})

test('pictures are exported as PNG, twice the size, as SVG with outlines, and together as zip', async () => {
  const { id, variants } = await drawn({ layouts: [1, 5] })
  const variantIds = variants.map((variant: { id: string }) => variant.id)
  const call = as('usr_jonas')
  const exported = async (wish: object) => {
    const { body } = await call('POST', `${PATH}/${id}/export`, wish)
    return { file: body, bytes: await wholeOf(sandbox.store.bytes, body.id) }
  }
  const double = await exported({ variantIds: variantIds.slice(0, 1), format: 1, scale: 2 })
  expect(double.file).toMatchObject({ name: 'lindholm-outdoor_fjell-boots_split_1940x500.png', isTemporary: true })
  expect(imageSize(double.bytes)).toEqual({ width: 1940, height: 500 })
  const svg = (await exported({ variantIds: variantIds.slice(1), format: 2 })).bytes?.toString()
  expect(svg).toContain('<path')
  expect(svg).not.toContain('<text')
  const zip = await exported({ variantIds, format: 1 })
  expect(zip.file).toMatchObject({ name: 'lindholm-outdoor_fjell-boots.zip', mimeType: 'application/zip' })
  const entries = unzipSync(zip.bytes ?? new Uint8Array())
  expect(Object.keys(entries)).toEqual([
    'lindholm-outdoor_fjell-boots_split_970x250.png',
    'lindholm-outdoor_fjell-boots_words_970x250.png',
    'texts.txt',
  ])
  expect(imageSize(entries['lindholm-outdoor_fjell-boots_words_970x250.png'])).toEqual({ width: 970, height: 250 })
})

test('the list of texts in a zip has the words that its pictures show', async () => {
  await sandbox.store.set('account', 'acc_1', { plan: 3 })
  const words = {
    headline: 'Stay dry on every ridge of Norway, all winter long and into spring',
    body: 'Two days of rain.',
    badge: 'New until Sunday',
  }
  const { id, variants } = await drawn({ ...words, designTypeIds: [15, 3, 14, 12], layouts: [1, 3, 4, 5] })
  const pictures = variants.filter(({ fileId }: { fileId: string | null }) => fileId !== null)
  const wish = { variantIds: pictures.map((variant: { id: string }) => variant.id), format: 1, isConfirmed: true }
  const file = (await as('usr_jonas')('POST', `${PATH}/${id}/export`, wish)).body
  const entries = unzipSync((await wholeOf(sandbox.store.bytes, file.id)) ?? new Uint8Array())
  const lists = new TextDecoder().decode(entries['texts.txt']).trim().split('\n\n')
  const has = (part: DesignPart) => pictures.map(({ droppedParts }: DesignVariant) => !droppedParts.includes(part))
  expect(new Set(has(DesignPart.Badge)).size).toBe(2)
  expect(lists.map((list) => list.includes(words.badge))).toEqual(has(DesignPart.Badge))
  expect(lists.map((list) => list.includes(words.body))).toEqual(has(DesignPart.Body))
})

test('a picture with a failed check is exported only when somebody confirms it', async () => {
  const call = as('usr_mara')
  const kit = (await call('GET', `${PATH}/brand-kit`)).body
  const { isDefault: _default, version: _version, updatedAt: _updatedAt, ...rest } = kit
  expect(kit).toMatchObject({ isDefault: true, updatedAt: null })
  const saved = await call('PUT', `${PATH}/brand-kit?expectedVersion=1`, { ...rest, forbiddenWords: ['wet feet'] })
  expect(saved.body).toMatchObject({ isDefault: false, version: 2 })
  const { id, variants } = await drawn()
  const wish = { variantIds: [variants[0].id], format: 1 }
  expect(variants[0].checks[0]).toMatchObject({ rule: DesignCheckRule.ForbiddenWords, state: DesignCheckState.Failed })
  expect((await call('POST', `${PATH}/${id}/export`, wish)).body.code).toBe('design-checks-failed')
  expect((await call('POST', `${PATH}/${id}/export`, { ...wish, isConfirmed: true })).status).toBe(201)
})

test('a preview shows every format without a design, a file or a credit', async () => {
  const { body } = await as('usr_mara')('POST', `${PATH}/preview`, { ...draft, designTypeIds: [1, 3] })
  expect(body.previews.map(({ designTypeId }: { designTypeId: number }) => designTypeId)).toEqual([1, 3])
  expect(body.previews[0].svg).toMatch(/^<svg /)
  expect(await usage()).toBe(0)
  expect((await as('usr_mara')('GET', PATH)).body.totalCount).toBe(0)
  expect((await as('usr_mara')('GET', '/File/acc_1')).body.totalCount).toBe(0)
})

test('a preview and an export are drawn without holding up other writes', async () => {
  // A headline that no other test has: recent drawings are not drawn again.
  const { id, variants } = await drawn({ headline: 'Drawn beside a write' })
  const write = as('usr_mara')
  const requests: [string, string, object][] = [
    ['preview', `${PATH}/preview`, { ...draft, headline: 'Drawn beside a write', layouts: [2] }],
    ['export', `${PATH}/${id}/export`, { format: 1, scale: 2, variantIds: [variants[0].id], isConfirmed: true }],
  ]
  for (const [name, path, body] of requests) {
    const done: string[] = []
    const drawing = write('POST', path, body).then(({ status }) => done.push(`${name} ${status}`))
    await write('PUT', `${PATH}/${id}/variants/${variants[0].id}`, { isFavorite: true }).then(() => done.push('write'))
    await drawing
    expect(done[0]).toBe('write')
    expect(done[1]).toMatch(/ 20\d$/)
  }
})

test('the results of the posts with a picture come back, beside those of the account', async () => {
  const { id, variants } = await drawn()
  const [{ fileId, results }] = variants
  expect(results).toBeNull()
  const post = { title: 'Boots', text: 'Dry.', mediaFileIds: [fileId] }
  const { id: postId } = (await as('usr_mara')('POST', '/SocialMediaCalendar/acc_1', post)).body
  const { designs } = (await as('usr_mara')('GET', `/SocialMediaCalendar/acc_1/${postId}`)).body
  expect(designs).toEqual([{ fileId, designId: id, variantId: variants[0].id, name: expect.any(String) }])
  const publishedAt = '2026-11-19T08:00:00.000Z'
  const page = newChannel({ network: SocialNetwork.Facebook, channelId: 'page_1', channelName: 'Page' })
  const channels = [{ ...page, publishedAt, publishedUrl: 'https://social.example/1' }]
  await sandbox.store.set('socialPost', postId, { status: SocialPostStatus.Published, publishedAt, channels })
  await sandbox.forward({ days: 3 })
  const [shown] = (await get(id)).variants
  expect(shown).toMatchObject({ usedBy: [postId], results: { postCount: 1 } })
  expect(shown.results.engagementRate).toBeGreaterThan(0)
  expect(shown.results.accountEngagementRate).toBe(shown.results.engagementRate)
})
