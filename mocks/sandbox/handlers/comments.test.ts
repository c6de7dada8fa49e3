import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedAnalytics } from '#mocks/sandbox/domain/sample/analytics.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'
import { Clock } from '#mocks/sandbox/time/clock.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam({ clock: new Clock(new Date('2026-11-19T09:20:00Z')) }))
})
afterEach(() => sandbox.close())

const idOf = async (path: string) => (await as('usr_ada')('POST', path, { title: 'Tents' })).body.id

async function anomaly(): Promise<string> {
  const account = await sandbox.store.get('account', 'acc_1')
  if (!account) throw new Error('no account')
  await seedAnalytics(sandbox.runtime, { account, recipients: [] })
  const [first] = await sandbox.store.list('anomaly', 'acc_1')
  await sandbox.store.set('anomaly', first?.id ?? '', { comments: [] })
  return `/EAnl/acc_1/anomaly-analysis/${first?.id}`
}

/** The address of an item that can be commented on, and of its comments. */
const COMMENTED: [string, () => Promise<[string, string]>][] = [
  [
    'task',
    async () => {
      const item = `/TaskAccount/acc_1/${await idOf('/TaskAccount/acc_1')}`
      return [item, `${item}/comment`]
    },
  ],
  [
    'post',
    async () => {
      const item = `/SocialMediaCalendar/acc_1/${await idOf('/SocialMediaCalendar/acc_1')}`
      return [item, `${item}/comments`]
    },
  ],
  [
    'anomaly',
    async () => {
      const item = await anomaly()
      return [item, `${item}/comments`]
    },
  ],
]

for (const [kind, open] of COMMENTED) {
  test(`a comment on a ${kind} is changed, deleted and restored by its author only, and none of it is an edit of the ${kind}`, async () => {
    const [item, list] = await open()
    const [ada, mara] = [as('usr_ada'), as('usr_mara')]
    const read = async () => (await ada('GET', item)).body
    const { version } = await read()
    await mara('POST', list, { text: 'A thought' })
    sandbox.clock.forward({ minutes: 1 })
    await ada('POST', list, { text: 'An answer' })
    const { comments } = await read()
    expect(comments).toMatchObject([
      { id: expect.stringMatching(/^cmt_/), authorUserId: 'usr_mara', text: 'A thought', editedAt: null },
      { authorUserId: 'usr_ada' },
    ])
    const path = `${list}/${comments[0].id}`
    const refused = { status: 403, body: { code: 'not-your-comment' } }
    expect(await ada('PUT', path, { text: 'Mine' })).toMatchObject(refused)
    expect(await ada('DELETE', path)).toMatchObject(refused)
    expect(await mara('PUT', path, { text: 'A better thought' })).toMatchObject({
      status: 200,
      body: { text: 'A better thought', createdAt: comments[0].createdAt, editedAt: expect.any(String) },
    })
    expect((await mara('POST', `${path}/restore`)).status).toBe(404)
    expect((await mara('DELETE', path)).status).toBe(204)
    expect((await mara('DELETE', path)).status).toBe(404)
    expect((await read()).comments).toMatchObject([{ text: 'An answer' }])
    expect(await ada('POST', `${path}/restore`)).toMatchObject(refused)
    const restored = await mara('POST', `${path}/restore`)
    expect(restored).toMatchObject({ status: 201, body: { id: comments[0].id, text: 'A better thought' } })
    const now = await read()
    expect(now).toMatchObject({ version, comments: [restored.body, { text: 'An answer' }] })
    expect(now).not.toHaveProperty('deletedComments')
    expect((await mara('POST', `${path}/restore`)).status).toBe(404)
  })

  test(`a deleted comment on a ${kind} comes back for 30 days`, async () => {
    const [item, list] = await open()
    const mara = as('usr_mara')
    await mara('POST', list, { text: 'A thought' })
    const [comment] = (await mara('GET', item)).body.comments
    await mara('DELETE', `${list}/${comment.id}`)
    sandbox.clock.forward({ minutes: 30 * 24 * 60 })
    expect(await mara('POST', `${list}/${comment.id}/restore`)).toMatchObject({
      status: 404,
      body: { detail: 'Deleted comments can be restored for 30 days.' },
    })
  })
}

test('a deleted comment that has no room any longer stays deleted', async () => {
  const item = await anomaly()
  const mara = as('usr_mara')
  const { body: comment } = await mara('POST', `${item}/comments`, { text: 'A thought' })
  await mara('DELETE', `${item}/comments/${comment.id}`)
  const comments = Array.from({ length: 200 }, () => comment)
  await sandbox.store.set('anomaly', item.split('/').at(-1) ?? '', { comments })
  expect(await mara('POST', `${item}/comments/${comment.id}/restore`)).toMatchObject({
    status: 409,
    body: { code: 'comments-limit-reached' },
  })
})

test('a comment on an anomaly needs more than spaces, and those of the sample belong to its members', async () => {
  const item = await anomaly()
  const { body: comment } = await as('usr_jonas')('POST', `${item}/comments`, { text: 'A thought' })
  const empty = await as('usr_jonas')('PUT', `${item}/comments/${comment.id}`, { text: '  ' })
  expect(empty).toMatchObject({ status: 422, body: { errors: { text: [expect.any(String)] } } })
  const said = (await sandbox.store.list('anomaly', 'acc_1')).flatMap(({ comments }) => comments)
  for (const { authorUserId } of said) expect(await sandbox.store.get('person', authorUserId ?? '')).toBeDefined()
})
