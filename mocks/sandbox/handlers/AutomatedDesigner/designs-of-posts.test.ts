import { DesignStatus } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
})
afterEach(() => sandbox.close())

const PATH = '/AutomatedDesigner/acc_1'
const POSTS = '/SocialMediaCalendar/acc_1'
const draft = { name: 'Fjell boots', designTypeIds: [3], layouts: [1], brief: 'Stay dry on the ridge.' }
const mara = (method: string, path: string, body?: object) => as('usr_mara')(method, path, body)
const newPost = async (): Promise<string> => (await mara('POST', POSTS, { title: 'Boots', text: 'Dry.' })).body.id
const listed = async (postId: string): Promise<object[]> => (await mara('GET', `${PATH}?postIds=${postId}`)).body.items

test('a design names the post it is made for, and the designs of a post are listed', async () => {
  const [postId, other] = [await newPost(), await newPost()]
  await mara('POST', `${PATH}/create`, draft)
  const { body } = await mara('POST', `${PATH}/create`, { ...draft, postId })
  expect(body.postId).toBe(postId)
  expect(await listed(postId)).toEqual([expect.objectContaining({ id: body.id, postId })])
  expect(await listed(other)).toEqual([])
})

test('an edit without a post keeps it, and null takes it away', async () => {
  const postId = await newPost()
  const { id } = (await mara('POST', `${PATH}/create`, { ...draft, postId })).body
  expect((await mara('PUT', `${PATH}/${id}`, { ...draft, name: 'Dry boots' })).body).toMatchObject({ postId })
  expect((await mara('PUT', `${PATH}/${id}`, { ...draft, postId: null })).body).toMatchObject({ postId: null })
})

test('an unknown post is refused; the post of a design may be deleted, and comes back with it', async () => {
  const unknown = await mara('POST', `${PATH}/create`, { ...draft, postId: 'post_none' })
  expect(unknown).toMatchObject({ status: 422, body: { errors: { postId: ["This post isn't in this account."] } } })
  const postId = await newPost()
  const { id } = (await mara('POST', `${PATH}/create`, { ...draft, postId })).body
  const shown = async () => (await mara('GET', `${PATH}/${id}`)).body.postId
  await mara('DELETE', `${POSTS}/${postId}`)
  expect(await shown()).toBeNull()
  expect(await listed(postId)).toEqual([])
  expect((await mara('PUT', `${PATH}/${id}`, { ...draft, postId, name: 'Dry boots' })).status).toBe(200)
  await mara('POST', `${POSTS}/${postId}/restore`)
  expect(await shown()).toBe(postId)
})

test('naming another post draws no picture again, neither in a design that is ready nor in one that is being drawn', async () => {
  const postId = await newPost()
  const { id } = (await mara('POST', `${PATH}/create`, draft)).body
  const get = async () => (await mara('GET', `${PATH}/${id}`)).body
  await sandbox.forward({ seconds: 30 })
  const before = await get()
  expect((await mara('PUT', `${PATH}/${id}`, { ...draft, postId })).body).toMatchObject({
    postId,
    status: before.status,
  })
  await sandbox.forward({ seconds: 30 })
  expect(await get()).toMatchObject({
    postId,
    version: before.version + 1,
    variants: before.variants.map(({ fileId }: { fileId: string }) => ({ fileId })),
  })
  const queued = (await mara('POST', `${PATH}/create`, { ...draft, designTypeIds: [1, 3] })).body
  expect((await mara('PUT', `${PATH}/${queued.id}`, { ...draft, designTypeIds: [1, 3], postId })).status).toBe(200)
  await sandbox.forward({ seconds: 30 })
  const { status, variants } = (await mara('GET', `${PATH}/${queued.id}`)).body
  expect([status, variants.length]).toEqual([DesignStatus.Ready, 2])
})
