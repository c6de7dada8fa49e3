// The first answers to idempotency keys.
import type { Kysely } from 'kysely'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

export type FirstAnswer = { hash: string; answer: string; createdAt: string }

export async function firstAnswer(database: Kysely<Tables>, key: string): Promise<FirstAnswer | undefined> {
  return database
    .selectFrom('idempotency')
    .select(['hash', 'answer', 'created_at as createdAt'])
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function rememberAnswer(
  database: Kysely<Tables>,
  key: string,
  { hash, answer, createdAt }: FirstAnswer,
): Promise<void> {
  const row = { hash, answer, created_at: createdAt }
  await database
    .insertInto('idempotency')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}

export async function forgetAnswers(database: Kysely<Tables>, before: string): Promise<void> {
  await database.deleteFrom('idempotency').where('created_at', '<', before).execute()
}
