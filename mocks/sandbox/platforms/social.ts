// The port to the social networks.
import type { LinkedInOrganization, MetaPage, SocialPostMetrics } from '@adwright/sdk/types'

export type PublishedPost = { id: string; publishedAt: string; channelCount: number }

export type SocialPlatform = {
  /** The pages that a Meta account manages. */
  metaPages: (identityId: string) => readonly MetaPage[]
  /** The organizations that a LinkedIn account manages. */
  organizations: (identityId: string) => readonly LinkedInOrganization[]
  /** The metrics of a published post at this moment. */
  postMetrics: (post: PublishedPost, now: Date) => SocialPostMetrics
}
