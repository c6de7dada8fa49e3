// Findings that are done are checked by the service: when, and who finished the work. Analyses say whether the service made them.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import type { Row, Tables } from '#mocks/sandbox/store/tables.ts'

const DONE = 3
const WEB_PAGE = 1
const DAY_MS = 86_400_000

/** When work that was finished before is checked: a page after a day, data of ads after 14. */
function dueAtOf({ status, analysis_kind, subject }: Row, doneAt: unknown): string | null {
  if (status !== DONE || typeof doneAt !== 'string') return null
  if (analysis_kind === WEB_PAGE && !URL.canParse(String(subject))) return null
  const days = analysis_kind === WEB_PAGE ? 1 : 14
  return new Date(Date.parse(doneAt) + days * DAY_MS).toISOString()
}

async function scheduleChecks(database: Kysely<Tables>): Promise<void> {
  const done = await database.selectFrom('analysis_finding').selectAll().where('status', '=', DONE).execute()
  for (const row of done) {
    const { id, account_id, body } = row
    const due_at = dueAtOf(row, JSON.parse(String(body)).doneAt)
    if (due_at === null) continue
    await database
      .insertInto('due_job')
      .values({
        kind: 'finding-check',
        subject_id: String(id),
        account_id: String(account_id),
        due_at,
        attempts: 0,
        last_error: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export const findingChecks: Migration = {
  async up(database: Kysely<unknown>) {
    await scheduleChecks(database as Kysely<Tables>)
    await rewriteRows(database as Kysely<Record<string, Row>>, 'analysis_finding', (row, body) => ({
      body: JSON.stringify({ ...body, doneByUserId: null, checkDueAt: dueAtOf(row, body.doneAt) }),
    }))
    await rewriteRows(database as Kysely<Record<string, Row>>, 'analysis_run', (_, body) => ({
      body: JSON.stringify({ ...body, isAutomatic: false }),
    }))
  },
}
