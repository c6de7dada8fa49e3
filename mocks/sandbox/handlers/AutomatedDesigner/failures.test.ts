// Designs that cannot be drawn: for their image, which is named, or in one format alone.

import { Worker } from 'node:worker_threads'
import { DesignStatus, PlanLimitKind } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DrawRequest, DrawResponse } from '#mocks/sandbox/domain/designer/drawing/draw-worker.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'

const PATH = '/AutomatedDesigner/acc_1'
const BANNER = 1
const SQUARE = 3
// A headline that no other test has: recent drawings are not drawn again.
const headline = 'Drawn by a broken thread'
const draft = {
  name: 'Fjell boots',
  designTypeIds: [BANNER, SQUARE],
  layouts: [1, 5],
  brief: 'Stay dry on the ridge.',
  headline,
}
const NOT_DRAWN = 'The pictures couldn’t be drawn. Try again.'

let team: Team
let mara: ReturnType<Team['as']>
beforeEach(async () => {
  team = await openTeam()
  mara = team.as('usr_mara')
  team.sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await team.sandbox.close()
})

/** Lets the drawing thread fail at formats of these widths, until the returned function is called. */
function breakWidth(...widths: number[]) {
  vi.spyOn(console, 'error').mockReturnValue()
  const send: (this: Worker, request: DrawRequest) => void = Reflect.get(Worker.prototype, 'postMessage')
  const spy = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function broken(this: Worker, request) {
    const { id, briefs }: DrawRequest = request
    if (!briefs.some(({ format }) => widths.includes(format.width))) return send.call(this, request)
    const response: DrawResponse = { id, error: 'The renderer ended.', isUnreadable: false }
    queueMicrotask(() => this.emit('message', response))
    return undefined
  })
  return () => spy.mockRestore()
}

const get = async (id: string) => (await mara('GET', `${PATH}/${id}`)).body
const create = async (fields: object = {}): Promise<string> =>
  (await mara('POST', `${PATH}/create`, { ...draft, ...fields })).body.id
const used = async () =>
  (await mara('GET', '/Account/acc_1/plan-usage')).body.limits.find(
    ({ kind }: { kind: number }) => kind === PlanLimitKind.Designs,
  ).used

async function upload(name: string, width: number): Promise<string> {
  const form = new FormData()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="900"><rect width="9" height="9"/></svg>`
  form.set('file', new File([svg], name))
  return (await mara('POST', '/File/acc_1', form)).body.id
}

test('a failed design names the image that is too small', async () => {
  const fileId = await upload('boots.svg', 320)
  const id = await create({ productImageFileIds: [fileId] })
  await team.sandbox.forward({ seconds: 30 })
  const design = await get(id)
  expect(design).toMatchObject({ status: DesignStatus.Failed, failedFileId: fileId })
  expect(design.failureReason).toBe(
    'The product image “boots.svg” is 320 × 900 pixels. It needs to be at least 800 × 600.',
  )
  expect((await mara('GET', PATH)).body.items[0].failureReason).toBe(design.failureReason)
})

test('a format that cannot be drawn fails alone, says why, and is drawn by saving the design again', async () => {
  const mend = breakWidth(1080)
  const id = await create()
  await team.sandbox.forward({ seconds: 30 })
  const design = await get(id)
  expect(design).toMatchObject({ status: DesignStatus.Ready, failureReason: null, failedFileId: null })
  const reasons = design.variants.map(
    ({
      designTypeId,
      failureReason,
      fileId,
    }: {
      designTypeId: number
      failureReason: string | null
      fileId: string | null
    }) => [designTypeId, failureReason, fileId !== null],
  )
  expect(reasons).toEqual([
    [BANNER, null, true],
    [BANNER, null, true],
    [SQUARE, NOT_DRAWN, false],
    [SQUARE, NOT_DRAWN, false],
  ])
  expect((await mara('GET', PATH)).body.items[0]).toMatchObject({ pictureCount: 2, failedCount: 2 })
  mend()
  expect((await mara('PUT', `${PATH}/${id}`, draft)).body.status).toBe(DesignStatus.Queued)
  await team.sandbox.forward({ seconds: 30 })
  const again = await get(id)
  expect(again.status).toBe(DesignStatus.Ready)
  expect(again.variants.map(({ failureReason }: { failureReason: string | null }) => failureReason)).toEqual([
    null,
    null,
    null,
    null,
  ])
  // The format that was drawn already keeps its files.
  expect(again.variants[0]).toMatchObject({ fileId: design.variants[0].fileId })
})

test('a design of which no format can be drawn fails, and gives its credit back', async () => {
  breakWidth(1080, 970)
  const id = await create({ headline: 'Drawn by a thread that is broken everywhere' })
  expect(await used()).toBe(1)
  await team.sandbox.forward({ seconds: 30 })
  expect(await get(id)).toMatchObject({ status: DesignStatus.Failed, failureReason: NOT_DRAWN, failedFileId: null })
  expect(await used()).toBe(0)
})
