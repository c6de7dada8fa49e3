// The work of an account that runs through a platform, and waits while its connection does not work.
import { type DependentWork, IntegrationPlatform, SocialNetwork, SocialPostStatus } from '@adwright/sdk/types'
import { LIVE_STATES } from '#mocks/sandbox/domain/autopilot/documents.ts'
import { analyticsConnectionOf } from '#mocks/sandbox/domain/integrations/analytics-connection.ts'
import type { Platform } from '#mocks/sandbox/domain/integrations/oauth.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

type Context = { store: Store }

const NONE: DependentWork = { ruleCount: 0, monitorCount: 0, reportCount: 0, postCount: 0 }

/** The regular reports of a property: weekly and monthly. */
const REPORTS = 2

async function postsTo({ store }: Context, accountId: string, networks: readonly number[]): Promise<DependentWork> {
  const where = { status: SocialPostStatus.Scheduled, deletedAt: null }
  const posts = await store.list('socialPost', accountId, { where })
  const dependent = posts.filter(({ channels }) => channels.some(({ network }) => networks.includes(network)))
  return { ...NONE, postCount: dependent.length }
}

const COUNTERS: Record<Platform, (context: Context, accountId: string) => Promise<DependentWork>> = {
  [IntegrationPlatform.Meta]: (context, accountId) =>
    postsTo(context, accountId, [SocialNetwork.Facebook, SocialNetwork.Instagram]),
  [IntegrationPlatform.LinkedIn]: (context, accountId) => postsTo(context, accountId, [SocialNetwork.LinkedIn]),
  [IntegrationPlatform.GoogleAds]: async ({ store }, accountId) => {
    const items = await store.listAll('autopilotItem', { where: { accountId, status: LIVE_STATES } })
    return { ...NONE, ruleCount: items.length }
  },
  [IntegrationPlatform.GoogleAnalytics]: async ({ store }, accountId) => {
    const monitors = await store.list('anomalyWatch', accountId, { where: { isEnabled: true } })
    const connection = await analyticsConnectionOf(store, accountId)
    return { ...NONE, monitorCount: monitors.length, reportCount: connection?.propertyName ? REPORTS : 0 }
  },
}

export const dependentWorkOf = (context: Context, accountId: string, platform: Platform): Promise<DependentWork> =>
  COUNTERS[platform](context, accountId)
