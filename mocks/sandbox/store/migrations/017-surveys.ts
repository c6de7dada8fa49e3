// Surveys have logic, languages, a page of their own key and can be deleted for 30 days; their answers are kept step by step.
import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { foldText } from '#mocks/sandbox/store/fold-text.ts'
import { createIndex, createTable, textType } from '#mocks/sandbox/store/migrations/create-table.ts'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import { withoutNul } from '#mocks/sandbox/store/rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

type Fields = Record<string, unknown>
type Database = Kysely<Record<string, Row>>

const COLUMNS = [
  `"share_key" text not null default ''`,
  '"is_alarmed" integer not null default 0',
  '"deleted_at" text',
  `"search_text" text not null default ''`,
]
const RESPONSE = {
  table: 'survey_response',
  columns: `survey_id text not null references survey on delete cascade, account_id text not null, key text not null,
    started_at text not null, updated_at text not null, sent_at text, score integer, email text`,
  indices: [
    'survey_id, started_at, id',
    'key',
    'survey_id, updated_at',
    'survey_id, sent_at',
    'account_id, sent_at',
    'account_id, email',
  ],
}
const NEW_QUESTION = {
  rows: null,
  hasOther: false,
  isShuffled: false,
  maxChoices: null,
  lowLabel: null,
  highLabel: null,
  joiner: 1,
  showIf: [],
}
const NEW_SURVEY = {
  language: 'en',
  translations: [],
  thanksText: null,
  closedText: null,
  accentColor: null,
  answersLimit: null,
  keepDays: null,
  alarm: null,
  copyOfId: null,
  visitsUntil: null,
}
const SCALE = 3
const SHARE_KEY_BYTES = 16
const shareKey = () => randomBytes(SHARE_KEY_BYTES).toString('base64url')

const questionsOf = (body: Fields) => (body.questions ?? []) as Fields[]

function rewrittenSurvey({ title }: Row, body: Fields): Row {
  const name = typeof body.title === 'string' ? body.title : title
  const texts = [name, body.description].filter((one) => typeof one === 'string')
  const questions = questionsOf(body).map((question) => ({ ...NEW_QUESTION, ...question }))
  return {
    share_key: shareKey(),
    search_text: withoutNul(foldText(texts.join('\n'))),
    body: JSON.stringify({ ...NEW_SURVEY, ...body, questions }),
  }
}

/** Every answer is a list of texts now. */
const answersOf = (answers: Fields) =>
  Object.fromEntries(Object.entries(answers).map(([id, value]) => [id, [value].flat().map(String)]))

function rewrittenResponse(row: Row, survey: Row): Row {
  const answers = answersOf((JSON.parse(String(row.body)).answers ?? {}) as Fields)
  const scale = questionsOf(JSON.parse(String(survey.body))).find(({ type }) => type === SCALE)
  const score = answers[String(scale?.id)]?.[0]
  const sentAt = String(row.sent_at)
  const fields = { via: null, language: 'en', answers, seconds: {}, questionId: null, tags: [] }
  return {
    id: row.id ?? '',
    survey_id: survey.id ?? '',
    account_id: survey.account_id ?? '',
    key: shareKey(),
    started_at: sentAt,
    updated_at: sentAt,
    sent_at: sentAt,
    score: score === undefined ? null : Number(score),
    email: null,
    body: JSON.stringify(fields),
  }
}

async function moveResponses(given: Kysely<unknown>, database: Database): Promise<void> {
  const old = await database.selectFrom('survey_response').selectAll().execute()
  const surveys = await database.selectFrom('survey').selectAll().execute()
  await database.schema.dropTable('survey_response').execute()
  await createTable(given, RESPONSE)
  for (const row of old) {
    const survey = surveys.find(({ id }) => id === row.survey_id)
    if (survey) await database.insertInto('survey_response').values(rewrittenResponse(row, survey)).execute()
  }
}

/** The job that lets people answer, for the surveys that were opened before there was one. */
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

export const surveys: Migration = {
  async up(given: Kysely<unknown>) {
    const database = given as Database
    for (const column of COLUMNS)
      await sql.raw(`alter table "survey" add column ${column.replace(' text', ` ${textType(given)}`)}`).execute(given)
    await rewriteRows(database, 'survey', rewrittenSurvey)
    await createIndex(given, 'survey', 'share_key')
    await createIndex(given, 'survey', 'deleted_at')
    await database.schema.dropTable('survey_tally').execute()
    await moveResponses(given, database)
    await noteJobs(database)
  },
}
