// Publishing by channel, search and deletion of posts, records of the networks, and columns of files to filter and sum by.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { foldText } from '#mocks/sandbox/store/fold-text.ts'
import { createIndex, createTable, textType } from '#mocks/sandbox/store/migrations/create-table.ts'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import { stored, withoutNul } from '#mocks/sandbox/store/rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

type Fields = Record<string, unknown>

const NETWORK_POST = {
  table: 'network_post',
  columns: 'channel_key text not null, reference text not null, published_at text not null',
  indices: ['channel_key, published_at, id', 'reference'],
}

const FAILURES: Record<string, number> = {
  'post-reconnect-needed': 1,
  'post-not-allowed': 2,
  'post-channel-gone': 3,
  'post-media-refused': 5,
}
const PUBLISHING = 4
const SCHEDULED = 3

const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? (value as Fields[]) : [])

function channelOf(channel: Fields, { publishedAt, refusals }: Fields): Fields {
  const { failureReason: _, ...rest } = channel
  const key = `${String(channel.network)}.${String(channel.channelId)}`
  const code = (refusals as Record<string, { code?: string }> | undefined)?.[key]?.code
  const isOut = typeof channel.publishedUrl === 'string'
  return {
    firstComment: null,
    publishedAt: isOut ? (publishedAt ?? null) : null,
    failureCode: code === undefined ? null : (FAILURES[code] ?? null),
    attemptCount: isOut || code !== undefined ? 1 : 0,
    nextTryAt: null,
    answersAt: null,
    claimedAttempt: 0,
    ...rest,
  }
}

function searchText(body: Fields): string {
  const texts = [body.title, body.text, ...listOf(body.channels).map(({ text }) => text)]
  const words = [...texts, ...listOf(body.hashtags), ...listOf(body.labels)].filter((one) => typeof one === 'string')
  return withoutNul(foldText(words.join('\n')))
}

function moved(row: Row, body: Fields): Row {
  const { refusals: _, ...rest } = body
  const channels = listOf(body.channels).map((channel) => channelOf(channel, body))
  const post = { createdByUserId: null, approvedAt: null, comments: [], ...rest, channels }
  // A post that was on its way begins anew: its networks had not answered.
  const status = row.status === PUBLISHING ? SCHEDULED : row.status
  return { status: status ?? SCHEDULED, search_text: searchText(post), body: JSON.stringify(post) }
}

function fileColumns(_: Row, { sizeBytes, mimeType, usedBy, ...rest }: Fields): Row {
  const type = String(mimeType)
  const kind = type.startsWith('image/') ? 1 : type.startsWith('video/') ? 2 : 3
  const isUnused = listOf(usedBy).length === 0
  return {
    size_bytes: Number(sizeBytes ?? 0),
    kind,
    is_unused: stored(isUnused),
    body: JSON.stringify({ ...rest, mimeType, usedBy }),
  }
}

export const publishingByChannel: Migration = {
  async up(database: Kysely<unknown>) {
    const text = textType(database)
    await sql.raw(`alter table "social_post" add column "deleted_at" ${text}`).execute(database)
    await sql.raw(`alter table "social_post" add column "search_text" ${text} not null default ''`).execute(database)
    await rewriteRows(database as Kysely<Record<string, Row>>, 'social_post', moved)
    for (const column of ['"size_bytes" integer not null default 0', '"kind" integer not null default 3'])
      await sql.raw(`alter table "file" add column ${column}`).execute(database)
    await sql.raw('alter table "file" add column "is_unused" boolean not null default true').execute(database)
    await rewriteRows(database as Kysely<Record<string, Row>>, 'file', fileColumns)
    await createIndex(database, 'social_post', 'account_id, deleted_at')
    await createTable(database, NETWORK_POST)
  },
}
