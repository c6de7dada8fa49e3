import type { Kysely } from 'kysely'
import type { Row } from '#mocks/sandbox/store/tables.ts'

const READ_AT_ONCE = 500

/** Sets columns of every row of a table, worked out from the row and the JSON of its body. */
export async function rewriteRows(
  database: Kysely<Record<string, Row>>,
  table: string,
  valuesOf: (row: Row, body: Record<string, unknown>) => Row,
): Promise<void> {
  for (let after = ''; ; ) {
    const query = database.selectFrom(table).selectAll().where('id', '>', after).orderBy('id')
    const rows = await query.limit(READ_AT_ONCE).execute()
    for (const row of rows) {
      const values = valuesOf(row, JSON.parse(String(row.body)))
      await database
        .updateTable(table)
        .set(values)
        .where('id', '=', row.id ?? '')
        .execute()
    }
    if (rows.length === 0) return
    after = String(rows.at(-1)?.id)
  }
}
