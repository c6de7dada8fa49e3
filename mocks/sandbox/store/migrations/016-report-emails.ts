import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

/** Notes the reports of accounts that were connected before there were any; the job sends nothing on other days, and notes the next. */
export const reportEmails: Migration = {
  async up(given: Kysely<unknown>) {
    const database = given as Kysely<Tables>
    const due_at = new Date().toISOString()
    const connections = await database
      .selectFrom('document')
      .select('id')
      .where('kind', '=', 'analyticsConnection')
      .execute()
    for (const { id } of connections)
      await database
        .insertInto('due_job')
        .values({ kind: 'report-email', subject_id: id, account_id: id, due_at, attempts: 0, last_error: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  },
}
