// Tables for stored analyses and their findings.
import type { Migration } from 'kysely/migration'
import { createTable } from '#mocks/sandbox/store/migrations/create-table.ts'

const RUN = {
  table: 'analysis_run',
  columns: `account_id text references account on delete cascade, kind integer not null, subject text not null, created_at text not null,
    search_text text not null`,
  indices: ['account_id, created_at, id', 'account_id, subject, created_at'],
}
const FINDING = {
  table: 'analysis_finding',
  columns: `account_id text references account on delete cascade, analysis_kind integer not null, subject text not null,
    status integer not null, severity integer not null, change integer not null, last_seen_at text not null, search_text text not null`,
  indices: ['account_id, last_seen_at, id', 'account_id, status, severity', 'account_id, subject'],
}

export const analyses: Migration = {
  async up(database) {
    for (const table of [RUN, FINDING]) await createTable(database, table)
  },
}
