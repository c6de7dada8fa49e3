// First answers to idempotency keys, for as long as they may be asked for again.
import type { Kysely } from 'kysely'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

/** `key` and `mac` reveal nothing about the request, and `answer` can be decrypted only with its idempotency key. */
export type StoredAnswer = { key: string; mac: string; answer: string; expiresAt: Date }

export async function firstAnswer(
  database: Kysely<Tables>,
  key: string,
  now: Date,
): Promise<Pick<StoredAnswer, 'mac' | 'answer'> | undefined> {
  return database
    .selectFrom('idempotency')
    .select(['mac', 'answer'])
    .where('key', '=', key)
    .where('expires_at', '>', now.getTime())
    .executeTakeFirst()
}

export async function saveAnswer(
  database: Kysely<Tables>,
  { key, mac, answer, expiresAt }: StoredAnswer,
): Promise<void> {
  const row = { mac, answer, expires_at: expiresAt.getTime() }
  await database
    .insertInto('idempotency')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

export async function deleteExpiredAnswers(database: Kysely<Tables>, now: Date): Promise<void> {
  await database.deleteFrom('idempotency').where('expires_at', '<=', now.getTime()).execute()
}
