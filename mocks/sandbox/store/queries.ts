// The questions asked of the documents, alike for SQLite and PostgreSQL.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

export type ListOptions = {
  order?: 'asc' | 'desc'
  limit?: number
  offset?: number
  sortFrom?: string
  sortTo?: string
}
type Bounds = Pick<ListOptions, 'sortFrom' | 'sortTo'>

const LONGEST_SORT = 300

// PostgreSQL keeps no NUL in a text, and no long one in an index.
export const withoutNul = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text)
export const sortOf = (text: string): string => withoutNul(text).slice(0, LONGEST_SORT)

function within(database: Kysely<Tables>, kind: string, scope: string, { sortFrom, sortTo }: Bounds) {
  let query = database.selectFrom('document').where('kind', '=', kind).where('scope', '=', withoutNul(scope))
  if (sortFrom !== undefined) query = query.where('sort', '>=', sortOf(sortFrom))
  return sortTo === undefined ? query : query.where('sort', '<=', sortOf(sortTo))
}

/** The documents of one scope in order of their `sort`, then id. */
export function listed(database: Kysely<Tables>, kind: string, scope: string, options: ListOptions) {
  const { order = 'asc', limit, offset } = options
  let query = within(database, kind, scope, options).select('body').orderBy('sort', order).orderBy('id', order)
  if (limit !== undefined) query = query.limit(limit)
  return offset ? query.offset(offset) : query
}

/** How many documents of one scope there are. */
export async function counted(database: Kysely<Tables>, kind: string, scope: string, bounds: Bounds): Promise<number> {
  const query = within(database, kind, scope, bounds).select(sql<number | string>`count(*)`.as('n'))
  return Number((await query.executeTakeFirstOrThrow()).n)
}

/** Every document of a kind. */
export const everyOf = (database: Kysely<Tables>, kind: string) =>
  database.selectFrom('document').select('body').where('kind', '=', kind).orderBy('sort').orderBy('id')
