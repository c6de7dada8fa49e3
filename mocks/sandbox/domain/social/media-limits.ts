// The limits of the networks for images and videos, as published in November 2026, and their validation.
import { type MediaValidationResult, MediaValidationSeverity, SocialNetwork, SocialPostType } from '@adwright/sdk/types'
import type { StoredFile } from '#mocks/sandbox/domain/files/files.ts'
import { NETWORK_NAMES, type Network } from '#mocks/sandbox/domain/social/posts.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import type { ProblemCode } from '#mocks/sandbox/texts/problems.ts'
import { textOf } from '#mocks/sandbox/texts/problems.ts'

type PostType = 1 | 2 | 3 | 4
type Range = [least: number, most: number]
type Limits = {
  images: string[]
  mostImageMb: number
  mostVideoMb: number
  leastWidth: number
  count: Record<PostType, Range>
  /** Width to height, by form; null takes any. */
  shape: Record<PostType, Range | null>
  seconds: Record<PostType, Range>
}

export const VIDEO_TYPES: readonly string[] = ['video/mp4', 'video/quicktime']
const UPRIGHT: Range = [0.5, 0.65]
const same = <T>(value: T): Record<PostType, T> => ({ 1: value, 2: value, 3: value, 4: value })

export const MEDIA_LIMITS: Record<Network, Limits> = {
  [SocialNetwork.Facebook]: {
    images: ['image/jpeg', 'image/png', 'image/gif'],
    mostImageMb: 10,
    mostVideoMb: 200,
    leastWidth: 200,
    count: { 1: [0, 10], 2: [1, 1], 3: [1, 1], 4: [2, 10] },
    shape: { 1: null, 2: UPRIGHT, 3: UPRIGHT, 4: null },
    seconds: { ...same<Range>([1, 14_400]), 2: [1, 60], 3: [3, 90] },
  },
  [SocialNetwork.Instagram]: {
    images: ['image/jpeg', 'image/png'],
    mostImageMb: 8,
    mostVideoMb: 100,
    leastWidth: 320,
    count: { 1: [1, 1], 2: [1, 1], 3: [1, 1], 4: [2, 10] },
    shape: { 1: [0.8, 1.91], 2: UPRIGHT, 3: UPRIGHT, 4: [0.8, 1.91] },
    seconds: { 1: [3, 60], 2: [1, 60], 3: [3, 90], 4: [3, 60] },
  },
  [SocialNetwork.LinkedIn]: {
    images: ['image/jpeg', 'image/png', 'image/gif'],
    mostImageMb: 10,
    mostVideoMb: 200,
    leastWidth: 276,
    count: { 1: [0, 9], 2: [1, 1], 3: [1, 1], 4: [2, 9] },
    shape: same<Range | null>([0.41, 2.41]),
    seconds: same<Range>([3, 600]),
  },
  [SocialNetwork.X]: {
    images: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
    mostImageMb: 5,
    mostVideoMb: 200,
    leastWidth: 200,
    count: { 1: [0, 4], 2: [1, 1], 3: [1, 1], 4: [2, 4] },
    shape: same<Range | null>([0.33, 3]),
    seconds: same<Range>([0.5, 140]),
  },
}

const WORDS = {
  en: {
    to: ' to ',
    files: ['file', 'files'],
    atLeast: 'at least',
    forms: ['A post', 'A story', 'A reel', 'A carousel'],
  },
  tr: { to: '–', files: ['dosya', 'dosya'], atLeast: 'en az', forms: ['gönderi', 'hikâye', 'reels', 'karusel'] },
} satisfies Record<Language, object>

export const BYTES_PER_MB = 1024 * 1024

/** Returns the limits of these networks that the files violate, errors first, then in order of network and file. */
export function validateMedia(
  files: StoredFile[],
  networks: readonly Network[],
  postType: PostType,
  language: Language,
): MediaValidationResult[] {
  const results = networks.flatMap((network) => [
    ...countResults(files, network, postType, language),
    ...files.flatMap((file) => fileResults(file, network, postType, language)),
  ])
  return results.sort((a, b) => b.severity - a.severity)
}

type Found = { rule: MediaValidationResult['rule']; code: ProblemCode; limit: string | null; actual: string | null }

const result = (
  { rule, code, limit, actual }: Found,
  network: Network,
  fileId: string | null,
  language: Language,
  form = '',
): MediaValidationResult => ({
  network,
  fileId,
  rule,
  severity: rule === 'altText' ? MediaValidationSeverity.Warning : MediaValidationSeverity.Error,
  message: textOf(code, language, { network: NETWORK_NAMES[network], limit: limit ?? '', form }),
  limit,
  actual,
})

function countResults(files: StoredFile[], network: Network, postType: PostType, language: Language) {
  const { to, files: nouns, forms } = WORDS[language]
  const [least, most] = MEDIA_LIMITS[network].count[postType]
  if (files.length >= least && files.length <= most) return []
  const counted = (count: number) => `${count} ${nouns[count === 1 ? 0 : 1]}`
  const limit = least === most ? counted(most) : `${least}${to}${counted(most)}`
  const found: Found = { rule: 'mediaCount', code: 'media-count', limit, actual: counted(files.length) }
  return [result(found, network, null, language, forms[postType - 1])]
}

function fileResults(file: StoredFile, network: Network, postType: PostType, language: Language) {
  const limits = MEDIA_LIMITS[network]
  const { to, atLeast } = WORDS[language]
  const isVideo = file.mimeType.startsWith('video/')
  const found: Found[] = []
  const taken = postType === SocialPostType.Reel ? VIDEO_TYPES : [...limits.images, ...VIDEO_TYPES]
  // The product's own pictures are drawn as SVG here, where the real service makes PNG.
  const isOwnPicture = file.ownerId === null && file.mimeType === 'image/svg+xml'
  if (!taken.includes(isOwnPicture ? 'image/png' : file.mimeType)) {
    found.push({
      rule: 'mimeType',
      code: 'media-mime-type',
      limit: taken.join(', ').slice(0, 100),
      actual: file.mimeType,
    })
  }
  const mostMb = isVideo ? limits.mostVideoMb : limits.mostImageMb
  if (file.sizeBytes > mostMb * BYTES_PER_MB) {
    const actual = `${(file.sizeBytes / BYTES_PER_MB).toFixed(1)} MB`
    found.push({ rule: 'fileSize', code: 'media-file-size', limit: `${mostMb} MB`, actual })
  }
  if (file.width !== null && file.width < limits.leastWidth) {
    const limit = `${atLeast} ${limits.leastWidth} px`
    found.push({ rule: 'width', code: 'media-width', limit, actual: `${file.width} px` })
  }
  const shape = limits.shape[postType]
  const ratio = file.width && file.height ? file.width / file.height : undefined
  if (shape && ratio !== undefined && (ratio < shape[0] || ratio > shape[1])) {
    const limit = `${shape[0]}${to}${shape[1]}`
    found.push({ rule: 'aspectRatio', code: 'media-aspect-ratio', limit, actual: ratio.toFixed(2) })
  }
  const [shortest, longest] = limits.seconds[postType]
  const { durationSeconds } = file
  if (isVideo && durationSeconds !== null && (durationSeconds < shortest || durationSeconds > longest)) {
    const limit = `${shortest}${to}${longest} s`
    found.push({ rule: 'duration', code: 'media-duration', limit, actual: `${durationSeconds} s` })
  }
  if (!file.altText) found.push({ rule: 'altText', code: 'media-alt-text', limit: null, actual: null })
  return found.map((one) => result(one, network, file.id, language))
}
