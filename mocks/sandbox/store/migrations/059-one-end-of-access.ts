// The end of the access to Google Ads is stored once, in its connection: neither as a failure with a message, nor in the credential.
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Fields, rewriteDocuments } from '#mocks/sandbox/store/migrations/rewrite-documents.ts'
import { rewriteRows } from '#mocks/sandbox/store/migrations/rewrite-rows.ts'
import type { Row, Tables } from '#mocks/sandbox/store/tables.ts'

type Connection = { credentialId?: string; failure?: { at: string } | null }

export const oneEndOfAccess: Migration = {
  async up(database: Kysely<unknown>) {
    const ends = new Map<string, unknown>()
    await rewriteRows(
      database as Kysely<Record<string, Row>>,
      'credential',
      ({ id }, { withdrawnAt, ...credential }) => {
        ends.set(String(id), withdrawnAt)
        return { body: JSON.stringify(credential) }
      },
    )
    const withEnd = ({ failure, ...connection }: Connection) => ({
      ...connection,
      endedAt: failure?.at ?? ends.get(connection.credentialId ?? '') ?? null,
    })
    await rewriteDocuments(database as Kysely<Tables>, {
      adsConnection: withEnd,
      sampleWorkspace: (sample) => {
        const before = sample.before as { ads: Fields | null }
        return { ...sample, before: { ...before, ads: before.ads && withEnd(before.ads) } }
      },
    })
  },
}
