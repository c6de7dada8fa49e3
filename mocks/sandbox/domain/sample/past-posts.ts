// Published posts of the last 90 days, and the many posts of a busy month.
import { SocialNetwork, SocialPostStatus } from '@adwright/sdk/types'
import { inLanguage } from '#mocks/sandbox/domain/sample/in-language.ts'
import { emptyPost, newChannel, type StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { addDays, type Day } from '#mocks/sandbox/time/time-zone.ts'
import { momentOf } from '#mocks/sandbox/time/wall-clock.ts'

export const FACEBOOK = {
  network: SocialNetwork.Facebook,
  channelId: '104417720938856',
  channelName: 'Lindholm Outdoor Deutschland',
} as const
export const INSTAGRAM = {
  network: SocialNetwork.Instagram,
  channelId: '17841402918837465',
  channelName: 'lindholm.outdoor',
} as const
export const LINKEDIN = {
  network: SocialNetwork.LinkedIn,
  channelId: 'urn:li:organization:18264402',
  channelName: 'Lindholm Outdoor GmbH',
} as const
export const SAMPLE_CHANNELS = [FACEBOOK, INSTAGRAM, LINKEDIN] as const
export type SeedChannel = typeof FACEBOOK | typeof INSTAGRAM | typeof LINKEDIN

type Theme = { title: string; text: string; labels: string[]; hashtags: string[] }

export const THEMES: Theme[] = [
  {
    title: 'the ridge test',
    text: '34 km over the ridge, and dry until the end.',
    labels: ['boots'],
    hashtags: ['hiking'],
  },
  {
    title: 'packed in one minute',
    text: 'What goes into the pack first? We show our order.',
    labels: ['packing'],
    hashtags: ['packing'],
  },
  {
    title: 'the team pick',
    text: 'Seven of us tried it for a month. One never gave it back.',
    labels: ['team'],
    hashtags: ['outdoor'],
  },
  {
    title: 'ask the workshop',
    text: 'Your questions about repair, answered by the people who sew.',
    labels: ['repair'],
    hashtags: ['repair'],
  },
  {
    title: 'a weekend in the Harz',
    text: 'Two days, one hut, no signal. Here is the route.',
    labels: ['routes'],
    hashtags: ['harz', 'hiking'],
  },
  {
    title: 'five details you may have missed',
    text: 'Look closely at the seams, the zip and the loop.',
    labels: ['details'],
    hashtags: ['gear'],
  },
  {
    title: 'from the first sketch',
    text: 'It began as a drawing on a train ticket.',
    labels: ['design'],
    hashtags: ['design'],
  },
]
export const PRODUCTS = [
  'Fjell boots',
  'Nordlys tent',
  'Vind jacket',
  'Rolig sleeping bag',
  'Stein backpack',
  'Glød lantern',
  'Elv rain trousers',
  'Lys headlamp',
  'Myr gaiters',
  'Sti poles',
]

/** Weekday from Monday (1) and time of each post of a week. */
const RHYTHM: readonly (readonly [weekDay: number, time: string, channels: readonly SeedChannel[]])[] = [
  [2, '08:30', [FACEBOOK, LINKEDIN]],
  [3, '12:30', [FACEBOOK, INSTAGRAM, LINKEDIN]],
  [4, '18:30', [FACEBOOK, INSTAGRAM]],
  [5, '09:30', [LINKEDIN, INSTAGRAM]],
  [7, '10:30', [FACEBOOK, INSTAGRAM, LINKEDIN]],
]
const WEEKS = 13
const DAYS = 90

const themeOf = (index: number) => THEMES[index % THEMES.length] ?? { title: '', text: '', labels: [], hashtags: [] }
const productOf = (index: number) => PRODUCTS[Math.floor(index / THEMES.length) % PRODUCTS.length] ?? ''

type Created = Pick<StoredPost, 'accountId' | 'timeZone' | 'createdByName' | 'createdByUserId'>
type Approval = Pick<StoredPost, 'approvedByName' | 'approvedAt'>
type Past = {
  today: Day
  timeZone: string
  now: Date
  pictures: string[]
  strategyId: string | null
  created: Created
  approval: Approval
  newId: (prefix: string) => string
  language: Language
}

/** About five posts a week at the times of the team, all published; the text of each is its own. */
export function pastPosts({
  today,
  timeZone,
  now,
  pictures,
  strategyId,
  created,
  approval,
  newId,
  language,
}: Past): StoredPost[] {
  const posts: StoredPost[] = []
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7))
  for (let week = -WEEKS; week <= 0; week += 1)
    for (const [weekDay, time, channels] of RHYTHM) {
      const at = momentOf(addDays(monday, week * 7 + weekDay - 1), time, timeZone)
      const age = now.getTime() - at.getTime()
      if (age < 3_600_000 || age > DAYS * 86_400_000) continue
      const index = posts.length
      const theme = inLanguage(themeOf(index), language)
      const product = inLanguage(productOf(index), language)
      const publishedAt = new Date(at.getTime() + 9000).toISOString()
      const id = newId('post')
      const pictureId = pictures[index % pictures.length]
      const hasPicture = channels.includes(INSTAGRAM) || index % 3 > 0
      posts.push({
        ...emptyPost(`${product}: ${theme.title}`, {
          ...created,
          id,
          now: new Date(at.getTime() - 86_400_000),
        }),
        ...approval,
        status: SocialPostStatus.Published,
        text: `${product}. ${theme.text}`,
        labels: theme.labels,
        hashtags: theme.hashtags,
        mediaFileIds: pictureId && hasPicture ? [pictureId] : [],
        scheduledAt: at.toISOString(),
        publishedAt,
        strategyId: index % 4 === 0 ? strategyId : null,
        channels: channels.map((channel) => ({
          ...newChannel(channel),
          attemptCount: 1,
          claimedAttempt: 1,
          publishedAt,
          publishedUrl: `https://network.example/p/${id.slice(5)}-${channel.network}`,
        })),
      })
    }
  return posts
}

const BUSY_POSTS = 1000

/** A month with a thousand posts, spread over its days and hours. */
export function busyPosts(month: string, created: Created, newId: (prefix: string) => string): StoredPost[] {
  const channels = [FACEBOOK, INSTAGRAM, LINKEDIN]
  const states = [SocialPostStatus.Draft, SocialPostStatus.AwaitsApproval, SocialPostStatus.Cancelled]
  return Array.from({ length: BUSY_POSTS }, (_, index) => {
    const day = `${month}-${String((index % 28) + 1).padStart(2, '0')}`
    const minutes = 6 * 60 + ((index * 7) % (16 * 60))
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const theme = themeOf(index)
    const at = momentOf(day, time, created.timeZone)
    const channel = channels[index % channels.length] ?? FACEBOOK
    return {
      ...emptyPost(`${productOf(index)}: ${theme.title}`, { ...created, id: newId('post'), now: at }),
      status: states[index % states.length] ?? SocialPostStatus.Draft,
      text: `${productOf(index)}. ${theme.text} (${index + 1})`,
      labels: theme.labels,
      hashtags: theme.hashtags,
      scheduledAt: at.toISOString(),
      channels: [newChannel(channel)],
    }
  })
}
