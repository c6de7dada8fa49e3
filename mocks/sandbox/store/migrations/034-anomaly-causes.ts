// Anomalies have a cause, and contributors of a rate are split; what was found before has neither.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import type { Row } from '#mocks/sandbox/store/tables.ts'

export const anomalyCauses: Migration = {
  async up(database: Kysely<Record<string, Row>>) {
    await rewriteRows(database, 'anomaly', (_, { contributors, ...body }) => {
      const split = (Array.isArray(contributors) ? contributors : []).map((one: object) => ({
        rateEffect: null,
        mixEffect: null,
        ...one,
      }))
      return { body: JSON.stringify({ cause: null, ...body, contributors: split }) }
    })
  },
}
