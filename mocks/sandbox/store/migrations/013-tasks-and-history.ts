// Tasks get a trash, rounds, and columns to search and sort by; edited things get a history.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { foldText } from '#mocks/sandbox/store/fold-text.ts'
import { createIndex, createTable, textType } from '#mocks/sandbox/store/migrations/create-table.ts'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import { stored, withoutNul } from '#mocks/sandbox/store/rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

type Fields = Record<string, unknown>

const HISTORY = {
  table: 'change_entry',
  columns: 'subject_id text not null, occurred_at text not null',
  indices: ['subject_id, occurred_at, id', 'occurred_at'],
}

const TEXT = (name: string) => `"${name}" text not null default ''`
const COLUMNS = [
  '"due_on" text',
  '"origin_kind" integer',
  '"hours" double precision not null default 0',
  TEXT('title_order'),
  TEXT('search_text'),
  TEXT('label_line'),
  TEXT('updated_at'),
  '"deleted_at" text',
]

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const texts = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : [])
const folded = (...parts: string[]) => withoutNul(foldText(parts.join('\n')))

function columnsOf(row: Row, { title, description, labels, origin, estimateHours, completedAt, dueOn }: Fields): Row {
  return {
    due_on: stored(dueOn),
    origin_kind: stored((origin as Fields | null | undefined)?.kind),
    hours: Number(estimateHours ?? 0),
    title_order: folded(text(title)),
    search_text: folded(text(title), text(description), ...texts(labels)),
    label_line: folded(
      texts(labels)
        .map((label) => `\n${label}\n`)
        .join(''),
    ),
    updated_at: stored(completedAt) ?? row.created_at ?? '',
  }
}

function bodyOf({ comments, ...body }: Fields): string {
  const said = (Array.isArray(comments) ? comments : []).map((comment: Fields) => ({
    ...comment,
    authorUserId: null,
    mentionedUserIds: [],
  }))
  const added = { repeat: null, rounds: [], beganAt: null, completedByName: null }
  return JSON.stringify({ ...body, comments: said, ...added })
}

export const tasksAndHistory: Migration = {
  async up(database: Kysely<unknown>) {
    const run = (statement: string) => sql.raw(statement).execute(database)
    await createTable(database, HISTORY)
    for (const column of COLUMNS)
      await run(`alter table "task" add column ${column.replace(' text', ` ${textType(database)}`)}`)
    await rewriteRows(database as Kysely<Record<string, Row>>, 'task', (row, body) => ({
      ...columnsOf(row, body),
      body: bodyOf(body),
    }))
    await createIndex(database, 'task', 'plan_id, status')
    await createIndex(database, 'task', 'deleted_at')
  },
}
