import type { AdsPlatform } from '#mocks/sandbox/platforms/ads.ts'
import type { AnalyticsPlatform } from '#mocks/sandbox/platforms/analytics.ts'
import type { CardProvider } from '#mocks/sandbox/platforms/card.ts'
import type { ConsentPlatform } from '#mocks/sandbox/platforms/consent.ts'
import type { LanguageModel } from '#mocks/sandbox/platforms/language-model.ts'
import type { SocialPlatform } from '#mocks/sandbox/platforms/social.ts'
import type { WebPlatform } from '#mocks/sandbox/platforms/web.ts'
import type { WebhookReceivers } from '#mocks/sandbox/platforms/webhooks.ts'

/** The ports to all external systems. */
export type Platforms = {
  ads: AdsPlatform
  analytics: AnalyticsPlatform
  card: CardProvider
  consent: ConsentPlatform
  /** Null without a model, which is the default. */
  model: LanguageModel | null
  social: SocialPlatform
  web: WebPlatform
  webhooks: WebhookReceivers
}
