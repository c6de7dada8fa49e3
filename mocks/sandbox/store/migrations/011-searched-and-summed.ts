// Adds search columns, sums of survey answers, and tables for documents that expire after a day.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { foldText } from '#mocks/sandbox/store/fold-text.ts'
import { createIndex, createTable, textType } from '#mocks/sandbox/store/migrations/create-table.ts'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import { stored, withoutNul } from '#mocks/sandbox/store/rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

type Fields = Record<string, unknown>
type Database = Kysely<Record<string, Row>>

const ofDay = (table: string) => ({ table, columns: 'day text not null', indices: ['day, id'] })
const TALLY = {
  table: 'survey_tally',
  columns: `survey_id text references survey on delete cascade, question_id text not null, place integer not null,
    count integer not null`,
  indices: ['survey_id, question_id, id'],
}

const searched = (...texts: unknown[]) =>
  withoutNul(foldText(texts.filter((one) => typeof one === 'string').join('\n')))

const fieldsIn = (list: unknown, field: string): unknown[] =>
  Array.isArray(list) ? list.map((one: Fields) => one[field]) : []

/** In UTC, so that it can be compared; null for what is not snoozed. */
const snoozeEnd = ({ status, snoozedUntil }: Fields) =>
  status === 3 && typeof snoozedUntil === 'string' ? new Date(snoozedUntil).toISOString() : null

/** Columns that tables get, and what stands in them. */
const TEXT = (name: string) => `"${name}" text not null default ''`

const COLUMNS: Record<string, { columns: string[]; valuesOf: (row: Row, body: Fields) => Row }> = {
  file: {
    columns: [TEXT('search_text')],
    valuesOf: (_, { name, altText }) => ({ search_text: searched(name, altText) }),
  },
  autopilot_exception: {
    columns: [TEXT('last_day'), TEXT('search_text')],
    valuesOf: ({ expires_on: expiresOn }, { name }) => ({ last_day: expiresOn ?? '9', search_text: searched(name) }),
  },
  anomaly: {
    columns: [
      '"status" integer not null default 1',
      '"snooze_end" text',
      '"size" double precision not null default 0',
      '"deviation_pct" double precision not null default 0',
      TEXT('search_text'),
    ],
    valuesOf: (_, body) => ({
      status: Number(body.status ?? 1),
      snooze_end: snoozeEnd(body),
      size: Math.abs(Number(body.score ?? 0)),
      deviation_pct: Number(body.deviationPct ?? 0),
      search_text: searched(
        body.assigneeName,
        ...fieldsIn(body.contributors, 'value'),
        ...fieldsIn(body.comments, 'text'),
      ),
    }),
  },
  audit_record: {
    columns: [TEXT('entry_id')],
    valuesOf: ({ id }, { entry }) => ({ entry_id: stored((entry as Fields | undefined)?.id) ?? id ?? '' }),
  },
}

/** The ids of documents that expire after a day contain it: `acc_1.2026-11-19`, `acc_1.2026-11-19.findings`. */
async function moveToDays(database: Database, kind: string, table: string): Promise<void> {
  const found = await database.selectFrom('document').selectAll().where('kind', '=', kind).execute()
  for (const { id, body } of found) {
    const { id: _, ...rest }: Fields = JSON.parse(String(body))
    const [, day = ''] = /\.(\d{4}-\d\d-\d\d)(?:\.|$)/.exec(String(id)) ?? []
    const row = { id: id ?? '', day, body: JSON.stringify(rest) }
    await database.insertInto(table).values(row).execute()
  }
  await database.deleteFrom('document').where('kind', '=', kind).execute()
}

const places = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => `${first + place}`)

/** The countable answers to a question: its options, 0 to 10, or one to five stars. */
function countedOf({ type, options }: Fields): string[] {
  if (type === 3) return places(0, 10)
  if (type === 4) return places(1, 5)
  return Array.isArray(options) ? options.map(String) : []
}

async function sumUp(database: Database, surveyId: string, questions: Fields[]): Promise<void> {
  const responses = await database
    .selectFrom('survey_response')
    .select('body')
    .where('survey_id', '=', surveyId)
    .execute()
  const answers = responses.map(({ body }) => (JSON.parse(String(body)) as { answers?: Fields }).answers ?? {})
  for (const question of questions)
    for (const [place, key] of countedOf(question).entries()) {
      const count = answers.flatMap((given) => given[String(question.id)]).filter((one) => String(one) === key).length
      const id = `${surveyId}.${String(question.id)}.${place}`
      const row = { id, survey_id: surveyId, question_id: String(question.id), place, count, body: '{}' }
      if (count > 0) await database.insertInto('survey_tally').values(row).execute()
    }
}

/** A run is a single transaction, so no reader ever sees an item running. */
function withoutRunning(body: Fields): Fields {
  const { runningSince: _, ...rest } = body
  return 'item' in rest ? { ...rest, item: withoutRunning(rest.item as Fields) } : rest
}

export const searchedAndSummed: Migration = {
  async up(given: Kysely<unknown>) {
    const database = given as Database
    const run = (statement: string) => sql.raw(statement).execute(given)
    for (const [table, { columns, valuesOf }] of Object.entries(COLUMNS)) {
      for (const column of columns)
        await run(`alter table "${table}" add column ${column.replace(' text', ` ${textType(given)}`)}`)
      await rewriteRows(database, table, valuesOf)
    }
    for (const table of ['autopilot_item', 'autopilot_deleted_item'])
      await rewriteRows(database, table, (_, body) => ({ body: JSON.stringify(withoutRunning(body)) }))
    for (const table of ['ai_usage', 'ai_analysis']) await createTable(given, ofDay(table))
    await moveToDays(database, 'aiUsage', 'ai_usage')
    await moveToDays(database, 'aiAnalysis', 'ai_analysis')
    await createTable(given, TALLY)
    for (const { id, body } of await database.selectFrom('survey').select(['id', 'body']).execute())
      await sumUp(database, String(id), (JSON.parse(String(body)) as { questions?: Fields[] }).questions ?? [])
    await createIndex(given, 'autopilot_activity', 'occurred_at')
    await createIndex(given, 'autopilot_deleted_item', 'deleted_at')
    await createIndex(given, 'audit_record', 'reader_id, occurred_at, entry_id, id')
  },
}
