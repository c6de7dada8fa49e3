// Posts go out when their time has come: from scheduled to publishing, and on to published or failed.
import { MediaValidationSeverity, SocialNetwork, type SocialPostMetrics, SocialPostStatus } from '@adwright/sdk/types'
import type { BaseContext, JobContext } from '#mocks/sandbox/domain/context.ts'
import { endOf, missingScopesOf } from '#mocks/sandbox/domain/integrations/health.ts'
import {
  type ChannelContext,
  metaPagesOf,
  organizationsOf,
  type Reached,
} from '#mocks/sandbox/domain/social/channels.ts'
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

export type KnownChannel = { name: string; refusal: Refusal | undefined }

function metaRefusal({ page, credential }: Awaited<ReturnType<typeof metaPagesOf>>[number], scope: string, at: Date) {
  const values = { platform: 'Meta' }
  if (endOf(credential, at)) return { code: 'post-reconnect-needed' as const, values }
  const isAllowed = !missingScopesOf(credential).includes(scope) && page.tasks.includes('CREATE_CONTENT')
  return isAllowed ? undefined : { code: 'post-not-allowed' as const, values }
}

/** The page or profile of a channel, and the current obstacle to publishing; undefined if no credential reaches it. */
export async function knownChannel(
  context: ChannelContext,
  accountId: string,
  { network, channelId }: Pick<Channel, 'network' | 'channelId'>,
  at: Date,
): Promise<KnownChannel | undefined> {
  if (network === SocialNetwork.Facebook || network === SocialNetwork.Instagram) {
    const pages = await metaPagesOf(context, accountId)
    const isWanted = ({ page }: Reached<(typeof pages)[number]['page']>) =>
      network === SocialNetwork.Facebook ? page.id === channelId : page.instagramAccount?.id === channelId
    const reached = pages.find(isWanted)
    if (!reached) return undefined
    const scope = network === SocialNetwork.Facebook ? 'pages_manage_posts' : 'instagram_content_publish'
    const name =
      network === SocialNetwork.Facebook ? reached.page.name : (reached.page.instagramAccount?.username ?? '')
    return { name, refusal: metaRefusal(reached, scope, at) }
  }
  if (network === SocialNetwork.LinkedIn) {
    const reached = (await organizationsOf(context, accountId)).find(({ page }) => page.id === channelId)
    if (!reached) return undefined
    const values = { platform: 'LinkedIn' }
    const isOver = endOf(reached.credential, at) !== null
    const refusal = reached.page.canPost ? undefined : { code: 'post-not-allowed' as const, values }
    return { name: reached.page.name, refusal: isOver ? { code: 'post-reconnect-needed', values } : refusal }
  }
  // X has no connection of its own: every profile takes posts.
  return { name: channelId, refusal: undefined }
}

const platformOf = (network: number) => (network === SocialNetwork.LinkedIn ? 'LinkedIn' : 'Meta')

async function refusalOf(
  context: ChannelContext,
  post: StoredPost,
  channel: Channel,
  at: Date,
): Promise<Refusal | undefined> {
  const known = await knownChannel(context, post.accountId, channel, at)
  if (!known) return { code: 'post-channel-gone', values: { platform: platformOf(channel.network) } }
  if (known.refusal) return known.refusal
  const files = (await Promise.all(post.mediaFileIds.map((id) => context.store.get('file', id)))).flatMap(
    (file) => file ?? [],
  )
  const isRefused = validateMedia(files, [channel.network], post.postType, 'en').some(
    ({ severity }) => severity === MediaValidationSeverity.Error,
  )
  return isRefused ? { code: 'post-media-refused', values: { network: NETWORKS[channel.network].name } } : undefined
}

/** The post after the networks have answered; channels that took it before are not asked again. */
async function published(context: ChannelContext, post: StoredPost, at: Date): Promise<StoredPost> {
  const refusals: Record<string, Refusal> = {}
  const channels: Channel[] = []
  for (const channel of post.channels) {
    const refusal = channel.publishedUrl ? undefined : await refusalOf(context, post, channel, at)
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

/** Publishes a post whose time has come; until its networks have answered it is on its way. */
export async function advancePost(context: Pick<JobContext, 'store' | 'now' | 'platforms'>, id: string): Promise<void> {
  const { store, now } = context
  const post = await store.get('socialPost', id)
  if (!post?.scheduledAt || !postDueAt(post)) return
  const answeredAt = new Date(Date.parse(post.scheduledAt) + PUBLISHING_MS)
  const moved =
    answeredAt <= now ? await published(context, post, answeredAt) : { ...post, status: SocialPostStatus.Publishing }
  await store.update('socialPost', id, () => moved)
  await store.jobs.note({ kind: 'post', subjectId: id, accountId: post.accountId }, postDueAt(moved))
}

/** How a published post does by now; null before it is out. */
export const metricsOf = (
  { id, status, publishedAt, channels }: StoredPost,
  { platforms, now }: Pick<BaseContext, 'platforms' | 'now'>,
): SocialPostMetrics | null =>
  status === SocialPostStatus.Published && publishedAt
    ? platforms.social.postMetrics({ id, publishedAt, channelCount: channels.length }, now)
    : null
