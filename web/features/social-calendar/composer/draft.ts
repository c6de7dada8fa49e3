import {
  type FileItem,
  type SocialNetwork,
  type SocialPost,
  type SocialPostDraft,
  SocialPostType,
} from '@adwright/sdk/types'

export interface DraftChannel {
  network: SocialNetwork
  channelId: string
  channelName: string
  /** A version of its own; null follows the default text. */
  text: string | null
}

/** A post as it is being written. */
export interface Draft {
  title: string
  channels: DraftChannel[]
  text: string
  link: string
  hashtags: string
  firstComment: string
  labels: string
  media: FileItem[]
  postType: SocialPostType
  scheduledAt: string | null
  strategyId: string | null
}

export const emptyDraft: Draft = {
  title: '',
  channels: [],
  text: '',
  link: '',
  hashtags: '',
  firstComment: '',
  labels: '',
  media: [],
  postType: SocialPostType.Post,
  scheduledAt: null,
  strategyId: null,
}

export function draftOf(post: SocialPost): Draft {
  return {
    title: post.title,
    channels: post.channels.map(({ network, channelId, channelName, text }) => ({
      network,
      channelId,
      channelName,
      text,
    })),
    text: post.text,
    link: post.link ?? '',
    hashtags: post.hashtags.map((tag) => `#${tag}`).join(' '),
    firstComment: post.channels.find(({ firstComment }) => firstComment)?.firstComment ?? '',
    labels: post.labels.join(', '),
    media: post.media,
    postType: post.postType,
    scheduledAt: post.scheduledAt,
    strategyId: post.strategyId,
  }
}

const unique = (parts: readonly string[]) => [...new Set(parts.map((part) => part.trim()).filter(Boolean))]

const MAX_TITLE = 100

/** Hashtags without their sign, separated by spaces, commas or signs. */
export const hashtagsIn = (text: string): string[] => unique(text.split(/[\s,#]+/))
export const labelsIn = (text: string): string[] => unique(text.split(','))

const TEXT_FIELDS = ['title', 'text', 'link', 'hashtags', 'firstComment', 'labels'] as const
export type TextFieldName = (typeof TEXT_FIELDS)[number]

/** The path of the form's field that a field of the API belongs to; undefined if it has none. */
export function fieldOf(draft: Draft, apiField: string): TextFieldName | `channels.${number}.text` | undefined {
  const [name, index, part] = apiField.split('.')
  if (name === 'channels' && part === 'firstComment') return 'firstComment'
  if (name === 'channels' && part === 'text')
    return draft.channels[Number(index)]?.text == null ? 'text' : `channels.${Number(index)}.text`
  return TEXT_FIELDS.find((field) => field === name)
}

/** A title for the calendar where none was entered: the start of the text. */
const titleOf = ({ title, text }: Draft, untitled: string) =>
  title.trim() ||
  Array.from(text.trim().split('\n')[0] ?? '')
    .slice(0, MAX_TITLE)
    .join('')
    .trim() ||
  untitled

/** The body that saves a draft. */
export function bodyOf(draft: Draft, timeZone: string, untitled: string): SocialPostDraft {
  return {
    title: titleOf(draft, untitled),
    text: draft.text,
    link: draft.link.trim() || null,
    hashtags: hashtagsIn(draft.hashtags),
    labels: labelsIn(draft.labels),
    mediaFileIds: draft.media.map(({ id }) => id),
    postType: draft.postType,
    scheduledAt: draft.scheduledAt,
    timeZone,
    strategyId: draft.strategyId,
    channels: draft.channels.map(({ network, channelId, text }) => ({
      network,
      channelId,
      text,
      firstComment: draft.firstComment.trim() || null,
    })),
  }
}
