// The length of a social post as each network counts it. The app and the service use the same functions, so that a counter on screen and
// a refusal never disagree.
import { SocialNetwork } from './generated/types.gen.ts'

type Counting = { maxCharacters: number; isWeighted: boolean; linkLength: number | null }

/** The longest texts and how they are counted, as the networks publish them (November 2026). */
const COUNTING: Record<SocialNetwork, Counting> = {
  [SocialNetwork.Facebook]: { maxCharacters: 5000, isWeighted: false, linkLength: null },
  [SocialNetwork.Instagram]: { maxCharacters: 2200, isWeighted: false, linkLength: null },
  [SocialNetwork.LinkedIn]: { maxCharacters: 3000, isWeighted: false, linkLength: null },
  [SocialNetwork.X]: { maxCharacters: 280, isWeighted: true, linkLength: 23 },
}

export const countingOf = (network: SocialNetwork): Counting => COUNTING[network]

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
const LINK = /https?:\/\/[^\s]+/g

/** Code points that count one with the weighted method (twitter-text, configuration 3); all others count two. */
const LIGHT_RANGES: readonly (readonly [number, number])[] = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
]

const isLight = (codePoint: number) => LIGHT_RANGES.some(([first, last]) => codePoint >= first && codePoint <= last)

/** Characters as people count them: a flag, a family or a letter with its marks is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of graphemes.segment(text)) count += 1
  return count
}

function weigh(text: string): number {
  let weight = 0
  for (const { segment } of graphemes.segment(text.normalize('NFC'))) {
    if (EMOJI.test(segment)) weight += 2
    else for (const character of segment) weight += isLight(character.codePointAt(0) ?? 0) ? 1 : 2
  }
  return weight
}

/** Returns how much of a network's limit a text uses. */
export function postLength(text: string, network: SocialNetwork): number {
  const { isWeighted, linkLength } = COUNTING[network]
  if (!isWeighted) return countCharacters(text)
  const links = linkLength === null ? [] : (text.match(LINK) ?? [])
  return weigh(links.length > 0 ? text.replace(LINK, '') : text) + links.length * (linkLength ?? 0)
}

type Written = { text: string; hashtags: readonly string[]; link?: string | null | undefined }

/** Networks without link previews for programs: there the link is part of the text. */
const NETWORKS_WITH_LINK_IN_TEXT: readonly SocialNetwork[] = [SocialNetwork.Instagram, SocialNetwork.X]

/** The text that readers see: the text, the link where the network has no preview for it, and the hashtags. */
export function publishedPostText({ text, hashtags, link }: Written, network: SocialNetwork): string {
  const tags = hashtags.map((tag) => `#${tag}`).join(' ')
  const isLinkAdded = link && !text.includes(link) && NETWORKS_WITH_LINK_IN_TEXT.includes(network)
  return [text, isLinkAdded ? link : '', tags].filter(Boolean).join(' ')
}

const HASHTAG = /(?<![\p{L}\p{N}_&/])#[\p{L}\p{N}_]+/gu

/** Hashtags of a post: those of its list, and those that are written in its text and first comment. */
export const countHashtags = (text: string, hashtags: readonly string[], firstComment: string | null): number =>
  hashtags.length + [...text.matchAll(HASHTAG)].length + [...(firstComment ?? '').matchAll(HASHTAG)].length
