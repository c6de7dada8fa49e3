// Posts of the calendar: states, limits of the networks, what a change means.
import {
  SocialNetwork,
  type SocialPost,
  type SocialPostDraft,
  SocialPostStatus,
  SocialPostType,
} from '@adwright/sdk/types'
import type { Steps } from '#mocks/sandbox/domain/steps.ts'
import type { Versioned } from '#mocks/sandbox/domain/versions.ts'
import type { ProblemCode } from '#mocks/sandbox/texts/problems.ts'

/** Why a channel refused a post, said in words when it is shown. */
export type Refusal = { code: ProblemCode; values: Record<string, string> }

export type StoredPost = Versioned &
  Omit<SocialPost, 'media' | 'metrics' | 'version'> & {
    accountId: string
    /** By `{network}.{channelId}`. */
    refusals: Record<string, Refusal>
  }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    socialPost: StoredPost
  }
}

export type Channel = SocialPost['channels'][number]
export type Network = Channel['network']

export const channelKey = ({ network, channelId }: Pick<Channel, 'network' | 'channelId'>) => `${network}.${channelId}`

const { Draft, AwaitsApproval, Scheduled, Publishing, Published, Failed, Cancelled } = SocialPostStatus

/** Steps of callers; the service alone leads a post from 3 to 4 and from there to 5 or 6. */
export const POST_STEPS: Steps = {
  [Draft]: [AwaitsApproval, Scheduled, Cancelled],
  [AwaitsApproval]: [Draft, Scheduled, Cancelled],
  [Scheduled]: [Draft, AwaitsApproval, Cancelled],
  [Publishing]: [],
  [Published]: [],
  [Failed]: [Draft, Scheduled, Cancelled],
  [Cancelled]: [Draft],
}

export const NEW_POST_STATES: readonly number[] = [Draft, AwaitsApproval, Scheduled]
export const MOST_POST_COMMENTS = 200

/** The most characters a text may have (as the networks publish them, November 2026), with the name of each. */
export const NETWORKS: Record<Network, { name: string; mostCharacters: number }> = {
  [SocialNetwork.Facebook]: { name: 'Facebook', mostCharacters: 5000 },
  [SocialNetwork.Instagram]: { name: 'Instagram', mostCharacters: 2200 },
  [SocialNetwork.LinkedIn]: { name: 'LinkedIn', mostCharacters: 3000 },
  [SocialNetwork.X]: { name: 'X', mostCharacters: 280 },
}

/** What a network is given: the channel's own text or the default one, and the hashtags behind it. */
export function publishedText(post: Pick<StoredPost, 'text' | 'hashtags'>, channel: Pick<Channel, 'text'>): string {
  const tags = post.hashtags.map((tag) => `#${tag}`).join(' ')
  return [channel.text ?? post.text, tags].filter(Boolean).join(' ')
}

/** Characters as people count them, an emoji as one. */
export const lengthOf = (text: string) => Array.from(text).length

type Making = { id: string; accountId: string; timeZone: string; createdByName: string; now: Date }

/** An empty draft, before what is written is put in. */
export const emptyPost = (title: string, { id, accountId, timeZone, createdByName, now }: Making): StoredPost => ({
  id,
  accountId,
  title,
  status: Draft,
  channels: [],
  text: '',
  link: null,
  hashtags: [],
  mediaFileIds: [],
  postType: SocialPostType.Post,
  scheduledAt: null,
  timeZone,
  publishedAt: null,
  labels: [],
  strategyId: null,
  createdByName,
  approvedByName: null,
  comments: [],
  refusals: {},
  updatedAt: now.toISOString(),
})

/** What a draft changes besides state and comment; channels are already those of the post. */
export function filledPost(post: StoredPost, draft: SocialPostDraft, channels: Channel[]): StoredPost {
  const { status: _status, comment: _comment, channels: _channels, scheduledAt, ...fields } = draft
  return {
    ...post,
    ...fields,
    channels: draft.channels ? channels : post.channels,
    scheduledAt: scheduledAt ? new Date(scheduledAt).toISOString() : scheduledAt === null ? null : post.scheduledAt,
  }
}

const OPEN_FIELDS = ['labels', 'strategyId', 'comments', 'updatedAt', 'status', 'approvedByName', 'refusals'] as const

/** What a post says, where and when it goes: what was approved. */
function approvedPart(post: StoredPost): string {
  const rest = Object.entries(post).filter(([name]) => !OPEN_FIELDS.some((field) => field === name))
  return JSON.stringify(Object.fromEntries(rest.sort(([a], [b]) => a.localeCompare(b))))
}

/** Whether two versions differ in what goes out. */
export const isRewritten = (before: StoredPost, after: StoredPost) => approvedPart(before) !== approvedPart(after)

/** The post in its new state; a failed one that is scheduled again tries only the channels that refused it. */
export function movedPost(post: StoredPost, status: StoredPost['status'], approver: string | null): StoredPost {
  const isScheduled = status === Scheduled
  const refusals = status === Failed ? post.refusals : {}
  return { ...post, status, refusals, approvedByName: isScheduled ? (approver ?? post.approvedByName) : null }
}

/** How long the networks take to answer. */
export const PUBLISHING_MS = 14_000

/** When the service has to do something with a post; null while it has not. */
export function postDueAt({ status, scheduledAt }: StoredPost): Date | null {
  if (scheduledAt === null || (status !== Scheduled && status !== Publishing)) return null
  return new Date(Date.parse(scheduledAt) + (status === Publishing ? PUBLISHING_MS : 0))
}
