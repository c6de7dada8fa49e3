// Kinds that are listed, filtered or counted get tables of their own; every document is moved, and none is lost.
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { MOVED_TABLES } from '#mocks/sandbox/store/migrations/009-moved-tables.ts'
import { createTable } from '#mocks/sandbox/store/migrations/create-table.ts'
import { columnName, stored } from '#mocks/sandbox/store/rows.ts'
import type { Row, SqlValue } from '#mocks/sandbox/store/tables.ts'

type OldRow = { kind: string; id: string; scope: string; sort: string; body: string }
type Fields = Record<string, unknown>
type Old = Kysely<{ document: OldRow } & Record<string, Row>>

/** The name, type and referenced table of a kind's column. */
type MovedColumn = { name: string; isText: boolean; isNullable: boolean; target: string | undefined }

const MOVED_AT_ONCE = 500

const objectOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(objectOf) : [])

/** `acc_1.4411` is a client account of an account. */
function clientOf({ scope }: OldRow): Fields {
  const dot = scope.lastIndexOf('.')
  return { accountId: scope.slice(0, dot), customerClientId: scope.slice(dot + 1) }
}
const spacedSort = ({ sort }: OldRow) => {
  const space = sort.lastIndexOf(' ')
  return { at: sort.slice(0, space), position: Number(sort.slice(space + 1)) || 0 }
}

/** Fields that stood beside the document only, in its scope or its sort. */
const FROM_PLACE: Record<string, (row: OldRow) => Fields> = {
  signInAttempt: ({ scope }) => ({ personId: scope }),
  knownCaller: ({ scope }) => ({ personId: scope }),
  attempt: ({ scope }) => ({ key: scope }),
  auditRecord: ({ scope }) => ({ readerId: scope }),
  tipMark: ({ scope }) => ({ personId: scope }),
  historyEntry: (row) => ({ personId: row.scope, position: spacedSort(row).position }),
  openEvent: (row) => ({ deliversAt: spacedSort(row).at, position: spacedSort(row).position }),
  autopilotActivity: clientOf,
  autopilotException: clientOf,
  autopilotVersion: clientOf,
  autopilotAutomation: clientOf,
  autopilotViolations: (row) => ({ ...clientOf(row), ruleId: row.sort }),
  adsImportCampaign: ({ scope, sort }) => ({ importId: scope, position: Number(sort) }),
}

/** Columns that are worked out from a document, only to filter and sort by. */
const DERIVED: Record<string, (document: Fields) => Fields> = {
  person: ({ subscription }) => ({ subscriptionId: objectOf(subscription).id }),
  membership: ({ email, joinedAt, invitedAt }) => ({
    address: typeof email === 'string' ? email.toLowerCase() : '',
    listedAt: joinedAt ?? invitedAt ?? '',
  }),
  auditRecord: ({ entry }) => ({ occurredAt: objectOf(entry).occurredAt, area: objectOf(entry).area }),
  autopilotExecution: ({ changes }) => ({
    proposalCount: listOf(changes).filter(({ status }) => status === 2).length,
  }),
  autopilotActivity: ({ entity }) => ({
    entityType: objectOf(entity).entityType,
    entityId: objectOf(entity).entityId,
  }),
  autopilotDeletedItem: ({ item }) => ({
    accountId: objectOf(item).accountId,
    customerClientId: objectOf(item).customerClientId,
  }),
  task: ({ dueOn, origin }) => ({ dueOrder: dueOn ?? '9', originId: objectOf(origin).id }),
  socialPost: ({ scheduledAt }) => ({ listedAt: scheduledAt ?? '' }),
  ticket: ({ messages, createdAt }) => ({ lastMessageAt: listOf(messages).at(-1)?.createdAt ?? createdAt }),
}

const columnsOf = (columns: string): MovedColumn[] =>
  columns.split(/,\s+/).map((column) => {
    const [name = '', type] = column.split(' ')
    const [, target] = / references (\w+)/.exec(column) ?? []
    return { name, isText: type === 'text', isNullable: !column.includes('not null'), target }
  })

async function createTables(database: Kysely<unknown>): Promise<void> {
  for (const moved of Object.values(MOVED_TABLES)) await createTable(database, moved)
  // Nothing is kept in it: transactions on PostgreSQL lock it.
  await sql.raw('create table "transaction_lock" ("id" integer)').execute(database)
}

/** The row of a document; a reference to what is gone becomes NULL, and its field stays in the body. */
function movedRow(old: OldRow, columns: MovedColumn[], ids: ReadonlyMap<string, ReadonlySet<SqlValue>>): Row {
  const document: Fields = { ...JSON.parse(old.body), ...FROM_PLACE[old.kind]?.(old) }
  const derived = DERIVED[old.kind]?.(document) ?? {}
  const byColumn = (fields: Fields) => new Map(Object.keys(fields).map((field) => [columnName(field), field]))
  const fields = byColumn(document)
  const worked = byColumn(derived)
  const rest = { ...document }
  if (document.id === old.id) delete rest.id
  const row: Row = { id: old.id }
  for (const { name, isText, isNullable, target } of columns) {
    const derivedField = worked.get(name)
    const field = fields.get(name)
    const value = derivedField === undefined ? field && document[field] : derived[derivedField]
    const kept = stored(value)
    const isGone = kept !== null && target !== undefined && ids.get(target)?.has(kept) !== true
    row[name] = isGone ? null : (kept ?? (isNullable ? null : isText ? '' : 0))
    const isWhole = typeof value === 'boolean' || row[name] === value
    if (derivedField === undefined && field !== undefined && isWhole && !isGone) delete rest[field]
  }
  row.body = JSON.stringify(rest)
  return row
}

async function move(database: Old, kind: string, ids: Map<string, Set<SqlValue>>): Promise<void> {
  const moved = MOVED_TABLES[kind]
  if (!moved) return
  const columns = columnsOf(moved.columns)
  const own = new Set<SqlValue>()
  for (let after = ''; ; ) {
    const query = database.selectFrom('document').selectAll().where('kind', '=', kind).where('id', '>', after)
    const found = await query.orderBy('id').limit(MOVED_AT_ONCE).execute()
    if (found.length === 0) break
    await database
      .insertInto(moved.table)
      .values(found.map((old) => movedRow(old, columns, ids)))
      .execute()
    for (const { id } of found) own.add(id)
    after = found.at(-1)?.id ?? ''
  }
  ids.set(moved.table, own)
  await database.deleteFrom('document').where('kind', '=', kind).execute()
}

export const tables: Migration = {
  async up(database: Kysely<unknown>) {
    await createTables(database)
    const old = database as Old
    const ids = new Map<string, Set<SqlValue>>()
    for (const kind of Object.keys(MOVED_TABLES)) await move(old, kind, ids)
    // A membership names its person by itself.
    await old.deleteFrom('document').where('kind', '=', 'joined').execute()
    await database.schema.dropIndex('document_list').execute()
    for (const column of ['scope', 'sort']) await database.schema.alterTable('document').dropColumn(column).execute()
  },
}
