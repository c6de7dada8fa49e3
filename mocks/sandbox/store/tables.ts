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

/** The first answer to an idempotency key. */
export type IdempotencyRow = { key: string; hash: string; answer: string; created_at: string }

/** A slice of a file's bytes; on PostgreSQL only. */
export type FileChunkRow = { file_id: string; position: number; bytes: Buffer }

export type Tables = {
  document: DocumentRow
  unique_value: UniqueRow
  idempotency: IdempotencyRow
  file_chunk: FileChunkRow
}
