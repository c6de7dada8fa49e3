// What the product asks of the social networks.
import type { LinkedInOrganization, MetaPage, SocialPostMetrics } from '@adwright/sdk/types'

export type PublishedPost = { id: string; publishedAt: string; channelCount: number }

export type SocialPlatform = {
  /** The pages that an identity of Meta manages. */
  metaPages: (identityId: string) => readonly MetaPage[]
  /** The organisations that an identity of LinkedIn manages. */
  organizations: (identityId: string) => readonly LinkedInOrganization[]
  /** How a published post does by now. */
  postMetrics: (post: PublishedPost, now: Date) => SocialPostMetrics
}
