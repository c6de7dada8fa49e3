import { IntegrationPlatform } from '@adwright/sdk/types'
import { useExpiredPlatforms } from '#web/domain/connection/needs-consent.ts'

/** True if the access to Google Ads has expired, so that no rule runs; false while that is unknown. */
export const useIsAdsExpired = (): boolean => useExpiredPlatforms()?.includes(IntegrationPlatform.GoogleAds) ?? false
