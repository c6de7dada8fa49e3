// The changes of a post, in the form its history shows.
import { AuditArea, ChangeAction } from '@adwright/sdk/types'
import type { JobContext, PersonContext } from '#mocks/sandbox/domain/context.ts'
import { auditWork } from '#mocks/sandbox/domain/identity/audit.ts'
import { changesBetween, recordHistory, shownText } from '#mocks/sandbox/domain/planning/history.ts'
import { type Channel, channelKey, NETWORK_NAMES, type StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

const shownChannel = ({ network, channelName, text, firstComment }: Channel) =>
  [`${NETWORK_NAMES[network]} · ${channelName}`, text, firstComment].filter(Boolean).join(' · ')

async function shownFields(store: Store, post: StoredPost) {
  const files = await Promise.all(post.mediaFileIds.map((id) => store.get('file', id)))
  const strategy = post.strategyId ? await store.get('strategy', post.strategyId) : undefined
  return {
    title: post.title,
    text: shownText(post.text),
    channels: shownText(post.channels.map(shownChannel).join('\n')),
    link: post.link,
    hashtags: shownText(post.hashtags.map((tag) => `#${tag}`).join(' ')),
    mediaFileIds: shownText(files.map((file, index) => file?.name ?? post.mediaFileIds[index]).join(', ')),
    postType: shownText(post.postType),
    scheduledAt: post.scheduledAt,
    timeZone: post.timeZone,
    labels: shownText(post.labels.join(', ')),
    strategyId: strategy?.title ?? null,
    status: shownText(post.status),
  }
}

/** Records something that the caller did with the whole post. */
export async function recordPostEvent(call: PersonContext, { id, accountId, title }: StoredPost, action: ChangeAction) {
  await recordHistory(call, id, { actor: call.person, action })
  await auditWork(call, action, { area: AuditArea.SocialMedia, target: title, accountId })
}

/** Records a new post, or what the caller changed of one, and the approval if the caller gave it. */
export async function recordPostChanges(call: PersonContext, post: StoredPost, before?: StoredPost): Promise<void> {
  const { store, person: actor } = call
  if (!before) await recordPostEvent(call, post, ChangeAction.Created)
  else {
    const changes = changesBetween(await shownFields(store, before), await shownFields(store, post))
    await recordHistory(call, post.id, { actor, changes })
  }
  if (post.approvedAt !== null && post.approvedAt !== before?.approvedAt)
    await recordHistory(call, post.id, { actor, action: ChangeAction.Approved })
}

/** Records which networks published the post and which did not. */
export async function recordPublishing(
  context: Pick<JobContext, 'store' | 'now' | 'newId'>,
  before: StoredPost,
  { id, channels }: StoredPost,
): Promise<void> {
  const former = new Map(before.channels.map((channel) => [channelKey(channel), channel]))
  for (const channel of channels) {
    const network = NETWORK_NAMES[channel.network]
    const old = former.get(channelKey(channel))
    if (channel.publishedAt !== null && !old?.publishedAt)
      await recordHistory(context, id, { network, action: ChangeAction.Published })
    else if (channel.failureCode !== null && old?.failureCode == null)
      await recordHistory(context, id, { network, action: ChangeAction.Failed })
  }
}
