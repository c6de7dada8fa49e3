// Images and the social calendar of the sample team.

import { SocialPostStatus } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { drawDesign } from '#mocks/sandbox/domain/designer/drawing.ts'
import { addFile, replaceUses } from '#mocks/sandbox/domain/files/files.ts'
import { fullName, type Person, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { emptyPost, postDueAt, type StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'

const PICTURES = [
  { name: 'boots-on-the-ridge.svg', words: ['Fjell', 'Two days of rain'], altText: 'Waterproof boots on a wet ridge' },
  {
    name: 'tent-in-snow.svg',
    words: ['Nordlys', 'Four seasons'],
    altText: 'A yellow dome tent on fresh snow at sunrise',
  },
  { name: 'jackets.svg', words: ['Vind', 'Light as wind'], altText: null },
] as const

/** Adds three images of the account, created with the designer; returns their ids. */
export async function seedPictures(runtime: SystemContext, account: StoredAccount): Promise<string[]> {
  const { store, clock, newId, seed } = runtime
  const ids: string[] = []
  for (const [variant, { name, words, altText }] of PICTURES.entries()) {
    const { svg, width, height } = drawDesign({
      type: { width: 1200, height: 1200 },
      words: { headline: words[0], body: words[1], callToAction: 'Lindholm' },
      colors: [],
      image: undefined,
      watermark: undefined,
      variant,
      seed,
    })
    const bytes = Buffer.from(svg)
    const { id } = await addFile(
      { store, newId, now: new Date(clock.now().getTime() - (90 - variant) * HOUR_MS) },
      {
        name,
        mimeType: 'image/svg+xml',
        sizeBytes: bytes.length,
        width,
        height,
        durationSeconds: null,
        altText,
        uploadedByName: 'Adwright',
        accountId: account.id,
        ownerId: null,
        content: bytes,
      },
    )
    ids.push(id)
  }
  return ids
}

const FACEBOOK = { network: 1, channelId: '104417720938856', channelName: 'Lindholm Outdoor Deutschland' } as const
const INSTAGRAM = { network: 2, channelId: '17841402918837465', channelName: 'lindholm.outdoor' } as const
const LINKEDIN = {
  network: 3,
  channelId: 'urn:li:organization:18264402',
  channelName: 'Lindholm Outdoor GmbH',
} as const

type PostSeed = {
  title: string
  text: string
  status: StoredPost['status']
  /** Hours from now; null without a time. */
  at: number | null
  channels: (typeof FACEBOOK | typeof INSTAGRAM | typeof LINKEDIN)[]
  hashtags?: string[]
  picture?: number
  hasStrategy?: boolean
  refused?: boolean
  comment?: string
}

const POSTS: PostSeed[] = [
  {
    title: 'Waterproof boots: the ridge test',
    text: 'Two days of rain, 34 km, dry feet. See how we tested the new Fjell boots.',
    status: SocialPostStatus.Published,
    at: -64,
    channels: [FACEBOOK, LINKEDIN],
    hashtags: ['hiking', 'fjell'],
    comment: 'Approved. The alt text is good, too.',
  },
  {
    title: 'Winter collection: the reel',
    text: 'The winter collection is here.',
    status: SocialPostStatus.Failed,
    at: -21,
    channels: [INSTAGRAM],
    hashtags: ['wintercollection'],
    picture: 2,
    refused: true,
  },
  {
    title: 'Tents: a night in the snow',
    text: 'One more night outside? 20 % off until Sunday.',
    status: SocialPostStatus.Scheduled,
    at: 26,
    channels: [FACEBOOK],
    hashtags: ['camping', 'tents'],
    picture: 1,
    hasStrategy: true,
  },
  {
    title: 'We are hiring: performance marketing',
    text: 'We look for a colleague in Berlin who likes numbers and mountains.',
    status: SocialPostStatus.AwaitsApproval,
    at: 118,
    channels: [LINKEDIN],
    hashtags: ['jobs', 'berlin'],
    comment: 'Please name the salary range.',
  },
  {
    title: 'Kış indirimi: İstanbul mağazası açılıyor',
    text: 'Çadır, uyku tulumu ve dağcılık ayakkabılarında %30 indirim. Görüşmek üzere!',
    status: SocialPostStatus.Cancelled,
    at: 190,
    channels: [INSTAGRAM],
  },
  { title: 'Black Week teaser', text: '', status: SocialPostStatus.Draft, at: null, channels: [] },
]

type Calendar = {
  account: StoredAccount
  author: Person
  approver: Person
  pictures: string[]
  strategyId: string | null
}

/** A calendar with posts in every state. */
export async function seedPosts(runtime: SystemContext, { account, author, approver, pictures, strategyId }: Calendar) {
  const { store, clock, newId } = runtime
  const from = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS)
  for (const { title, text, status, at, channels, hashtags = [], picture, hasStrategy, refused, comment } of POSTS) {
    const making = {
      id: newId('post'),
      accountId: account.id,
      timeZone: account.timeZone,
      createdByName: fullName(author),
      now: from(-100),
    }
    const pictureId = picture === undefined ? undefined : pictures[picture]
    const isOut = status === SocialPostStatus.Published
    const post: StoredPost = {
      ...emptyPost(title, making),
      text,
      status,
      hashtags,
      channels: channels.map((channel) => ({
        ...channel,
        text: null,
        publishedUrl: isOut ? `https://network.example/p/${making.id.slice(5)}` : null,
        failureReason: null,
      })),
      mediaFileIds: pictureId ? [pictureId] : [],
      scheduledAt: at === null ? null : from(at).toISOString(),
      publishedAt: isOut && at !== null ? new Date(from(at).getTime() + 14_000).toISOString() : null,
      strategyId: hasStrategy ? strategyId : null,
      approvedByName: status === SocialPostStatus.Scheduled || status === 5 || status === 6 ? fullName(approver) : null,
      refusals: refused
        ? Object.fromEntries(
            channels.map(({ network, channelId }) => [
              `${network}.${channelId}`,
              { code: 'post-media-refused' as const, values: { network: 'Instagram' } },
            ]),
          )
        : {},
      comments: comment ? [{ authorName: fullName(approver), text: comment, createdAt: from(-70).toISOString() }] : [],
    }
    await store.insert('socialPost', post)
    await store.jobs.note({ kind: 'post', subjectId: post.id, accountId: account.id }, postDueAt(post))
    await replaceUses(store, `post:${post.id}`, [], post.mediaFileIds, account.id)
  }
}
