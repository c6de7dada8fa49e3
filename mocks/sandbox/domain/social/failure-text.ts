import { SocialNetwork, SocialPostFailure } from '@adwright/sdk/types'
import { NETWORK_NAMES, type Network } from '#mocks/sandbox/domain/social/posts.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

const TEXTS = {
  [SocialPostFailure.ReconnectNeeded]: 'post-reconnect-needed',
  [SocialPostFailure.NotAllowed]: 'post-not-allowed',
  [SocialPostFailure.ChannelGone]: 'post-channel-gone',
  [SocialPostFailure.PageRestricted]: 'post-page-restricted',
  [SocialPostFailure.MediaRefused]: 'post-media-refused',
  [SocialPostFailure.Duplicate]: 'post-duplicate',
  [SocialPostFailure.TooMany]: 'post-too-many',
  [SocialPostFailure.NetworkDown]: 'post-network-down',
} as const

/** The platform whose access a network is published with. */
export const platformNameOf = (network: Network): string => (network === SocialNetwork.LinkedIn ? 'LinkedIn' : 'Meta')

/** Why a channel did not take a post, in words. */
export function failureText(code: SocialPostFailure, network: Network, language: Language): string {
  return textOf(TEXTS[code], language, { platform: platformNameOf(network), network: NETWORK_NAMES[network] })
}
