import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
})
afterEach(() => sandbox.close())

const PATH = '/SocialMediaCalendar/acc_1'

test('a comment is changed and deleted by its author only, and neither is an edit of the post', async () => {
  const [ada, mara] = [as('usr_ada'), as('usr_mara')]
  const { id, version } = (await ada('POST', PATH, { title: 'Tents' })).body
  const { comments } = (await mara('POST', `${PATH}/${id}/comments`, { text: 'A thought' })).body
  expect(comments).toMatchObject([{ id: expect.stringMatching(/^cmt_/), authorUserId: 'usr_mara', editedAt: null }])
  const path = `${PATH}/${id}/comments/${comments[0].id}`
  expect(await ada('PUT', path, { text: 'Mine' })).toMatchObject({ status: 403, body: { code: 'not-your-comment' } })
  expect(await ada('DELETE', path)).toMatchObject({ status: 403, body: { code: 'not-your-comment' } })
  expect(await mara('PUT', path, { text: 'A better thought' })).toMatchObject({
    status: 200,
    body: { text: 'A better thought', createdAt: comments[0].createdAt, editedAt: expect.any(String) },
  })
  expect((await ada('GET', `${PATH}/${id}`)).body).toMatchObject({ version, comments: [{ text: 'A better thought' }] })
  expect((await mara('DELETE', path)).status).toBe(204)
  expect((await mara('DELETE', path)).status).toBe(404)
  expect((await ada('GET', `${PATH}/${id}`)).body).toMatchObject({ version, comments: [] })
})
