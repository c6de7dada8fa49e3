import { type Integration, IntegrationPlatform } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type Calendar,
  draft,
  facebook,
  instagram,
  linkedIn,
  openCalendar,
  PATH,
} from '#mocks/sandbox/handlers/SocialMediaCalendar/calendar.fixture.ts'

let sandbox: Calendar['sandbox']
let as: Calendar['as']
let create: Calendar['create']
let put: Calendar['put']
let moveTo: Calendar['moveTo']
beforeEach(async () => {
  ;({ sandbox, as, create, put, moveTo } = await openCalendar())
})
afterEach(() => sandbox.close())

const titles = async (query: string) =>
  (await as('usr_jonas')('GET', `${PATH}${query}`)).body.map(({ title }: { title: string }) => title)

test('a list is filtered by network, channel, state, label and text, and holds no whole posts', async () => {
  await create({ title: 'Tents', labels: ['winter'], channels: [facebook] })
  await create({ title: 'Boots', labels: ['summer'], channels: [linkedIn], status: 3 })
  expect(await titles('?networks=1')).toEqual(['Tents'])
  expect(await titles(`?channelIds=${encodeURIComponent(linkedIn.channelId)}`)).toEqual(['Boots'])
  expect(await titles('?statuses=3')).toEqual(['Boots'])
  expect(await titles('?labels=winter&labels=autumn')).toEqual(['Tents'])
  expect(await titles('?searchText=SUMMER')).toEqual(['Boots'])
  const [first] = (await as('usr_jonas')('GET', PATH)).body
  expect(first).not.toHaveProperty('comments')
  expect(first).toMatchObject({ textStart: 'One more night outside?', commentCount: 0 })
})

test('posts of any day are as many as wait for somebody, in order of time', async () => {
  await create({ title: 'In May', status: 2, scheduledAt: '2027-05-10T08:00:00Z' })
  await create({ title: 'Tomorrow', status: 2 })
  await create({ title: 'A draft' })
  await create({ title: 'Gone', status: 2 }).then(({ body }) => as('usr_ada')('DELETE', `${PATH}/${body.id}`))
  expect(await titles('?statuses=2')).toEqual(['Tomorrow'])
  expect(await titles('?statuses=2&isOfAnyDay=true')).toEqual(['Tomorrow', 'In May'])
  expect((await as('usr_ada')('GET', '/Account/acc_1/attention')).body.postsAwaitingApproval).toBe(2)
})

test('a deleted post is not among the posts that stop with a connection', async () => {
  const { id } = (await create({ status: 3 })).body
  await create({ title: 'Boots', text: 'Dry feet?', status: 3 })
  const postsOfMeta = async () => {
    const all: Integration[] = (await as('usr_ada')('GET', '/Integration/acc_1')).body
    return all.find(({ platform }) => platform === IntegrationPlatform.Meta)?.dependentWork.postCount
  }
  expect(await postsOfMeta()).toBe(2)
  await as('usr_ada')('DELETE', `${PATH}/${id}`)
  expect(await postsOfMeta()).toBe(1)
})

test('a deleted post can be restored for 30 days, and comes back as a draft when its time is over', async () => {
  const { id } = (await create({ status: 3 })).body
  await as('usr_ada')('DELETE', `${PATH}/${id}`)
  expect(await titles('')).toEqual([])
  expect(await titles('?isDeleted=true')).toEqual(['Tents'])
  expect((await as('usr_mara')('POST', `${PATH}/${id}/restore`)).body).toMatchObject({ id, status: 3 })
  await as('usr_ada')('DELETE', `${PATH}/${id}`)
  await moveTo('2026-11-20T09:00:00Z')
  expect((await as('usr_mara')('POST', `${PATH}/${id}/restore`)).body).toMatchObject({ id, status: 1 })
  await as('usr_ada')('DELETE', `${PATH}/${id}`)
  await moveTo('2026-12-21T09:00:00Z')
  expect((await as('usr_mara')('POST', `${PATH}/${id}/restore`)).status).toBe(404)
})

test('several posts are approved in one call; what cannot be is named with its reason', async () => {
  const good = (await create({ status: 2 }, 'usr_mara')).body.id
  const untimed = (await create({ status: 2, scheduledAt: null }, 'usr_mara')).body.id
  const ids = [good, untimed, 'post_none']
  const { body } = await as('usr_ada')('PUT', PATH, { ids, status: 3, addLabels: ['winter'] })
  expect(body).toMatchObject({
    items: [{ id: good, status: 3, labels: ['winter'] }],
    refusals: [{ id: untimed, message: 'Choose a publish time.' }],
    missingIds: ['post_none'],
  })
  expect((await as('usr_mara')('PUT', PATH, { ids: [untimed], status: 3 })).body.refusals).toMatchObject([
    { code: 'approval-needed' },
  ])
})

test('several posts: one that someone else has changed stays as it is, and is named', async () => {
  const [a, b] = [(await create({ status: 2 })).body, (await create({ status: 2 })).body]
  await put(a.id, { text: 'Half the price.' }, 'usr_mara')
  const expectedVersions = { [a.id]: a.version, [b.id]: b.version }
  const several = async (change: object) =>
    (await as('usr_ada')('PUT', PATH, { ids: [a.id, b.id], expectedVersions, ...change })).body
  const refusals = [{ id: a.id, code: 'changed-meanwhile' }]
  expect(await several({ status: 3 })).toMatchObject({ items: [{ id: b.id, status: 3 }], refusals })
  expect((await several({ isDeleted: true })).refusals.map(({ id }: { id: string }) => id)).toEqual([a.id, b.id])
  expect((await as('usr_ada')('GET', `${PATH}/${a.id}`)).body).toMatchObject({ status: 2, text: 'Half the price.' })
})

test('sending the post of somebody else back needs a comment', async () => {
  const { id } = (await create({ status: 2 }, 'usr_mara')).body
  expect((await put(id, { status: 1 })).body.errors).toHaveProperty('comment')
  expect((await put(id, { status: 1, comment: 'Please name the price.' })).status).toBe(200)
  await put(id, { status: 2 }, 'usr_mara')
  expect((await put(id, { status: 1 }, 'usr_mara')).status).toBe(200)
})

test('viewers comment', async () => {
  const { id } = (await create()).body
  const { status, body } = await as('usr_jonas')('POST', `${PATH}/${id}/comments`, { text: 'Nice.' })
  expect([status, body.comments]).toMatchObject([201, [{ authorUserId: 'usr_jonas', text: 'Nice.' }]])
})

test('a post is checked before it goes out, and failures of access are foreseen', async () => {
  await create({ status: 3 })
  const post = {
    ...draft,
    scheduledAt: '2027-01-30T08:00:00Z',
    channels: [facebook, instagram],
    link: 'https://a.example',
  }
  const rules = async (fields: object) =>
    (
      await as('usr_mara')('POST', `${PATH}/validate`, { postId: null, post: { ...post, ...fields } })
    ).body.findings.map(({ rule, severity, network }: Record<string, unknown>) => [rule, severity, network])
  expect(await rules({})).toEqual([
    ['mediaCount', 2, 2],
    ['accessEndsBefore', 1, 1],
    ['accessEndsBefore', 1, 2],
    ['linkNotClickable', 1, 2],
  ])
  expect(await rules({ scheduledAt: '2026-11-20T08:30:00Z', channels: [facebook], link: null })).toEqual([
    ['sameText', 2, 1],
    ['tooClose', 1, 1],
  ])
  expect(await rules({ scheduledAt: null, channels: [], text: '' })).toEqual([
    ['channelsMissing', 2, null],
    ['timeMissing', 2, null],
  ])
})

test('rows of a table become drafts, wrong ones say why, and the same table again adds nothing', async () => {
  const rows = [
    {
      line: 2,
      title: 'Tents',
      text: 'Snow',
      date: '30.11.2026',
      time: '18:30',
      channels: 'Facebook',
      hashtags: '#a b',
    },
    { line: 3, text: 'Boots', date: '2026-02-30' },
    { line: 4, text: 'Boots', channels: 'Myspace' },
    { line: 5, text: '=HYPERLINK("x")' },
    { line: 6 },
  ]
  const run = async (isTest: boolean) => (await as('usr_mara')('POST', `${PATH}/import`, { isTest, rows })).body
  const outcome = [
    { line: 2, outcome: 1, scheduledAt: '2026-11-30T17:30:00.000Z' },
    { line: 3, outcome: 3, field: 'date' },
    { line: 4, outcome: 3, field: 'channels' },
    { line: 5, outcome: 1 },
    { line: 6, outcome: 3, field: 'text' },
  ]
  expect(await run(true)).toMatchObject({ createdCount: 2, refusedCount: 3, rows: outcome })
  expect(await titles('')).toEqual([])
  expect(await run(false)).toMatchObject({ createdCount: 2, rows: outcome })
  expect(await run(false)).toMatchObject({ createdCount: 0, existingCount: 2 })
  expect(await titles('')).toEqual(['Tents', '=HYPERLINK("x")'])
})

test('slots of the week are free until a post takes them', async () => {
  const slots = [{ ...facebook, weekDay: 5, time: '09:00' }]
  expect((await as('usr_mara')('PUT', `${PATH}/slots`, { slots })).body).toEqual(slots)
  const free = async () =>
    (await as('usr_jonas')('GET', `${PATH}/free-slots`)).body.map((slot: { scheduledAt: string }) => slot.scheduledAt)
  expect((await free()).slice(0, 2)).toEqual(['2026-11-20T08:00:00.000Z', '2026-11-27T08:00:00.000Z'])
  await create()
  expect((await free())[0]).toBe('2026-11-27T08:00:00.000Z')
})

test('a plan without posts takes drafts only', async () => {
  const account = await sandbox.store.get('account', 'acc_1')
  await sandbox.store.set('account', 'acc_1', { ...account, plan: 1 })
  expect((await create({ status: 3 })).body).toMatchObject({ code: 'plan-limit-reached' })
  expect((await create()).status).toBe(201)
})
