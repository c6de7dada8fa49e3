// Values that may exist once, like an email address, each with the id that holds it.
import type { Kysely } from 'kysely'
import { withoutNul } from '#mocks/sandbox/store/rows.ts'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

export async function claim(database: Kysely<Tables>, name: string, value: string, id: string): Promise<boolean> {
  await database
    .insertInto('unique_value')
    .values({ name, value: withoutNul(value), id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await holderOf(database, name, value)) === id
}

export async function holderOf(database: Kysely<Tables>, name: string, value: string): Promise<string | undefined> {
  const query = database.selectFrom('unique_value').select('id').where('name', '=', name)
  return (await query.where('value', '=', withoutNul(value)).executeTakeFirst())?.id
}

export async function release(database: Kysely<Tables>, name: string, value: string): Promise<void> {
  const query = database.deleteFrom('unique_value').where('name', '=', name)
  await query.where('value', '=', withoutNul(value)).execute()
}
