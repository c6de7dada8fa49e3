// Whether a network takes a picture, by the limits that the service names.
import { type SocialNetworkLimits, SocialPostType } from '@adwright/sdk/types'

export interface PictureFacts {
  mimeType: string
  bytes: number
  width: number
  height: number
}

export type FitProblem = 'type' | 'bytes' | 'width' | 'tall' | 'wide'

/** The reasons for which a network refuses a picture in an ordinary post; none if it takes it. */
export function fitProblems(
  { mimeType, bytes, width, height }: PictureFacts,
  { imageTypes, maxImageBytes, minWidth, media }: SocialNetworkLimits,
): FitProblem[] {
  const { minAspectRatio = null, maxAspectRatio = null } =
    media.find(({ postType }) => postType === SocialPostType.Post) ?? {}
  const ratio = width / height
  const checks: Record<FitProblem, boolean> = {
    type: !imageTypes.includes(mimeType),
    bytes: bytes > maxImageBytes,
    width: width < minWidth,
    tall: minAspectRatio !== null && ratio < minAspectRatio,
    wide: maxAspectRatio !== null && ratio > maxAspectRatio,
  }
  return (Object.keys(checks) as FitProblem[]).filter((problem) => checks[problem])
}
