export type SqlValue = string | number | null
/** A row of one of the schema's tables: `id`, its columns, and `body`, the JSON of what has no column. */
export type Row = { [column: string]: SqlValue }

/** A thing that is only asked for by its id. */
export type DocumentRow = { kind: string; id: string; body: string }

/** A value that may exist once, like an e-mail address. */
export type UniqueRow = { name: string; value: string; id: string }

/** The first answer to an idempotency key. */
export type IdempotencyRow = { key: string; hash: string; answer: string; created_at: string }

/** Tables that every store has, whatever kinds there are. */
type FixedTables = { document: DocumentRow; unique_value: UniqueRow; idempotency: IdempotencyRow }
export type Tables = FixedTables & Record<string, Row>
