// The social calendar of the sample team: posts in every state, and those of the last 90 days.
import { SocialPostFailure, SocialPostStatus } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { replaceUses } from '#mocks/sandbox/domain/files/files.ts'
import { fullName, type Person, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { inLanguage } from '#mocks/sandbox/domain/sample/in-language.ts'
import { FACEBOOK, INSTAGRAM, LINKEDIN, pastPosts, type SeedChannel } from '#mocks/sandbox/domain/sample/past-posts.ts'
import { emptyPost, newChannel, postDueAt, type StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { saveSlots, slotsOf } from '#mocks/sandbox/domain/social/slots.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'
import { addDays, dayIn } from '#mocks/sandbox/time/time-zone.ts'
import { momentOf } from '#mocks/sandbox/time/wall-clock.ts'

type PostSeed = {
  title: string
  text: string
  status: StoredPost['status']
  /** Days from today and the local time; null without a time. */
  at: [days: number, time: string] | null
  channels: SeedChannel[]
  hashtags?: string[]
  labels?: string[]
  picture?: number
  hasStrategy?: boolean
  failure?: SocialPostFailure
  comment?: string
}

const { Draft, AwaitsApproval, Scheduled, Failed, Cancelled } = SocialPostStatus

export const POSTS: PostSeed[] = [
  {
    title: 'Winter collection: the reel',
    text: 'The winter collection is here.',
    status: Failed,
    at: [-1, '11:00'],
    channels: [INSTAGRAM],
    hashtags: ['wintercollection'],
    labels: ['winter'],
    picture: 2,
    failure: SocialPostFailure.MediaRefused,
  },
  {
    title: 'Tents: a night in the snow',
    text: 'One more night outside? 20 % off until Sunday.',
    status: Scheduled,
    at: [1, '18:00'],
    channels: [FACEBOOK, INSTAGRAM],
    hashtags: ['camping', 'tents'],
    labels: ['tents', 'winter'],
    picture: 1,
    hasStrategy: true,
  },
  {
    title: 'Care guide: waterproof your boots',
    text: 'Clean, dry, wax, wait. Four steps and your boots keep the water out for another winter.',
    status: Scheduled,
    at: [2, '08:30'],
    channels: [FACEBOOK, LINKEDIN],
    hashtags: ['hiking'],
    labels: ['boots'],
    picture: 0,
  },
  {
    title: 'Customer story: 400 km with one pair',
    text: 'Marta walked from Garmisch to Lake Garda. We asked her what she would pack again.',
    status: AwaitsApproval,
    at: [3, '18:30'],
    channels: [FACEBOOK, INSTAGRAM],
    hashtags: ['hiking', 'alps'],
    labels: ['boots'],
    picture: 0,
    hasStrategy: true,
  },
  {
    title: 'We are hiring: performance marketing',
    text: 'We look for a colleague in Berlin who likes numbers and mountains.',
    status: AwaitsApproval,
    at: [5, '08:30'],
    channels: [LINKEDIN],
    hashtags: ['jobs', 'berlin'],
    comment: 'Please name the salary range.',
  },
  {
    title: 'Advent: a candle in the tent',
    text: 'No fire inside, please. Our lantern glows for 40 hours.',
    status: Draft,
    at: [6, '10:00'],
    channels: [INSTAGRAM],
    labels: ['winter'],
  },
  {
    title: 'Kış indirimi: İstanbul mağazası açılıyor',
    text: 'Çadır, uyku tulumu ve dağcılık ayakkabılarında %30 indirim. Görüşmek üzere!',
    status: Cancelled,
    at: [8, '09:00'],
    channels: [INSTAGRAM],
  },
  { title: 'Black Week teaser', text: '', status: Draft, at: null, channels: [] },
  {
    title: 'Behind the scenes: the repair workshop',
    text: 'Every jacket that comes back gets a second life. A look into our workshop.',
    status: Draft,
    at: null,
    channels: [FACEBOOK],
    labels: ['repair'],
  },
]

const SLOT_TIMES = [
  [2, '08:30'],
  [4, '18:30'],
  [7, '10:00'],
] as const

type Calendar = {
  account: StoredAccount
  author: Person
  approver: Person
  pictures: string[]
  strategyId: string | null
  language: Language
}

/** A calendar with posts in every state; returns the ids of the posts. */
export async function seedPosts(runtime: SystemContext, calendar: Calendar): Promise<string[]> {
  const { store, clock, newId } = runtime
  const { account, author, approver, pictures, strategyId, language } = calendar
  const now = clock.now()
  const { timeZone } = account
  const today = dayIn(now, timeZone)
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const ids: string[] = []
  const save = async (post: StoredPost) => {
    await store.insert('socialPost', post)
    ids.push(post.id)
    await store.jobs.note({ kind: 'post', subjectId: post.id, accountId: account.id }, postDueAt(post))
    await replaceUses(store, `post:${post.id}`, [], post.mediaFileIds, account.id)
  }
  const created = { accountId: account.id, timeZone, createdByName: fullName(author), createdByUserId: author.id }
  const approval = { approvedByName: fullName(approver), approvedAt: hoursAgo(70).toISOString() }
  for (const { status, at, channels, picture, hasStrategy, failure, comment, ...fields } of inLanguage(
    POSTS,
    language,
  )) {
    const pictureId = picture === undefined ? undefined : pictures[picture]
    await save({
      ...emptyPost(fields.title, { ...created, id: newId('post'), now: hoursAgo(100) }),
      ...fields,
      status,
      channels: channels.map((channel) => ({
        ...newChannel(channel),
        failureCode: failure ?? null,
        attemptCount: failure === undefined ? 0 : 1,
      })),
      mediaFileIds: pictureId ? [pictureId] : [],
      scheduledAt: at ? momentOf(addDays(today, at[0]), at[1], timeZone).toISOString() : null,
      strategyId: hasStrategy ? strategyId : null,
      ...(status === Scheduled || status === Failed ? approval : {}),
      comments: comment
        ? [
            {
              id: newId('cmt'),
              authorUserId: approver.id,
              authorName: fullName(approver),
              text: comment,
              createdAt: hoursAgo(70).toISOString(),
              editedAt: null,
            },
          ]
        : [],
    })
  }
  for (const post of pastPosts({ today, timeZone, now, pictures, strategyId, created, approval, newId, language }))
    await save(post)
  const slots = [FACEBOOK, INSTAGRAM, LINKEDIN].flatMap(({ network, channelId }) =>
    SLOT_TIMES.map(([weekDay, time]) => ({ network, channelId, weekDay, time })),
  )
  if ((await slotsOf(store, account.id)).length === 0) await saveSlots(store, account.id, slots)
  return ids
}
