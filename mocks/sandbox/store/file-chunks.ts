// The bytes of files in PostgreSQL, so that every process on the store sees them: rows of a slice each.
import type { Kysely } from 'kysely'
import {
  besideStore,
  type FileBytes,
  type FileContent,
  inTemporaryFolder,
  readSlices,
} from '#mocks/sandbox/store/file-bytes.ts'
import { isPostgres } from '#mocks/sandbox/store/location.ts'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

async function* slicesOf(content: FileContent): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) {
    yield content
    return
  }
  const slices = await readSlices(content.path)
  if (!slices) throw new Error(`There is no file ${content.path}.`)
  yield* slices
}

/** Bytes as rows of `database`, which may be an open transaction; what is being received is in `incoming`. */
export function inChunks(database: Kysely<Tables>, incoming: FileBytes): FileBytes {
  const chunkAt = (id: string, position: number) =>
    database
      .selectFrom('file_chunk')
      .select('bytes')
      .where('file_id', '=', id)
      .where('position', '=', position)
      .executeTakeFirst()
  async function* chunksFrom(id: string, first: Uint8Array): AsyncGenerator<Uint8Array> {
    yield first
    for (let position = 1; ; position += 1) {
      const chunk = await chunkAt(id, position)
      if (!chunk) return
      yield chunk.bytes
    }
  }
  return {
    newUploadPath: incoming.newUploadPath,
    write: async (id, content) => {
      let position = 0
      for await (const bytes of slicesOf(content)) {
        await database
          .insertInto('file_chunk')
          .values({ file_id: id, position, bytes: Buffer.from(bytes) })
          .execute()
        position += 1
      }
    },
    read: async (id) => {
      const first = await chunkAt(id, 0)
      return first && chunksFrom(id, first.bytes)
    },
    delete: async (id) => {
      await database.deleteFrom('file_chunk').where('file_id', '=', id).execute()
    },
    ids: async () => {
      const rows = await database.selectFrom('file_chunk').select('file_id').distinct().execute()
      return rows.map((row) => row.file_id)
    },
    clear: async () => {
      await database.deleteFrom('file_chunk').execute()
    },
    close: incoming.close,
  }
}

/** Where a store keeps the bytes of files, as seen from one of its connections. */
export function openFileBytes(location: string): (database: Kysely<Tables>) => FileBytes {
  const isFile = location !== ':memory:' && !isPostgres(location)
  const files = isFile ? besideStore(location) : inTemporaryFolder()
  return isPostgres(location) ? (database) => inChunks(database, files) : () => files
}
