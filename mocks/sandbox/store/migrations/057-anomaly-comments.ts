// Comments on anomalies can be changed and deleted by their author, so each has an id; who wrote the earlier ones is not known.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

export const anomalyComments: Migration = {
  async up(database: Kysely<unknown>) {
    await rewriteRows(database as Kysely<Record<string, Row>>, 'anomaly', ({ id }, { comments, ...anomaly }) => {
      const said: object[] = Array.isArray(comments) ? comments : []
      const identified = said.map((comment, index) => ({
        id: `cmt_${id}_${index + 1}`,
        authorUserId: null,
        ...comment,
        editedAt: null,
      }))
      return { body: JSON.stringify({ ...anomaly, comments: identified }) }
    })
  },
}
