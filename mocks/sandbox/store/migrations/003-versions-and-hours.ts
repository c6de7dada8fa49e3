import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

const version = { version: 1 }

/** Completes documents, by kind, that were written before the contract had these fields. */
const ADDED: Record<string, (document: Record<string, unknown>) => Record<string, unknown>> = {
  anomaly: ({ series, ...anomaly }) => ({
    hour: null,
    ...anomaly,
    series: (series as object[]).map((point) => ({ hour: null, ...point })),
  }),
  anomalyWatch: ({ metricSettings, ...watch }) => ({
    ...version,
    ...watch,
    metricSettings: (metricSettings as object[]).map((setting) => ({ ...version, ...setting })),
  }),
}

export const versionsAndHours: Migration = {
  async up(database: Kysely<Tables>) {
    for (const [kind, complete] of Object.entries(ADDED)) {
      const documents = await database.selectFrom('document').select(['id', 'body']).where('kind', '=', kind).execute()
      for (const { id, body } of documents)
        await database
          .updateTable('document')
          .set({ body: JSON.stringify(complete(JSON.parse(body))) })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .execute()
    }
  },
}
