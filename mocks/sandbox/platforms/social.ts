// What the product asks of the social networks.
import type { LinkedInOrganization, MetaPage } from '@adwright/sdk/types'

export type SocialPlatform = {
  /** The pages that an identity of Meta manages. */
  metaPages: (identityId: string) => readonly MetaPage[]
  /** The organisations that an identity of LinkedIn manages. */
  organizations: (identityId: string) => readonly LinkedInOrganization[]
}
