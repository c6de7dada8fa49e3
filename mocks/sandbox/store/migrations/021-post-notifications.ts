// Adds the preference for notifications of posts; it starts as approvals of suggested changes were chosen.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

type Fields = Record<string, unknown>

function withPosts(_row: Row, person: Fields): Row {
  const { approvals, ...preferences } = { ...(person.notificationPreferences as Fields | undefined) }
  return {
    body: JSON.stringify({ ...person, notificationPreferences: { posts: approvals, approvals, ...preferences } }),
  }
}

export const postNotifications: Migration = {
  up: (database: Kysely<unknown>) => rewriteRows(database as Kysely<Record<string, Row>>, 'person', withPosts),
}
