import type { SocialPlatform } from '#mocks/sandbox/platforms/social.ts'
import { GARDEN_PAGES, OUTDOOR_ORGANIZATIONS, OUTDOOR_PAGES } from '#mocks/sandbox/world/social/pages.ts'

const PAGES = new Map([
  ['lindholm', OUTDOOR_PAGES],
  ['gunes', GARDEN_PAGES],
])

export const simulatedSocial: SocialPlatform = {
  metaPages: (identityId) => PAGES.get(identityId) ?? [],
  organizations: (identityId) => (identityId === 'lindholm' ? OUTDOOR_ORGANIZATIONS : []),
}
