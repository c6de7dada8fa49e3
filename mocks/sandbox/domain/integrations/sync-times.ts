// The sync schedule by platform, shared by all operations that report it.

import { IntegrationPlatform } from '@adwright/sdk/types'
import type { Platform } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'

/** The sync interval of a platform and its offset from midnight UTC, in milliseconds. */
const scheduleOf = (platform: Platform): { every: number; at: number } => {
  if (platform === IntegrationPlatform.GoogleAds) return { every: 6 * HOUR_MS, at: (10 * 60 + 22) * 1000 }
  if (platform === IntegrationPlatform.GoogleAnalytics)
    return { every: 24 * HOUR_MS, at: (5 * 3600 + 12 * 60 + 37) * 1000 }
  return { every: 12 * HOUR_MS, at: 0 }
}

/** The last sync up to a moment of a connection whose first sync is at `first`, both in milliseconds; null before the first. */
export function lastSyncAt(platform: Platform, first: number, until: number): Date | null {
  if (until < first) return null
  const { every, at } = scheduleOf(platform)
  return new Date(Math.max(first, Math.floor((until - at) / every) * every + at))
}

/** The first sync after a moment of a connection whose first sync is at `first`, both in milliseconds. */
export function nextSyncAfter(platform: Platform, first: number, after: number): Date {
  const { every, at } = scheduleOf(platform)
  return new Date(after < first ? first : Math.floor((after - at) / every + 1) * every + at)
}
