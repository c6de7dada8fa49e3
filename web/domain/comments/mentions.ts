import type { Member } from '#web/domain/people/use-members.ts'
import { foldText } from '#web/lib/search-text.ts'

const MAX_MENTIONS = 20
const MAX_SUGGESTIONS = 6

/** An `@`, not inside a word as in an email address, and the rest of the line behind it. */
const LAST_MENTION = /(?<![\p{L}\p{N}])@([^@\n]*)$/u
const EVERY_MENTION = /(?<![\p{L}\p{N}])@([^@\n]*)/gu
const STARTS_WITH_WORD_CHARACTER = /^[\p{L}\p{N}]/u

export interface MentionQuery {
  /** The position of its `@`. */
  start: number
  query: string
}

/** The mention that is being typed before the cursor. */
export function mentionAt(text: string, cursor: number): MentionQuery | undefined {
  const found = LAST_MENTION.exec(text.slice(0, cursor))
  return found ? { start: found.index, query: found[1] ?? '' } : undefined
}

/** The members whose name continues a query, from the start of one of its words on. */
export function matchingMembers(query: string, members: readonly Member[]): Member[] {
  const typed = foldText(query)
  return members.filter(({ name }) => ` ${foldText(name)}`.includes(` ${typed}`)).slice(0, MAX_SUGGESTIONS)
}

const startsWithName = (text: string, name: string) =>
  text.startsWith(name) && !STARTS_WITH_WORD_CHARACTER.test(text.slice(name.length))

/** The members that one mention means: the one whose whole name it is, otherwise all with that first name. */
function membersNamed(mention: string, members: readonly Member[]): readonly Member[] {
  const whole = members.filter(({ name }) => startsWithName(mention, foldText(name)))
  const longest = Math.max(...whole.map(({ name }) => name.length))
  if (whole.length > 0) return whole.filter(({ name }) => name.length === longest)
  return members.filter(({ name }) => startsWithName(mention, foldText(name.split(' ')[0] ?? name)))
}

/** The ids of the members a text mentions, by `@` and their whole name or first name. */
export function mentionedIn(text: string, members: readonly Member[]): string[] {
  const named = [...foldText(text).matchAll(EVERY_MENTION)].flatMap(([, mention = '']) =>
    membersNamed(mention, members),
  )
  return [...new Set(named.map(({ id }) => id))].slice(0, MAX_MENTIONS)
}
