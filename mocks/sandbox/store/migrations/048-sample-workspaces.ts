// Sample data brings a workspace; what was loaded before has none.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { rewriteDocuments } from '#mocks/sandbox/store/migrations/rewrite-documents.ts'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

const NOTHING = { strategy: [], task: [], file: [], socialPost: [], survey: [], design: [] }

export const sampleWorkspaces: Migration = {
  up: (database: Kysely<Tables>) =>
    rewriteDocuments(database, { sampleWorkspace: (sample) => ({ workspace: NOTHING, ...sample }) }),
}
