// The sync schedule by platform, shared by all operations that report it.

import { IntegrationPlatform } from '@adwright/sdk/types'
import type { Platform } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'

/** Ads several times a day, analytics once in the morning, pages when the platforms have their figures ready; `at` is after midnight UTC. */
const timesOf = (platform: Platform): { every: number; at: number } => {
  if (platform === IntegrationPlatform.GoogleAds) return { every: 6 * HOUR_MS, at: (10 * 60 + 22) * 1000 }
  if (platform === IntegrationPlatform.GoogleAnalytics)
    return { every: 24 * HOUR_MS, at: (5 * 3600 + 12 * 60 + 37) * 1000 }
  return { every: 12 * HOUR_MS, at: 0 }
}

/** The last sync up to a moment, of a connection whose first one is at `first`; both in milliseconds. Null before the first. */
export function lastSyncAt(platform: Platform, first: number, until: number): Date | null {
  if (until < first) return null
  const { every, at } = timesOf(platform)
  return new Date(Math.max(first, Math.floor((until - at) / every) * every + at))
}

/** The first sync after a moment, of a connection whose first one is at `first`; both in milliseconds. */
export function nextSyncAfter(platform: Platform, first: number, after: number): Date {
  const { every, at } = timesOf(platform)
  return new Date(after < first ? first : Math.floor((after - at) / every + 1) * every + at)
}
