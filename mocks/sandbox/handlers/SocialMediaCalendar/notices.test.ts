import { NotificationKind, SocialPostType } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { scopesOf } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { facebook } from '#mocks/sandbox/handlers/SocialMediaCalendar/calendar.fixture.ts'
import { openTeam, type Team } from '#mocks/sandbox/handlers/team.fixture.ts'
import type { Sandbox } from '#mocks/sandbox/sandbox.ts'

let sandbox: Sandbox
let as: Team['as']
beforeEach(async () => {
  ;({ sandbox, as } = await openTeam())
  sandbox.clock.set(new Date('2026-11-19T09:00:00Z'))
  await addCredential(
    { ...sandbox.runtime, now: sandbox.clock.now() },
    {
      accountId: 'acc_1',
      platform: 1,
      identityId: 'lindholm',
      displayName: 'Lindholm',
      grantedScopes: scopesOf(1),
      connectedByName: 'Elif',
    },
  )
})
afterEach(() => sandbox.close())

const PATH = '/SocialMediaCalendar/acc_1'
const draft = { title: 'Tents', text: 'Outside?', channels: [facebook], scheduledAt: '2026-11-20T08:00:00Z' }

async function failPost(): Promise<string> {
  const { id } = (await as('usr_mara')('POST', PATH, { ...draft, status: 2 })).body
  await as('usr_ada')('PUT', `${PATH}/${id}`, { title: 'Tents', status: 3 })
  // A carousel needs files.
  await sandbox.store.set('socialPost', id, { postType: SocialPostType.Carousel })
  await sandbox.moveTo(new Date('2026-11-20T09:00:00Z'))
  return id
}

const newsOf = async (person: string) =>
  (await sandbox.store.list('notification', person)).map(({ kind, texts: { en }, link }) => [kind, en.title, link])

test('a failed post is told to its author, to who approves it and to webhooks, once', async () => {
  const url = 'https://hooks.lindholm.example/posts'
  await as('usr_ada')('POST', '/Webhook/acc_1', { url, events: ['post.failed'] })
  const id = await failPost()
  const failed = [10, 'Tents couldn’t be published', `/social-calendar/${id}`]
  expect(await newsOf('usr_mara')).toEqual([failed])
  expect(await newsOf('usr_ada')).toContainEqual([10, 'Tents needs your approval', `/social-calendar/${id}`])
  expect(await newsOf('usr_ada')).toContainEqual(failed)
  expect(await newsOf('usr_jonas')).toEqual([])
  const mails = await sandbox.store.listAll('mail')
  const told = mails.filter(({ kind }) => kind === 'post-failed').map(({ to }) => to)
  expect(told).toContain('mara@lindholm.example')
  expect(new Set(told).size).toBe(told.length)
  const events = (await sandbox.store.listAll('webhookDelivery')).map(({ body }) => JSON.parse(body))
  expect(events).toMatchObject([
    {
      type: 'post.failed',
      data: { accountId: 'acc_1', postId: id, title: 'Tents', reason: expect.stringContaining('Facebook') },
    },
  ])
})

test('posts that one ended access has stopped are one notification', async () => {
  const scheduled = { ...draft, status: 3 }
  for (const title of ['Tents', 'Stoves', 'Maps'])
    await as('usr_ada')('POST', PATH, { ...scheduled, title, text: title })
  const credentials = await sandbox.store.listAll('credential')
  for (const { id, accountId } of credentials)
    if (accountId === 'acc_1') await sandbox.store.set('credential', id, { expiresAt: '2026-11-19T10:00:00Z' })
  await sandbox.moveTo(new Date('2026-11-20T09:00:00Z'))
  const told = (await sandbox.store.list('notification', 'usr_ada')).filter(
    ({ kind }) => kind === NotificationKind.Post,
  )
  expect(told).toMatchObject([{ repeatCount: 3, texts: { en: { title: 'Publishing to Facebook failed' } } }])
})

test('the counts of the workspace leave out deleted posts', async () => {
  const id = await failPost()
  const failedPosts = async () => (await as('usr_ada')('GET', '/Account/acc_1/attention')).body.failedPosts
  expect(await failedPosts()).toBe(1)
  await as('usr_ada')('DELETE', `${PATH}/${id}`)
  expect(await failedPosts()).toBe(0)
})
