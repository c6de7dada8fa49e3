// Posts go out when their time has come: from scheduled to publishing, and on to published or failed.
import { type SocialPostMetrics, SocialPostStatus } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { endOf, missingScopesOf } from '#mocks/sandbox/domain/integrations/health.ts'
import { metaPagesOf, organizationsOf, type Reached } from '#mocks/sandbox/domain/social/channels.ts'
import { validateMedia } from '#mocks/sandbox/domain/social/media-limits.ts'
import {
  type Channel,
  channelKey,
  NETWORKS,
  PUBLISHING_MS,
  postDueAt,
  type Refusal,
  type StoredPost,
} from '#mocks/sandbox/domain/social/posts.ts'
import { randomFrom, seedOf } from '#mocks/sandbox/random/seeded.ts'
import { dueBy, noteDue } from '#mocks/sandbox/store/agenda.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

const FACEBOOK = 1
const INSTAGRAM = 2
const LINKEDIN = 3

export type KnownChannel = { name: string; refusal: Refusal | undefined }

function metaRefusal({ page, credential }: Awaited<ReturnType<typeof metaPagesOf>>[number], scope: string, at: Date) {
  const values = { platform: 'Meta' }
  if (endOf(credential, at)) return { code: 'post-reconnect-needed' as const, values }
  const isAllowed = !missingScopesOf(credential).includes(scope) && page.tasks.includes('CREATE_CONTENT')
  return isAllowed ? undefined : { code: 'post-not-allowed' as const, values }
}

/** The page or profile behind a channel and what stands in its way at a moment; undefined when no credential reaches it. */
export async function knownChannel(
  store: Store,
  accountId: string,
  { network, channelId }: Pick<Channel, 'network' | 'channelId'>,
  at: Date,
): Promise<KnownChannel | undefined> {
  if (network === FACEBOOK || network === INSTAGRAM) {
    const pages = await metaPagesOf(store, accountId)
    const isWanted = ({ page }: Reached<(typeof pages)[number]['page']>) =>
      network === FACEBOOK ? page.id === channelId : page.instagramAccount?.id === channelId
    const reached = pages.find(isWanted)
    if (!reached) return undefined
    const scope = network === FACEBOOK ? 'pages_manage_posts' : 'instagram_content_publish'
    const name = network === FACEBOOK ? reached.page.name : (reached.page.instagramAccount?.username ?? '')
    return { name, refusal: metaRefusal(reached, scope, at) }
  }
  if (network === LINKEDIN) {
    const reached = (await organizationsOf(store, accountId)).find(({ page }) => page.id === channelId)
    if (!reached) return undefined
    const values = { platform: 'LinkedIn' }
    const isOver = endOf(reached.credential, at) !== null
    const refusal = reached.page.canPost ? undefined : { code: 'post-not-allowed' as const, values }
    return { name: reached.page.name, refusal: isOver ? { code: 'post-reconnect-needed', values } : refusal }
  }
  // X has no connection of its own: every profile takes posts.
  return { name: channelId, refusal: undefined }
}

const platformOf = (network: number) => (network === LINKEDIN ? 'LinkedIn' : 'Meta')

async function refusalOf(store: Store, post: StoredPost, channel: Channel, at: Date): Promise<Refusal | undefined> {
  const known = await knownChannel(store, post.accountId, channel, at)
  if (!known) return { code: 'post-channel-gone', values: { platform: platformOf(channel.network) } }
  if (known.refusal) return known.refusal
  const files = (await Promise.all(post.mediaFileIds.map((id) => store.get('file', id)))).flatMap((file) => file ?? [])
  const isRefused = validateMedia(files, [channel.network], post.postType, 'en').some(({ severity }) => severity === 2)
  return isRefused ? { code: 'post-media-refused', values: { network: NETWORKS[channel.network].name } } : undefined
}

/** The post after the networks have answered; channels that took it before are not asked again. */
async function published(store: Store, post: StoredPost, at: Date): Promise<StoredPost> {
  const refusals: Record<string, Refusal> = {}
  const channels: Channel[] = []
  for (const channel of post.channels) {
    const refusal = channel.publishedUrl ? undefined : await refusalOf(store, post, channel, at)
    if (refusal) refusals[channelKey(channel)] = refusal
    const name = NETWORKS[channel.network].name.toLowerCase()
    const address = channel.publishedUrl ?? `https://${name}.example/p/${post.id.slice(5)}`
    channels.push({ ...channel, publishedUrl: refusal ? null : address })
  }
  const isOut = Object.keys(refusals).length === 0
  return {
    ...post,
    channels,
    refusals,
    status: isOut ? SocialPostStatus.Published : SocialPostStatus.Failed,
    publishedAt: isOut ? at.toISOString() : null,
    updatedAt: at.toISOString(),
  }
}

/** Publishes what is due up to a moment; a post whose networks have not answered by then is on its way. */
export async function advancePosts({ store: root }: Pick<SystemContext, 'store'>, until: Date): Promise<void> {
  const due = await dueBy(root, 'post', until)
  if (due.length === 0) return
  await root.transaction(async (store) => {
    for (const id of due) {
      const post = await store.get('socialPost', id)
      if (!post?.scheduledAt) continue
      const answeredAt = new Date(Date.parse(post.scheduledAt) + PUBLISHING_MS)
      const isAnswered = answeredAt <= until
      const moved = isAnswered
        ? await published(store, post, answeredAt)
        : { ...post, status: SocialPostStatus.Publishing }
      await store.set('socialPost', id, moved)
      await noteDue(store, 'post', id, postDueAt(moved))
    }
  })
}

const HALF_LIFE_HOURS = 30

/** How a published post does by now: it grows fast at first, then slower; a pure function of seed, post and hours. */
export function metricsOf(post: StoredPost, { seed, now }: { seed: number; now: Date }): SocialPostMetrics | null {
  if (post.status !== SocialPostStatus.Published || !post.publishedAt) return null
  const random = randomFrom(seedOf(seed, 'post', post.id))
  const hours = Math.max(0, (now.getTime() - Date.parse(post.publishedAt)) / 3_600_000)
  const size = post.channels.length * (2500 + random() * 9000)
  const impressions = Math.round(size * (1 - 0.5 ** (hours / HALF_LIFE_HOURS)))
  const part = (least: number, most: number) => Math.round(impressions * (least + random() * (most - least)))
  return {
    impressions,
    reach: part(0.6, 0.8),
    reactions: part(0.02, 0.05),
    comments: part(0.001, 0.004),
    shares: part(0.001, 0.005),
    clicks: part(0.01, 0.03),
  }
}
