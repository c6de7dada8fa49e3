import type { LanguageModel } from '#mocks/sandbox/platforms/language-model.ts'
import type { Platforms } from '#mocks/sandbox/platforms/platforms.ts'
import { simulatedAds } from '#mocks/sandbox/world/ads/ads-platform.ts'
import { simulatedAnalytics } from '#mocks/sandbox/world/analytics/analytics-platform.ts'
import { simulatedCards } from '#mocks/sandbox/world/card/card-provider.ts'
import { simulatedConsent } from '#mocks/sandbox/world/consent/identities.ts'
import { simulatedSocial } from '#mocks/sandbox/world/social/social-platform.ts'
import { simulatedWeb } from '#mocks/sandbox/world/web/simulated-web.ts'
import { networkReceivers } from '#mocks/sandbox/world/webhooks/network-receivers.ts'
import { simulatedReceivers } from '#mocks/sandbox/world/webhooks/simulated-receivers.ts'

/** Where webhooks are delivered to: simulated receivers, public addresses on the network, or the machine itself as well. */
export type WebhookDelivery = 'simulated' | 'network' | 'loopback'

type PlatformOptions = { webhooks: WebhookDelivery; model?: LanguageModel | null }

/** The simulated external systems for a seed. */
export const simulatedPlatforms = (seed: number, { webhooks, model = null }: PlatformOptions): Platforms => ({
  ads: simulatedAds(seed),
  analytics: simulatedAnalytics(seed),
  card: simulatedCards,
  consent: simulatedConsent,
  model,
  social: simulatedSocial(seed),
  web: simulatedWeb(seed),
  webhooks:
    webhooks === 'simulated'
      ? simulatedReceivers(seed)
      : networkReceivers(simulatedReceivers(seed), { allowsLoopback: webhooks === 'loopback' }),
})
