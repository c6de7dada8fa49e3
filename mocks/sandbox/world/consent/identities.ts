import type { IntegrationPlatform } from '@adwright/sdk/types'
import type { ConsentPlatform, Identity } from '#mocks/sandbox/platforms/consent.ts'

/** The accounts that are signed in at the platforms of the simulated world. */
const IDENTITIES: Record<IntegrationPlatform, Identity[]> = {
  1: [
    { id: 'lindholm', displayName: 'Lindholm Outdoor Deutschland' },
    { id: 'gunes', displayName: 'Güneş Bahçe Mobilyaları' },
    { id: 'no-page', displayName: 'Jonas Weber' },
  ],
  2: [
    { id: 'lindholm', displayName: 'Lindholm Outdoor' },
    { id: 'no-page', displayName: 'Jonas Weber' },
  ],
  3: [
    { id: 'lindholm', displayName: 'ads@lindholm-outdoor.example', hasAdsAccount: true },
    { id: 'agency', displayName: 'media@sommer-partner.example', hasAdsAccount: true },
    { id: 'private', displayName: 'jonas.weber@mail.example', hasAdsAccount: false },
  ],
  4: [
    { id: 'lindholm', displayName: 'analytics@lindholm-outdoor.example' },
    { id: 'agency', displayName: 'media@sommer-partner.example' },
  ],
}

export const simulatedConsent: ConsentPlatform = { identities: (platform) => IDENTITIES[platform] }
