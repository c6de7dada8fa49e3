// Comments on posts can be changed and deleted, so each has an id.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

export const postComments: Migration = {
  async up(database: Kysely<unknown>) {
    await rewriteRows(database as Kysely<Record<string, Row>>, 'social_post', ({ id }, { comments, ...post }) => {
      const said: object[] = Array.isArray(comments) ? comments : []
      const identified = said.map((comment, index) => ({ id: `cmt_${id}_${index + 1}`, ...comment, editedAt: null }))
      return { body: JSON.stringify({ ...post, comments: identified }) }
    })
  },
}
