export type SqlValue = string | number | null
/** A row of one of the schema's tables: `id`, its columns, and `body`, the JSON of what has no column. */
export type Row = { [column: string]: SqlValue }

/** An entity that is only asked for by its id. */
export type DocumentRow = { kind: string; id: string; body: string }

/** A value that may exist once, like an email address. */
export type UniqueRow = { name: string; value: string; id: string }

/** The first answer to an idempotency key; `expires_at` in milliseconds of the sandbox's clock. */
export type IdempotencyRow = { key: string; mac: string; answer: string; expires_at: number }

/** A token that served once; `token_hash` is the hash of its id. */
export type SpentTokenRow = { token_hash: string; session: string; spent_at: string; expires_at: string }

/** The kinds of work that fall due. */
export type JobKind =
  | 'analytics-scan'
  | 'autopilot-check'
  | 'autopilot-expire'
  | 'autopilot-resume'
  | 'autopilot-run'
  | 'billing-event'
  | 'billing-period'
  | 'credential-check'
  | 'daily-tasks'
  | 'design'
  | 'file'
  | 'finding-check'
  | 'notification-email'
  | 'person-deletion'
  | 'photograph'
  | 'post'
  | 'report-email'
  | 'retention'
  | 'survey'
  | 'task-return'
  | 'ticket'
  | 'webhook-delivery'

/** Work that falls due at a time (store/due-jobs.ts). */
export type DueJobRow = {
  kind: JobKind
  subject_id: string
  account_id: string | null
  due_at: string
  attempts: number
  last_error: string | null
}

/** A slice of a file's bytes; on PostgreSQL only. */
export type FileChunkRow = { file_id: string; position: number; bytes: Buffer }

/** Tables that every store has, whatever kinds there are. */
type FixedTables = {
  document: DocumentRow
  unique_value: UniqueRow
  idempotency: IdempotencyRow
  spent_token: SpentTokenRow
  due_job: DueJobRow
  file_chunk: FileChunkRow
}
export type Tables = FixedTables & Record<string, Row>
