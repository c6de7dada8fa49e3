import { SocialPostType } from '@adwright/sdk/types'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type Calendar,
  draft,
  facebook,
  instagram,
  linkedIn,
  openCalendar,
  PATH,
  scheduledAt,
} from '#mocks/sandbox/handlers/SocialMediaCalendar/calendar.fixture.ts'

let sandbox: Calendar['sandbox']
let as: Calendar['as']
let connect: Calendar['connect']
let create: Calendar['create']
let put: Calendar['put']
let moveTo: Calendar['moveTo']
beforeEach(async () => {
  ;({ sandbox, as, connect, create, put, moveTo } = await openCalendar())
})
afterEach(() => sandbox.close())

test('a user asks for approval, an admin approves, and the post goes out when its time has come', async () => {
  expect(await create({ status: 3 }, 'usr_mara')).toMatchObject({ status: 403, body: { code: 'approval-needed' } })
  const { id } = (await create({ status: 2 }, 'usr_mara')).body
  expect(await sandbox.store.list('mail', 'ada@lindholm.example')).toMatchObject([{ kind: 'post-awaits-approval' }])
  expect(await put(id, { status: 3 }, 'usr_mara')).toMatchObject({ status: 403 })
  expect((await put(id, { status: 3, comment: 'Good to go.' })).body).toMatchObject({
    status: 3,
    approvedByName: 'Ada Lind',
    comments: [{ authorName: 'Ada Lind', text: 'Good to go.' }],
    channels: [{ channelName: 'Lindholm Outdoor Deutschland' }, { channelName: 'Lindholm Outdoor GmbH' }],
  })
  await moveTo('2026-11-20T08:00:01Z')
  expect((await put(id, { text: 'Too late' })).body).toMatchObject({ code: 'post-publishing' })
  expect((await as('usr_ada')('DELETE', `${PATH}/${id}`)).body).toMatchObject({ code: 'post-publishing' })
  await moveTo('2026-11-21T08:00:00Z')
  const { body } = await as('usr_jonas')('GET', `${PATH}/${id}`)
  expect(body).toMatchObject({ status: 5, channels: [{ attemptCount: 1 }, { attemptCount: 1 }] })
  for (const { publishedAt } of body.channels) {
    const waited = Date.parse(publishedAt) - Date.parse(scheduledAt)
    expect(waited).toBeGreaterThanOrEqual(3000)
    expect(waited).toBeLessThanOrEqual(14_000)
  }
  expect(body.metrics.impressions).toBeGreaterThan(body.metrics.reach)
  expect(await put(id, { text: 'Other' })).toMatchObject({ status: 409, body: { code: 'post-published' } })
  expect((await put(id, { labels: ['tents'], comment: 'Nice.' })).body).toMatchObject({ status: 5, labels: ['tents'] })
})

test('a user’s change to a scheduled post needs approval again; naming the same thing does not', async () => {
  const { id } = (await create({ status: 3 })).body
  expect((await put(id, draft, 'usr_mara')).body).toMatchObject({ status: 3, approvedByName: 'Ada Lind' })
  expect((await put(id, { labels: ['x'] }, 'usr_mara')).body.status).toBe(3)
  expect((await put(id, { text: 'Other words' }, 'usr_mara')).body).toMatchObject({ status: 2, approvedByName: null })
})

test('a channel that refused is tried again alone; the others are not published twice', async () => {
  const { id } = (await create({ status: 3 })).body
  await connect(1, ['pages_show_list', 'pages_read_engagement'])
  await moveTo('2026-11-20T09:00:00Z')
  const failed = (await as('usr_ada')('GET', `${PATH}/${id}`, undefined, { 'Accept-Language': 'tr' })).body
  expect(failed).toMatchObject({ status: 6, publishedAt: null, metrics: { reach: expect.any(Number) } })
  expect(failed.channels[0]).toMatchObject({
    publishedUrl: null,
    failureCode: 2,
    failureReason: expect.stringContaining('Meta'),
  })
  expect(failed.channels[1].publishedUrl).toEqual(expect.any(String))
  await connect(1)
  expect((await put(id, { status: 3 })).status).toBe(422)
  await put(id, { status: 3, scheduledAt: '2026-11-20T10:00:00Z' })
  await moveTo('2026-11-20T10:01:00Z')
  const published = (await as('usr_ada')('GET', `${PATH}/${id}`)).body
  expect(published.status).toBe(5)
  expect(published.channels[1].publishedUrl).toBe(failed.channels[1].publishedUrl)
})

test('a page that is no longer connected fails the post when it is due', async () => {
  const { id } = (await create({ status: 3 })).body
  const credential = (await sandbox.store.list('credential', 'acc_1')).find(({ platform }) => platform === 1)
  await as('usr_ada')('DELETE', `/Integration/acc_1/${credential?.id}`)
  await moveTo('2026-11-20T09:00:00Z')
  expect((await as('usr_ada')('GET', `${PATH}/${id}`)).body.channels[0].failureReason).toContain('no longer connected')
})

const STEPS: Record<number, number[]> = { 1: [2, 3, 7], 2: [1, 3, 7], 3: [1, 2, 7], 7: [1] }
test.each(Object.entries(STEPS))('from state %s only the contract’s steps are possible', async (from, possible) => {
  for (const to of [1, 2, 3, 4, 5, 6, 7]) {
    const { id } = (await create({ text: `From ${from} to ${to}` })).body
    if (from !== '1') await put(id, { status: Number(from) })
    const isPossible = to === Number(from) || possible.includes(to)
    expect([from, to, (await put(id, { status: to })).status]).toEqual([from, to, isPossible ? 200 : 409])
  }
})

test('texts, channels, times, files and first states are checked', async () => {
  const text = 'a'.repeat(2201)
  const tooLong = ['Instagram posts can have up to 2,200 characters. This one has 2,201.']
  expect((await create({ channels: [instagram], text, status: 2 })).body.errors).toEqual({ 'channels.0.text': tooLong })
  expect((await create({ channels: [instagram], text })).status).toBe(201)
  const x = { network: 4, channelId: 'lindholm' }
  expect((await create({ channels: [facebook, facebook, { network: 1, channelId: '1' }, x] })).body.errors).toEqual({
    'channels.1.channelId': ['This channel is selected twice.'],
    'channels.2.channelId': ["This channel isn't connected to this account."],
    'channels.3.channelId': ["X can't be connected yet."],
  })
  expect(
    (await create({ scheduledAt: '2026-11-18T08:00:00Z', mediaFileIds: ['fil_1'], strategyId: 'str_1' })).body.errors,
  ).toEqual({
    scheduledAt: ['This time is in the past.'],
    'mediaFileIds.0': ["This file isn't in this account."],
    strategyId: ["This strategy isn't in this account."],
  })
  expect((await create({ status: 3, channels: [], scheduledAt: null })).body.errors).toEqual({
    channels: ['Choose at least one channel.'],
    scheduledAt: ['Choose a publish time.'],
  })
  expect((await create({ status: 5 })).status).toBe(422)
})

const titles = async (query: string) =>
  (await as('usr_jonas')('GET', `${PATH}${query}`)).body.map(({ title }: { title: string }) => title)

test('a period shows its days in the account’s time zone, then what has no time', async () => {
  await create({ title: 'Late', scheduledAt: '2026-11-30T23:30:00Z' })
  await create({ title: 'Inside', scheduledAt: '2026-11-30T22:30:00Z' })
  await create({ title: 'Idea', scheduledAt: null })
  expect(await titles('')).toEqual(['Inside', 'Idea'])
  expect(await titles('?dateBegin=2026-12-01')).toEqual(['Late', 'Idea'])
  for (const query of ['?dateBegin=2026-11-02&dateEnd=2026-11-01', '?dateBegin=2026-01-01&dateEnd=2026-04-04']) {
    expect((await as('usr_ada')('GET', `${PATH}${query}`)).status).toBe(400)
  }
})

test('files are checked against the limits of each network without changing anything', async () => {
  const call = as('usr_mara')
  const form = new FormData()
  form.set('file', new File(['<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"></svg>'], 'mark.svg'))
  const { id } = (await call('POST', '/File/acc_1', form)).body
  const body = { mediaFileIds: [id], networks: [2], postType: 4 }
  const found = (await call('POST', `${PATH}/validate-media`, body)).body
  expect(found.isValid).toBe(false)
  expect(found.results.map(({ rule, severity }: { rule: string; severity: number }) => [rule, severity])).toEqual([
    ['mediaCount', 2],
    ['mimeType', 2],
    ['width', 2],
    ['altText', 1],
  ])
  expect((await call('POST', `${PATH}/validate-media`, { ...body, mediaFileIds: ['fil_1'] })).status).toBe(422)
  expect((await as('usr_jonas')('POST', `${PATH}/validate-media`, body)).status).toBe(403)
})

test('what keeps a post from going out keeps it from being scheduled, and never from being saved', async () => {
  await create({ status: 3 })
  const channels = [instagram, facebook, { ...linkedIn, firstComment: 'a'.repeat(1251) }]
  const fields = { channels, postType: 4 }
  expect((await create({ ...fields, status: 3 })).body.errors).toEqual({
    mediaFileIds: [
      'A carousel on Instagram takes 2 to 10 files.',
      'A carousel on Facebook takes 2 to 10 files.',
      'A carousel on LinkedIn takes 2 to 9 files.',
    ],
    'channels.1.text': ['Lindholm Outdoor Deutschland has a post with the same text within 30 days: “Tents”.'],
    'channels.2.text': ['Lindholm Outdoor GmbH has a post with the same text within 30 days: “Tents”.'],
    'channels.2.firstComment': ['First comments on LinkedIn can have up to 1,250 characters. This one has 1,251.'],
  })
  for (const status of [1, 2]) expect((await create({ ...fields, status })).status).toBe(201)
  const { id } = (await create({ ...fields, status: 2 })).body
  expect((await put(id, { status: 3 })).body.code).toBe('invalid-fields')
  const { items, refusals } = (await as('usr_ada')('PUT', PATH, { ids: [id], status: 3 })).body
  expect([items, refusals]).toMatchObject([[], [{ id, code: 'invalid-fields' }]])
  expect((await as('usr_ada')('GET', `${PATH}/${id}`)).body.status).toBe(2)
})

test('a network that refuses a scheduled post says why', async () => {
  const { id } = (await create({ channels: [facebook], status: 3 })).body
  // A carousel needs files.
  await sandbox.store.set('socialPost', id, { postType: SocialPostType.Carousel })
  await moveTo('2026-11-20T09:00:00Z')
  expect((await as('usr_ada')('GET', `${PATH}/${id}`)).body.channels[0].failureReason).toContain('Facebook')
})

test('a post of another account is not found', async () => {
  const { id } = (await create()).body
  const stranger = as('usr_stranger')
  const path = `/SocialMediaCalendar/acc_2/${id}`
  const answers = [await stranger('GET', path), await stranger('PUT', path, draft), await stranger('DELETE', path)]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect((await as('usr_ada')('GET', `${PATH}/${id}`)).status).toBe(200)
})

test('the history has each change, the approval, and what the networks made of the post', async () => {
  const { id } = (await create({ status: 2 }, 'usr_mara')).body
  await put(id, { status: 3 })
  await put(id, { text: 'Two more nights?', status: 2 }, 'usr_mara')
  const history = async () => (await as('usr_mara')('GET', `${PATH}/${id}/history`)).body.items
  const changed = await history()
  const summary = changed.map(({ action, field }: { action: number; field: string | null }) => `${action} ${field}`)
  expect(summary.toSorted()).toEqual(['1 null', '2 status', '2 status', '2 text', '8 null'])
  const rewritten = { actorName: 'Mara Roth', field: 'text', before: draft.text, after: 'Two more nights?' }
  expect(changed).toContainEqual(expect.objectContaining(rewritten))
  await put(id, { status: 3 })
  await moveTo('2026-11-20T08:00:01Z')
  await moveTo('2026-11-21T08:00:00Z')
  const network = (await history()).filter(({ actor }: { actor: number }) => actor === 3)
  const names = network.map(({ actorName, action }: { actorName: string; action: number }) => [actorName, action])
  expect(names.toSorted()).toEqual([
    ['Facebook', 9],
    ['LinkedIn', 9],
  ])
  await as('usr_ada')('DELETE', `${PATH}/${id}`)
  expect((await as('usr_ada')('GET', `${PATH}/${id}/history`)).status).toBe(404)
})

test('a user who takes back the own move of a scheduled post puts back its approval, and nothing else', async () => {
  const { id } = (await create({ status: 3 })).body
  const mara = 'usr_mara'
  expect((await put(id, { scheduledAt: '2026-11-21T08:00:00Z' }, mara)).body.status).toBe(2)
  expect((await put(id, { status: 3 }, mara)).status).toBe(403)
  const back = await put(id, { scheduledAt, status: 3 }, mara)
  expect(back.body).toMatchObject({ status: 3, scheduledAt: '2026-11-20T08:00:00.000Z', approvedByName: 'Ada Lind' })
  await put(id, { scheduledAt: '2026-11-21T08:00:00Z' }, mara)
  await put(id, { status: 1, comment: 'Not now' })
  expect((await put(id, { scheduledAt, status: 3 }, mara)).status).toBe(403)
})

test('holidays are those of the country of the time zone', async () => {
  const { body } = await as('usr_jonas')('GET', `${PATH}/holidays?dateBegin=2026-12-01&dateEnd=2026-12-31`)
  expect(body.map(({ date }: { date: string }) => date)).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2026-12-31',
  ])
})
