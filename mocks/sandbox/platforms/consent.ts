// Who can give the product their consent at a platform.
import type { IntegrationPlatform } from '@adwright/sdk/types'

export type Identity = {
  id: string
  /** The mail address or page it stands for. */
  displayName: string
  hasAdsAccount?: boolean
}

export type ConsentPlatform = {
  /** Everybody who is signed in at a platform. */
  identities: (platform: IntegrationPlatform) => readonly Identity[]
}
