// The channels that the credentials of an account lead to, and what keeps a post from going out there.
import { type SocialChannel, SocialNetwork, SocialPostFailure } from '@adwright/sdk/types'
import type { KnownCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { endOf, missingScopesOf } from '#mocks/sandbox/domain/integrations/health.ts'
import { type ChannelContext, metaPagesOf, organizationsOf } from '#mocks/sandbox/domain/social/channels.ts'
import { failureText } from '#mocks/sandbox/domain/social/failure-text.ts'
import { networkRecords } from '#mocks/sandbox/domain/social/network-records.ts'
import type { Channel } from '#mocks/sandbox/domain/social/posts.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

export type ReachedChannel = Pick<Channel, 'network' | 'channelId'> & {
  name: string
  pictureUrl: string | null
  followerCount: number
  credential: KnownCredential
  /** True if the role on the page and the granted permissions allow posts. */
  isAllowed: boolean
}

/** Followers of an Instagram account, which Meta's page does not have: a share of those of its page. */
const INSTAGRAM_SHARE = 0.66

const { Facebook, Instagram, LinkedIn } = SocialNetwork

/** Every channel of the account, those with ended access included. */
export async function reachedChannels(context: ChannelContext, accountId: string): Promise<ReachedChannel[]> {
  const pages = await metaPagesOf(context, accountId)
  const organizations = await organizationsOf(context, accountId)
  const facebook = pages.map(({ page, credential }) => ({
    network: Facebook,
    channelId: page.id,
    name: page.name,
    pictureUrl: page.pictureUrl,
    followerCount: page.followerCount,
    credential,
    isAllowed: page.tasks.includes('CREATE_CONTENT') && !missingScopesOf(credential).includes('pages_manage_posts'),
  }))
  const instagram = pages.flatMap(({ page, credential }) =>
    page.instagramAccount
      ? {
          network: Instagram,
          channelId: page.instagramAccount.id,
          name: page.instagramAccount.username,
          pictureUrl: page.pictureUrl,
          followerCount: Math.round(page.followerCount * INSTAGRAM_SHARE),
          credential,
          isAllowed:
            page.tasks.includes('CREATE_CONTENT') && !missingScopesOf(credential).includes('instagram_content_publish'),
        }
      : [],
  )
  const linkedIn = organizations.map(({ page, credential }) => ({
    network: LinkedIn,
    channelId: page.id,
    name: page.name,
    pictureUrl: page.logoUrl,
    followerCount: page.followerCount,
    credential,
    isAllowed: page.canPost,
  }))
  return [...facebook, ...instagram, ...linkedIn]
}

export const findChannel = (
  channels: readonly ReachedChannel[],
  { network, channelId }: Pick<Channel, 'network' | 'channelId'>,
): ReachedChannel | undefined =>
  channels.find((channel) => channel.network === network && channel.channelId === channelId)

/** Why no post could go out at a moment, as far as access is concerned; undefined if one could. */
export function accessFailure(channel: ReachedChannel | undefined, at: Date): SocialPostFailure | undefined {
  if (!channel) return SocialPostFailure.ChannelGone
  if (endOf(channel.credential, at)) return SocialPostFailure.ReconnectNeeded
  return channel.isAllowed ? undefined : SocialPostFailure.NotAllowed
}

type Looking = ChannelContext & { now: Date; language: Language }

/** A channel as the contract shows it. */
export async function shownChannel(context: Looking, channel: ReachedChannel): Promise<SocialChannel> {
  const { store, platforms, now, language } = context
  const { network, channelId, name, pictureUrl, followerCount, credential } = channel
  const records = networkRecords(store)
  const restrictedUntil = await platforms.social.restrictedUntil(records, channel, now)
  const failure = accessFailure(channel, now) ?? (restrictedUntil ? SocialPostFailure.PageRestricted : undefined)
  return {
    network,
    channelId,
    name,
    pictureUrl,
    followerCount,
    canPost: failure === undefined,
    failureCode: failure ?? null,
    reasons: failure === undefined ? [] : [failureText(failure, network, language)],
    accessEndsAt: endOf(credential, now) ?? credential.expiresAt,
    restrictedUntil: restrictedUntil?.toISOString() ?? null,
    postsLeftToday: await platforms.social.postsLeft(records, channel, now),
  }
}
