// Notifies people and webhooks of a post: that it awaits approval, or that a channel has refused it.
import { NotificationKind, SocialPostFailure, UserRole } from '@adwright/sdk/types'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import type { News } from '#mocks/sandbox/domain/notifications/notifications.ts'
import { type LetterIn, languageOf, membersFrom, notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { failureText, platformNameOf } from '#mocks/sandbox/domain/social/failure-text.ts'
import { NETWORK_NAMES, type StoredPost } from '#mocks/sandbox/domain/social/posts.ts'
import { sendEvent } from '#mocks/sandbox/domain/webhooks/events.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { NOTIFICATION_TEXTS } from '#mocks/sandbox/texts/notifications.ts'

type Context = Parameters<typeof notify>[0]
type Words = { title: Record<Language, string>; text: (language: Language) => string }

const MAX_REASON = 500

/** The reasons that lie in the post itself; any other stops every post of the channel, and `ReconnectNeeded` those of all channels of its platform. */
const REASONS_OF_POST: readonly SocialPostFailure[] = [SocialPostFailure.MediaRefused, SocialPostFailure.Duplicate]

const linkOf = ({ id }: StoredPost) => `/social-calendar/${id}`

function newsOf(post: StoredPost, cause: string, { title, text }: Words): News {
  const inLanguage = (language: Language) => ({
    title: interpolate(title[language], { title: post.title }, language),
    text: text(language),
  })
  return {
    kind: NotificationKind.Post,
    severity: null,
    accountId: post.accountId,
    cause: `${cause}:${post.id}`,
    texts: { en: inLanguage('en'), tr: inLanguage('tr') },
    link: linkOf(post),
  }
}

const accountName = async ({ store }: Context, { accountId }: StoredPost) =>
  (await store.get('account', accountId))?.name ?? ''

/** Asks everybody who can approve the post, except its sender. */
export async function notifyOfRequest(context: Context, post: StoredPost, sender: Person, author: string) {
  const { title } = post
  const values = { author, title, account: await accountName(context, post) }
  const letter: LetterIn = () => ({ kind: 'post-awaits-approval', values, link: linkOf(post) })
  const { postAwaitsApproval, postAskedBy } = NOTIFICATION_TEXTS
  const text = (language: Language) => interpolate(postAskedBy[language], { author }, language)
  const news = newsOf(post, 'post-approval', { title: postAwaitsApproval, text })
  for (const person of await membersFrom(context.store, post.accountId, UserRole.Admin))
    if (person.id !== sender.id) await notify(context, person, [news], letter)
}

/** The reasons of all channels that refused the post. */
const reasonIn = ({ channels }: StoredPost, language: Language) =>
  channels
    .flatMap(({ network, failureCode }) => (failureCode === null ? [] : failureText(failureCode, network, language)))
    .join(' ')
    .slice(0, MAX_REASON)

/** The one thing that stopped each channel which refused the post, as a cause of notifications; undefined if it is the post, or if they differ. */
function sharedCauseOf({ accountId, channels }: StoredPost): string | undefined {
  const causes = channels.flatMap(({ network, channelId, failureCode }) => {
    if (failureCode === null) return []
    if (REASONS_OF_POST.includes(failureCode)) return [undefined]
    const place = failureCode === SocialPostFailure.ReconnectNeeded ? platformNameOf(network) : channelId
    return [`posts-stopped:${accountId}:${failureCode}:${place}`]
  })
  return new Set(causes).size === 1 ? causes[0] : undefined
}

/** The news of a failed post; posts that one cause has stopped are one notification, named by their network. */
function failureNews(post: StoredPost): News {
  const ofPost = newsOf(post, 'post-failed', {
    title: NOTIFICATION_TEXTS.postFailed,
    text: (language) => reasonIn(post, language),
  })
  const cause = sharedCauseOf(post)
  const network = post.channels.find(({ failureCode }) => failureCode !== null)?.network
  if (cause === undefined || network === undefined) return ofPost
  const { publishingFailed, lastPost } = NOTIFICATION_TEXTS
  const inLanguage = (language: Language) => ({
    title: interpolate(publishingFailed[language], { network: NETWORK_NAMES[network] }, language),
    text: interpolate(lastPost[language], { title: post.title, reason: reasonIn(post, language) }, language),
  })
  return { ...ofPost, cause, texts: { en: inLanguage('en'), tr: inLanguage('tr') } }
}

/** Tells its author, everybody who approves posts, and the webhooks that a post has failed. */
export async function notifyOfFailure(context: Context, post: StoredPost): Promise<void> {
  const { store } = context
  const { id, accountId, title, scheduledAt, createdByUserId } = post
  await sendEvent(context, accountId, 'post.failed', {
    postId: id,
    title,
    scheduledAt: scheduledAt ?? context.now.toISOString(),
    reason: reasonIn(post, 'en'),
  })
  const account = await accountName(context, post)
  const news = failureNews(post)
  const admins = new Set((await membersFrom(store, accountId, UserRole.Admin)).map((person) => person.id))
  for (const person of await membersFrom(store, accountId, UserRole.User)) {
    if (person.id !== createdByUserId && !admins.has(person.id)) continue
    const values = { title, account, reason: reasonIn(post, languageOf(person)) }
    await notify(context, person, [news], () => ({ kind: 'post-failed', values, link: linkOf(post) }))
  }
}
