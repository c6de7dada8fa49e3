// Used single-use tokens, by the hash of their id, so that a second use is detected until the token expires.
import type { Kysely } from 'kysely'
import type { SpentTokenRow, Tables } from '#mocks/sandbox/store/tables.ts'

/** Deletes records of expired tokens. */
export async function deleteExpiredTokens(database: Kysely<Tables>, now: string): Promise<void> {
  await database.deleteFrom('spent_token').where('expires_at', '<=', now).execute()
}

/** Spends a token; returns when it was spent before, or undefined if this is the first use. */
export async function spendToken(database: Kysely<Tables>, token: SpentTokenRow): Promise<string | undefined> {
  await deleteExpiredTokens(database, token.spent_at)
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('spent_token')
    .values(token)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows) return undefined
  const spent = await database
    .selectFrom('spent_token')
    .select('spent_at')
    .where('token_hash', '=', token.token_hash)
    .executeTakeFirstOrThrow()
  return spent.spent_at
}
