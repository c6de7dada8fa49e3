import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Fields, rewriteDocuments } from '#mocks/sandbox/store/migrations/rewrite-documents.ts'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

const version = { version: 1 }

/** Completes documents, by kind, that were written before the contract had these fields. */
const ADDED: Record<string, (document: Fields) => Fields> = {
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
  up: (database: Kysely<Tables>) => rewriteDocuments(database, ADDED),
}
