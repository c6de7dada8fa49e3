import { IntegrationPlatform } from '@adwright/sdk/types'
import type { ConsentPlatform, Identity } from '#mocks/sandbox/platforms/consent.ts'

/** The accounts that are signed in at the platforms of the simulated world. */
const IDENTITIES: Record<IntegrationPlatform, Identity[]> = {
  [IntegrationPlatform.Meta]: [
    { id: 'lindholm', displayName: 'Lindholm Outdoor Deutschland' },
    { id: 'gunes', displayName: 'Güneş Bahçe Mobilyaları' },
    { id: 'no-page', displayName: 'Jonas Weber' },
  ],
  [IntegrationPlatform.LinkedIn]: [
    { id: 'lindholm', displayName: 'Lindholm Outdoor' },
    { id: 'no-page', displayName: 'Jonas Weber' },
  ],
  [IntegrationPlatform.GoogleAds]: [
    { id: 'lindholm', displayName: 'ads@lindholm-outdoor.example', hasAdsAccount: true },
    { id: 'agency', displayName: 'media@sommer-partner.example', hasAdsAccount: true },
    { id: 'private', displayName: 'jonas.weber@mail.example', hasAdsAccount: false },
  ],
  [IntegrationPlatform.GoogleAnalytics]: [
    { id: 'lindholm', displayName: 'analytics@lindholm-outdoor.example' },
    { id: 'agency', displayName: 'media@sommer-partner.example' },
  ],
}

export const simulatedConsent: ConsentPlatform = { identities: (platform) => IDENTITIES[platform] }
