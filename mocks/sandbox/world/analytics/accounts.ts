// The analytics accounts of the simulated world with their properties.
import type { AnalyticsAccount } from '@adwright/sdk/types'

export const ANALYTICS_ACCOUNTS: readonly AnalyticsAccount[] = [
  {
    accountName: 'accounts/204871936',
    displayName: 'Güneş Bahçe Dijital',
    properties: [
      {
        propertyName: '402915538',
        displayName: 'Güneş Bahçe – Çevrimiçi mağaza',
        timeZone: 'Europe/Istanbul',
        currencyCode: 'TRY',
        industryCategory: 'HOME_AND_GARDEN',
        serviceLevel: 'GOOGLE_ANALYTICS_STANDARD',
        isSelected: false,
      },
    ],
  },
  {
    accountName: 'accounts/118046275',
    displayName: 'Lindholm Outdoor GmbH',
    properties: [
      {
        propertyName: '327719045',
        displayName: 'Lindholm Outdoor – Magazine',
        timeZone: 'Europe/Berlin',
        currencyCode: 'EUR',
        industryCategory: null,
        serviceLevel: 'GOOGLE_ANALYTICS_STANDARD',
        isSelected: false,
      },
      {
        propertyName: '341552908',
        displayName: 'Lindholm Outdoor – Staging',
        timeZone: 'Europe/Berlin',
        currencyCode: 'EUR',
        industryCategory: null,
        serviceLevel: 'GOOGLE_ANALYTICS_STANDARD',
        isSelected: false,
      },
      {
        propertyName: '318204657',
        displayName: 'Lindholm Outdoor – Web shop',
        timeZone: 'Europe/Berlin',
        currencyCode: 'EUR',
        industryCategory: 'SHOPPING',
        serviceLevel: 'GOOGLE_ANALYTICS_STANDARD',
        isSelected: true,
      },
    ],
  },
]
