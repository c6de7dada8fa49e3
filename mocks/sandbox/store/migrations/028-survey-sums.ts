// The answers of surveys are filtered by the store, and add up in stored sums by day, source and language.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { foldText } from '#mocks/sandbox/store/fold-text.ts'
import { answerLine, labelLine } from '#mocks/sandbox/store/label-line.ts'
import { createIndex, createTable, textType } from '#mocks/sandbox/store/migrations/create-table.ts'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import { withoutNul } from '#mocks/sandbox/store/rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

type Database = Kysely<Record<string, Row>>
type Body = { via?: string | null; language?: string; answers?: Record<string, string[]>; tags?: string[] }

const SUMS = {
  table: 'survey_sums',
  columns: `survey_id text not null references survey on delete cascade, day text not null, via text not null,
    language text not null, time_zone text not null`,
  indices: ['survey_id, day, id'],
}
const COLUMNS = [
  '"via" text',
  `"language" text not null default 'en'`,
  '"sum_id" text references "survey_sums" on delete set null',
  `"search_text" text not null default ''`,
  `"tag_line" text not null default ''`,
  `"answer_line" text not null default ''`,
]

function rewrittenResponse({ email }: Row, body: Record<string, unknown>): Row {
  const { via = null, language = 'en', ...others }: Body = body
  const texts = Object.values(others.answers ?? {}).flat()
  return {
    via,
    language,
    search_text: withoutNul(foldText(texts.filter((text) => text.toLowerCase() !== email).join('\n'))),
    tag_line: withoutNul(foldText(labelLine(others.tags))),
    answer_line: withoutNul(foldText(answerLine(others.answers ?? {}))),
    body: JSON.stringify(others),
  }
}

/** The job of each survey adds its answers to the sums. */
async function noteJobs(database: Database): Promise<void> {
  const due_at = new Date().toISOString()
  for (const { id, account_id } of await database.selectFrom('survey').select(['id', 'account_id']).execute())
    await database
      .insertInto('due_job')
      .values({
        kind: 'survey',
        subject_id: id ?? '',
        account_id: account_id ?? null,
        due_at,
        attempts: 0,
        last_error: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

export const surveySums: Migration = {
  async up(given: Kysely<unknown>) {
    const database = given as Database
    await createTable(given, SUMS)
    for (const column of COLUMNS)
      await sql
        .raw(`alter table "survey_response" add column ${column.replace(' text', ` ${textType(given)}`)}`)
        .execute(given)
    await rewriteRows(database, 'survey_response', rewrittenResponse)
    await createIndex(given, 'survey_response', 'survey_id, sum_id')
    await noteJobs(database)
  },
}
