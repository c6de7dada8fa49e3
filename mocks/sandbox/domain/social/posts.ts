// Posts of the calendar: states, content that needs approval, and the effect of a change.
import {
  SocialNetwork,
  type SocialPost,
  type SocialPostChannel,
  type SocialPostComment,
  type SocialPostDraft,
  type SocialPostFailure,
  SocialPostStatus,
  SocialPostType,
} from '@adwright/sdk/types'
import type { DeletedComment } from '#mocks/sandbox/domain/comments.ts'
import type { Steps } from '#mocks/sandbox/domain/steps.ts'
import type { Versioned } from '#mocks/sandbox/domain/versions.ts'

export type Network = SocialPostChannel['network']

type Approval = { name: string; at: string }

/** A channel of a post; its reason for a failure is computed in the language of each request. */
export type Channel = Omit<SocialPostChannel, 'failureReason' | 'metrics'> & {
  /** When the network answers the attempt under way; null while none is. */
  answersAt: string | null
  /** The last attempt whose call was begun, which a restarted process must not begin again. */
  claimedAttempt: number
}

export type StoredPost = Versioned &
  Omit<SocialPost, 'media' | 'designs' | 'metrics' | 'version' | 'channels'> & {
    accountId: string
    channels: Channel[]
    /** What was approved before a user changed it; while the post awaits approval again, the user can put it back. */
    lastApproval?: LastApproval | undefined
    deletedComments?: DeletedComment<SocialPostComment>[]
  }

interface LastApproval extends Approval {
  content: string
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    socialPost: StoredPost
  }
}

export const channelKey = ({ network, channelId }: Pick<Channel, 'network' | 'channelId'>) => `${network}.${channelId}`

const { Draft, AwaitsApproval, Scheduled, Publishing, Published, Failed, Cancelled } = SocialPostStatus

/** Steps of callers; the service alone moves a post from 3 to 4 and from there to 5 or 6. */
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
/** States of posts that are meant to go out, have gone out, or have failed to: a new post is compared with these. */
export const COMPARED_STATES: readonly SocialPostStatus[] = [AwaitsApproval, Scheduled, Publishing, Published, Failed]
export const MAX_POST_COMMENTS = 200

export const NETWORK_NAMES: Record<Network, string> = {
  [SocialNetwork.Facebook]: 'Facebook',
  [SocialNetwork.Instagram]: 'Instagram',
  [SocialNetwork.LinkedIn]: 'LinkedIn',
  [SocialNetwork.X]: 'X',
}

type NewPost = {
  id: string
  accountId: string
  timeZone: string
  createdByName: string
  createdByUserId: string | null
  now: Date
}

/** An empty draft, before its fields are filled in. */
export const emptyPost = (
  title: string,
  { id, accountId, timeZone, createdByName, createdByUserId, now }: NewPost,
): StoredPost => ({
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
  createdByUserId,
  approvedByName: null,
  approvedAt: null,
  comments: [],
  deletedAt: null,
  updatedAt: now.toISOString(),
})

type NewChannel = Pick<Channel, 'network' | 'channelId' | 'channelName'> &
  Partial<Pick<Channel, 'text' | 'firstComment'>>

/** A channel to which the post has not gone yet. */
export const newChannel = ({ text = null, firstComment = null, ...channel }: NewChannel): Channel => ({
  ...channel,
  text,
  firstComment,
  publishedUrl: null,
  publishedAt: null,
  failureCode: null,
  attemptCount: 0,
  nextTryAt: null,
  answersAt: null,
  claimedAttempt: 0,
})

/** Applies a draft except state and comment; `channels` are already those of the post. */
export function filledPost(post: StoredPost, draft: SocialPostDraft, channels: Channel[]): StoredPost {
  const { status: _status, comment: _comment, channels: _channels, scheduledAt, ...fields } = draft
  return {
    ...post,
    ...fields,
    channels: draft.channels ? channels : post.channels,
    scheduledAt: scheduledAt ? new Date(scheduledAt).toISOString() : scheduledAt === null ? null : post.scheduledAt,
  }
}

/** The content, place and time of a post: what an approval is about. */
export function approvedPart(post: StoredPost): string {
  const { title, text, link, hashtags, mediaFileIds, postType, scheduledAt, timeZone } = post
  const channels = post.channels.map((channel) => [channelKey(channel), channel.text, channel.firstComment])
  return JSON.stringify([title, text, link, hashtags, mediaFileIds, postType, scheduledAt, timeZone, channels])
}

/** The approval that a user's change of a scheduled post takes away, and that putting everything back gives back. */
export function lastApprovalOf(before: StoredPost, status: StoredPost['status']): LastApproval | undefined {
  if (status !== AwaitsApproval) return undefined
  if (before.status !== Scheduled || !before.approvedByName || !before.approvedAt) return before.lastApproval
  return { name: before.approvedByName, at: before.approvedAt, content: approvedPart(before) }
}

/** True if two versions differ in what is published. */
export const isRewritten = (before: StoredPost, after: StoredPost) => approvedPart(before) !== approvedPart(after)

const withoutFailure = (channel: Channel): Channel =>
  channel.publishedUrl ? channel : newChannel({ ...channel, text: channel.text, firstComment: channel.firstComment })

/** The post in its new state; a failed one that is scheduled again tries only the channels that refused it. */
export function movedPost(post: StoredPost, status: StoredPost['status'], approval: Approval | null): StoredPost {
  const isScheduled = status === Scheduled
  return {
    ...post,
    status,
    channels: status === Failed ? post.channels : post.channels.map(withoutFailure),
    approvedByName: isScheduled ? (approval?.name ?? post.approvedByName) : null,
    approvedAt: isScheduled ? (approval?.at ?? post.approvedAt) : null,
  }
}

/** True while the service has to call the network of a channel, now or later. */
export const isPending = ({ answersAt }: Channel): boolean => answersAt !== null

/** When the service has to act on a post next; null if it does not. */
export function postDueAt({ status, scheduledAt, channels, deletedAt }: StoredPost): Date | null {
  if (deletedAt !== null || scheduledAt === null) return null
  if (status === Scheduled) return new Date(scheduledAt)
  if (status !== Publishing) return null
  const [first] = channels.flatMap(({ answersAt }) => answersAt ?? []).sort()
  return new Date(first ?? scheduledAt)
}

export type Failure = SocialPostFailure
