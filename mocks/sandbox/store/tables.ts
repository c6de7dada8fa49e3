/** A thing the sandbox remembers: its kind, whom it belongs to, where it stands in a list, and what it is. */
export type DocumentRow = {
  kind: string
  id: string
  /** The account or person it belongs to; '' for what belongs to nobody. */
  scope: string
  /** What its list is sorted by, a time or a name. */
  sort: string
  /** JSON. */
  body: string
}

/** A value that may exist once, like an e-mail address. */
export type UniqueRow = { name: string; value: string; id: string }

/** The first answer to an idempotency key; `expires_at` in milliseconds of the sandbox's clock. */
export type IdempotencyRow = { key: string; mac: string; answer: string; expires_at: number }

/** A token that served once; `token_hash` is the hash of its id. */
export type SpentTokenRow = { token_hash: string; session: string; spent_at: string; expires_at: string }

/** The kinds of work that fall due. */
export type JobKind =
  | 'analytics-scan'
  | 'autopilot-check'
  | 'autopilot-resume'
  | 'autopilot-run'
  | 'billing-event'
  | 'billing-period'
  | 'design'
  | 'file'
  | 'person-deletion'
  | 'post'
  | 'survey'
  | 'ticket'

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

export type Tables = {
  document: DocumentRow
  unique_value: UniqueRow
  idempotency: IdempotencyRow
  spent_token: SpentTokenRow
  due_job: DueJobRow
  file_chunk: FileChunkRow
}
