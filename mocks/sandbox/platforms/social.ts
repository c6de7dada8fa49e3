// The port to the social networks.
import type { LinkedInOrganization, MetaPage, SocialPostFailure, SocialPostMetrics } from '@adwright/sdk/types'

type Network = 1 | 2 | 3 | 4
type Place = { network: Network; channelId: string }

/** A post as a network has it. */
export type PublishedRecord = {
  id: string
  /** Our name for the post at this channel, by which it can be found again. */
  reference: string
  /** `{network}.{channelId}` */
  channelKey: string
  publishedAt: string
  textHash: string
  url: string
}

/** The memory of the networks. */
export type NetworkRecords = {
  add: (record: PublishedRecord) => Promise<void>
  find: (reference: string) => Promise<PublishedRecord | undefined>
  /** The posts of a channel since a moment, the latest first. */
  recent: (channelKey: string, from: Date) => Promise<PublishedRecord[]>
}

export type PublishRequest = Place & {
  reference: string
  /** Which attempt this is, from 1. */
  attempt: number
  text: string
}

export type PublishAnswer =
  | { result: 'published'; url: string }
  /** Trouble that passes by itself. */
  | { result: 'unavailable' }
  | { result: 'refused'; code: SocialPostFailure }

export type MetricsRequest = Place & {
  postId: string
  publishedAt: string
  postType: 1 | 2 | 3 | 4
  hasMedia: boolean
  followerCount: number
}

export type SocialPlatform = {
  /** The pages that a Meta account manages. */
  metaPages: (identityId: string) => readonly MetaPage[]
  /** The organizations that a LinkedIn account manages. */
  organizations: (identityId: string) => readonly LinkedInOrganization[]
  /** How long the network takes to answer an attempt. */
  answerDelayMs: (reference: string, attempt: number) => number
  /** Publishes a post. Calling it twice publishes twice: the caller claims an attempt first. */
  publish: (records: NetworkRecords, request: PublishRequest, now: Date) => Promise<PublishAnswer>
  /** Until when a network restricts a channel; null if it does not. */
  restrictedUntil: (records: NetworkRecords, place: Place, now: Date) => Promise<Date | null>
  /** How many posts a channel takes in the next 24 hours; null without a limit. */
  postsLeft: (records: NetworkRecords, place: Place, now: Date) => Promise<number | null>
  /** The metrics of a published post at a moment. */
  postMetrics: (post: MetricsRequest, now: Date) => SocialPostMetrics
}
