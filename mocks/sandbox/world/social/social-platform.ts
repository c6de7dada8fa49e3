import { SAMPLE_IDENTITY } from '#mocks/sandbox/platforms/consent.ts'
import type { SocialPlatform } from '#mocks/sandbox/platforms/social.ts'
import { GARDEN_PAGES, OUTDOOR_ORGANIZATIONS, OUTDOOR_PAGES } from '#mocks/sandbox/world/social/pages.ts'
import { postMetrics } from '#mocks/sandbox/world/social/post-metrics.ts'
import { answerDelayMs, postsLeft, publish, restrictedUntil } from '#mocks/sandbox/world/social/publishing.ts'

const PAGES = new Map([
  ['lindholm', OUTDOOR_PAGES],
  [SAMPLE_IDENTITY, OUTDOOR_PAGES],
  ['gunes', GARDEN_PAGES],
])
const ORGANIZATIONS = new Map([
  ['lindholm', OUTDOOR_ORGANIZATIONS],
  [SAMPLE_IDENTITY, OUTDOOR_ORGANIZATIONS],
])

/** The simulated social networks; the same seed gives the same metrics. */
export const simulatedSocial = (seed: number): SocialPlatform => ({
  metaPages: (identityId) => PAGES.get(identityId) ?? [],
  organizations: (identityId) => ORGANIZATIONS.get(identityId) ?? [],
  answerDelayMs: (reference, attempt) => answerDelayMs(seed, reference, attempt),
  publish: (records, request, now) => publish(seed, records, request, now),
  restrictedUntil,
  postsLeft,
  postMetrics: (post, now) => postMetrics(seed, post, now),
})
