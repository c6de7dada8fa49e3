// Reads the rows of a table of posts; what is wrong with a row is said of its cell and refuses that row only.
import type { SocialPostDraft, SocialPostImportRow } from '@adwright/sdk/types'
import { NETWORK_NAMES } from '#mocks/sandbox/domain/social/posts.ts'
import type { ReachedChannel } from '#mocks/sandbox/domain/social/reached-channels.ts'
import { foldText } from '#mocks/sandbox/store/fold-text.ts'
import type { ProblemCode } from '#mocks/sandbox/texts/problems.ts'
import { type Day, dayNumber, dayOfNumber } from '#mocks/sandbox/time/time-zone.ts'
import { momentOf } from '#mocks/sandbox/time/wall-clock.ts'

export type RowProblem = { field: string; code: ProblemCode; values?: Record<string, string | number> }
export type ReadRow = { draft: SocialPostDraft } | { problem: RowProblem }
type Settings = { channels: readonly ReachedChannel[]; timeZone: string; now: Date }

const MAX_TITLE = 100
const MAX_TEXT = 5000
const MAX_FIRST_COMMENT = 2200
const MAX_HASHTAGS = 30
const MAX_LABELS = 20
const MAX_LABEL = 50
const DEFAULT_TIME = '09:00'

const parts = (cell: string, separator: RegExp) => [
  ...new Set(
    cell
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

const two = (digits: string) => digits.padStart(2, '0')

/** `2026-11-30`, `30.11.2026` or `30/11/2026`; undefined for everything else, 30 February included. */
function dayOf(cell: string): Day | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell)
  const local = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(cell)
  const [year, month, day] = iso ? iso.slice(1) : local ? local.slice(1).toReversed() : []
  if (!year || !month || !day) return undefined
  const written = `${year}-${two(month)}-${two(day)}`
  return !Number.isNaN(Date.parse(written)) && dayOfNumber(dayNumber(written)) === written ? written : undefined
}

function timeOf(cell: string): string | undefined {
  const [, hour, minute] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(cell) ?? []
  return hour && minute ? `${two(hour)}:${minute}` : undefined
}

/** Channels by id, by name, or by the name of their network. */
function channelsFor(name: string, channels: readonly ReachedChannel[]): ReachedChannel[] {
  const wanted = foldText(name)
  const own = channels.filter((channel) => channel.channelId === name || foldText(channel.name) === wanted)
  if (own.length > 0) return own
  return channels.filter((channel) => channel.isAllowed && foldText(NETWORK_NAMES[channel.network]) === wanted)
}

const refused = (field: string, code: ProblemCode, values?: Record<string, string | number>): ReadRow => ({
  problem: { field, code, ...(values ? { values } : {}) },
})

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function momentIn(row: SocialPostImportRow, { timeZone, now }: Settings): string | null | RowProblem {
  const date = (row.date ?? '').trim()
  const time = (row.time ?? '').trim()
  if (date === '') return time === '' ? null : { field: 'date', code: 'import-date' }
  const day = dayOf(date)
  if (!day) return { field: 'date', code: 'import-date' }
  const clock = time === '' ? DEFAULT_TIME : timeOf(time)
  if (!clock) return { field: 'time', code: 'import-time' }
  const moment = momentOf(day, clock, timeZone)
  return moment <= now ? { field: 'date', code: 'time-in-the-past' } : moment.toISOString()
}

/** The post of a row, or the first cell that is wrong. */
export function readRow(row: SocialPostImportRow, settings: Settings): ReadRow {
  const text = (row.text ?? '').trim()
  const title = (row.title ?? '').trim() || text.slice(0, MAX_TITLE).trim()
  const firstComment = (row.firstComment ?? '').trim()
  const link = (row.link ?? '').trim()
  const hashtags = parts((row.hashtags ?? '').replaceAll('#', ' '), /[\s,;]+/)
  const labels = parts(row.labels ?? '', /[,;]+/)
  if (title === '') return refused('text', 'import-text-missing')
  if (title.length > MAX_TITLE) return refused('title', 'import-too-long', { limit: MAX_TITLE })
  if (text.length > MAX_TEXT) return refused('text', 'import-too-long', { limit: MAX_TEXT })
  const scheduledAt = momentIn(row, settings)
  if (scheduledAt !== null && typeof scheduledAt !== 'string') return { problem: scheduledAt }
  const found: ReachedChannel[] = []
  for (const name of parts(row.channels ?? '', /[,;]+/)) {
    const channels = channelsFor(name, settings.channels)
    if (channels.length === 0) return refused('channels', 'import-channel', { channel: name.slice(0, 100) })
    found.push(...channels)
  }
  if (link !== '' && !isWebAddress(link)) return refused('link', 'import-link')
  if (hashtags.length > MAX_HASHTAGS || hashtags.some((tag) => tag.length > 100))
    return refused('hashtags', 'import-hashtags')
  if (labels.length > MAX_LABELS || labels.some((label) => label.length > MAX_LABEL))
    return refused('labels', 'import-labels')
  if (firstComment.length > MAX_FIRST_COMMENT)
    return refused('firstComment', 'import-too-long', { limit: MAX_FIRST_COMMENT })
  const channels = [...new Set(found)].map(({ network, channelId }) => ({
    network,
    channelId,
    firstComment: firstComment || null,
  }))
  return { draft: { title, text, link: link || null, hashtags, labels, scheduledAt, channels } }
}

/** Equal for rows that make the same post. */
export const rowKey = ({ title, text, scheduledAt, channels = [] }: Partial<SocialPostDraft>): string =>
  JSON.stringify([
    title,
    text,
    scheduledAt ? new Date(scheduledAt).toISOString() : null,
    channels.map(({ network, channelId }) => `${network}.${channelId}`).sort(),
  ])
