// The port to the sign-in of the platforms: the people who can grant access.
import type { IntegrationPlatform } from '@adwright/sdk/types'

/** The identity id of credentials of sample data, which no one signs in with. */
export const SAMPLE_IDENTITY = 'sample'

export type Identity = {
  id: string
  /** The email address or the page name. */
  displayName: string
  hasAdsAccount?: boolean
}

export type ConsentPlatform = {
  /** Everyone who is signed in at a platform. */
  identities: (platform: IntegrationPlatform) => readonly Identity[]
}
