// The limits of the networks for text, hashtags, comments and the number of posts, as published in November 2026.
import { countingOf } from '@adwright/sdk/post-length'
import { SocialNetwork, type SocialNetworkLimits, SocialPostType, TextCountMethod } from '@adwright/sdk/types'
import { BYTES_PER_MB, MEDIA_LIMITS, VIDEO_TYPES } from '#mocks/sandbox/domain/social/media-limits.ts'
import { NETWORK_NAMES, type Network } from '#mocks/sandbox/domain/social/posts.ts'

type TextLimits = Pick<
  SocialNetworkLimits,
  'foldAfterCharacters' | 'maxHashtags' | 'maxFirstCommentCharacters' | 'isLinkClickable' | 'maxPostsPerDay'
>

const TEXT_LIMITS: Record<Network, TextLimits> = {
  [SocialNetwork.Facebook]: {
    foldAfterCharacters: 477,
    maxHashtags: null,
    maxFirstCommentCharacters: 2200,
    isLinkClickable: true,
    maxPostsPerDay: null,
  },
  [SocialNetwork.Instagram]: {
    foldAfterCharacters: 125,
    maxHashtags: 30,
    maxFirstCommentCharacters: 2200,
    isLinkClickable: false,
    maxPostsPerDay: 25,
  },
  [SocialNetwork.LinkedIn]: {
    foldAfterCharacters: 210,
    maxHashtags: null,
    maxFirstCommentCharacters: 1250,
    isLinkClickable: true,
    maxPostsPerDay: 100,
  },
  [SocialNetwork.X]: {
    foldAfterCharacters: null,
    maxHashtags: null,
    maxFirstCommentCharacters: 0,
    isLinkClickable: true,
    maxPostsPerDay: 100,
  },
}

const FORMS = [SocialPostType.Post, SocialPostType.Story, SocialPostType.Reel, SocialPostType.Carousel] as const

function limitsOf(network: Network): SocialNetworkLimits {
  const { maxCharacters, isWeighted, linkLength } = countingOf(network)
  const media = MEDIA_LIMITS[network]
  return {
    network,
    maxCharacters,
    countMethod: isWeighted ? TextCountMethod.Weighted : TextCountMethod.Characters,
    linkLength,
    ...TEXT_LIMITS[network],
    imageTypes: media.images,
    videoTypes: [...VIDEO_TYPES],
    maxImageBytes: media.mostImageMb * BYTES_PER_MB,
    maxVideoBytes: media.mostVideoMb * BYTES_PER_MB,
    minWidth: media.leastWidth,
    media: FORMS.map((postType) => ({
      postType,
      minCount: media.count[postType][0],
      maxCount: media.count[postType][1],
      minAspectRatio: media.shape[postType]?.[0] ?? null,
      maxAspectRatio: media.shape[postType]?.[1] ?? null,
      minSeconds: media.seconds[postType][0],
      maxSeconds: media.seconds[postType][1],
    })),
  }
}

const ALL = (Object.keys(NETWORK_NAMES).map(Number) as Network[]).map(limitsOf)

export const networkLimits = (): readonly SocialNetworkLimits[] => ALL
export const textLimitsOf = (network: Network): TextLimits => TEXT_LIMITS[network]
