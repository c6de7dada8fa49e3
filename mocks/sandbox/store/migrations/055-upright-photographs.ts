// Photographs that a phone stored on its side had the width and height of the stored image; they are measured again.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Row, Tables } from '#mocks/sandbox/store/tables.ts'

export const uprightPhotographs: Migration = {
  async up(database: Kysely<unknown>) {
    const files = (database as Kysely<Record<string, Row>>).selectFrom('file').select(['id', 'created_at', 'body'])
    for (const { id, created_at, body } of await files.execute()) {
      if (JSON.parse(String(body)).mimeType !== 'image/jpeg') continue
      const job = { kind: 'photograph' as const, subject_id: String(id), account_id: null, due_at: String(created_at) }
      await (database as Kysely<Tables>)
        .insertInto('due_job')
        .values({ ...job, attempts: 0, last_error: null })
        .execute()
    }
  },
}
