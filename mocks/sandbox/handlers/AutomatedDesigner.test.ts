import { PlanLimitKind } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filePage } from '#mocks/sandbox/pages/files.ts'
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
const draft = { name: 'Fjell boots', designTypeId: 3, brief: 'Stay dry on the ridge. Two days of rain, no wet feet.' }
const create = async (fields: object = {}, query = '') =>
  as('usr_mara')('POST', `${PATH}/create${query}`, { ...draft, ...fields })
const get = async (id: string, headers = {}) => (await as('usr_jonas')('GET', `${PATH}/${id}`, undefined, headers)).body

async function later(seconds: number) {
  await sandbox.forward({ seconds })
  await sandbox.advance()
}

async function upload(width: number, height: number): Promise<string> {
  const form = new FormData()
  form.set('file', new File([`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`], 'p.svg'))
  return (await as('usr_mara')('POST', '/File/acc_1', form)).body.id
}

test('a design is queued, generated and ready, with images as files of the account', async () => {
  const { status, body } = await create({ brandColors: ['#1F4D3A'], productImageFileIds: [await upload(1200, 900)] })
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { status: 1, variants: [], headline: null, language: 'en' },
  })
  await later(15)
  expect(await get(body.id)).toMatchObject({ status: 2 })
  await later(120)
  const ready = await get(body.id)
  expect(ready).toMatchObject({
    status: 3,
    headline: 'Stay dry on the ridge',
    callToAction: 'Discover now',
    failureReason: null,
  })
  const scores = ready.variants.map(({ score }: { score: number }) => score)
  expect(scores).toEqual([...scores].sort((a, b) => b - a))
  const [best] = ready.variants
  expect((await as('usr_jonas')('GET', `/File/acc_1/${best.fileId}`)).body).toMatchObject({
    width: 1080,
    height: 1080,
    usedBy: [`design:${body.id}`],
    uploadedByName: 'Adwright',
  })
  const picture = await filePage(sandbox.runtime, new Request(best.previewUrl), new URL(best.previewUrl))
  expect(picture?.status).toBe(200)
})

test('a design with a too small image fails with a translated reason and costs no credit', async () => {
  const { id } = (await create({ productImageFileIds: [await upload(320, 240)] })).body
  await later(120)
  expect(await get(id)).toMatchObject({ status: 4, variants: [], failureReason: expect.stringContaining('320 × 240') })
  expect((await get(id, { 'Accept-Language': 'tr' })).failureReason).toContain('çok küçük')
})

test('a plan includes twenty designs a month; tests need no credit and have a watermark', async () => {
  for (let design = 0; design < 20; design += 1) expect((await create()).status).toBe(201)
  expect(await create()).toMatchObject({
    status: 409,
    body: { code: 'plan-limit-reached', message: expect.stringContaining('December 1') },
  })
  const { id } = (await create({}, '?test=true')).body
  await later(120)
  const test = await get(id)
  expect(test).toMatchObject({ isTest: true, status: 3 })
  const bytes = await wholeOf(sandbox.store.bytes, test.variants[0].fileId)
  expect(bytes?.toString()).toContain('>Test<')
  await sandbox.forward({ days: 13 })
  expect((await create()).status).toBe(201)
})

test('type, text lengths and files are validated; types depend on plan and language; others have no access', async () => {
  const call = as('usr_mara')
  const types = async (language: string) =>
    (await call('GET', `${PATH}/design-types`, undefined, { 'Accept-Language': language })).body
  expect((await types('en')).map(({ id }: { id: number }) => id)).toEqual([1, 2, 3])
  expect((await types('tr'))[1].label).toBe('Hikâye')
  expect((await create({ designTypeId: 6 })).body).toMatchObject({
    code: 'plan-limit-reached',
    planLimit: { kind: PlanLimitKind.DesignFormats, used: 3, allowed: 3, includedIn: 'Scale' },
  })
  expect((await create({ logoFileId: 'fil_1' })).body.errors).toEqual({
    logoFileId: ["This file isn't in this account."],
  })
  expect((await create({ headline: 'a'.repeat(56) })).body.errors).toEqual({
    headline: ['Square post can have up to 40 characters. This one has 56.'],
  })
  expect((await as('usr_jonas')('POST', `${PATH}/create`, draft)).status).toBe(403)
  const { id } = (await create()).body
  expect((await as('usr_stranger')('GET', `/AutomatedDesigner/acc_2/${id}`)).status).toBe(404)
  expect((await call('GET', PATH)).body).toMatchObject({ totalCount: 1 })
})
