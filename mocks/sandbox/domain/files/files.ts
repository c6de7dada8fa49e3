// Files of accounts and people: what is known about them, their bytes, who uses them, and the signed addresses they are read at.
import type { FileItem } from '@adwright/sdk/types'
import { kindOf } from '#mocks/sandbox/domain/files/file-kinds.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import type { FileContent } from '#mocks/sandbox/store/file-bytes.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type StoredFile = Omit<FileItem, 'fileId' | 'url' | 'thumbnailUrl' | 'isTemporary' | 'kind'> & {
  /** Null for a temporary file and for one a person keeps without an account. */
  accountId: string | null
  ownerId: string | null
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    file: StoredFile
  }
}

const TEMPORARY_MS = 24 * 3600 * 1000
const ADDRESS_MS = 3600 * 1000
const VIDEO_PREVIEW_MS = 60 * 1000

type Context = { store: Store; now: Date; origin: string; secrets: Secrets }
/** What the address of a file is made with. */
export type Addressing = Pick<Context, 'now' | 'origin' | 'secrets'>
type NewFile = Pick<
  StoredFile,
  'name' | 'mimeType' | 'sizeBytes' | 'width' | 'height' | 'durationSeconds' | 'altText' | 'uploadedByName'
> & { content: FileContent; accountId: string | null; ownerId: string | null; usedBy?: string[] }
type Making = { store: Store; now: Date; newId: (prefix: string) => string }

/** Keeps a file with an account; without one it is temporary and its owner's alone. */
export async function addFile({ store, now, newId }: Making, { content, usedBy = [], ...given }: NewFile) {
  const file: StoredFile = {
    ...given,
    id: newId('fil'),
    usedBy,
    expiresAt: given.accountId === null ? new Date(now.getTime() + TEMPORARY_MS).toISOString() : null,
    createdAt: now.toISOString(),
  }
  // Before its row: bytes without a row are removed, a row without bytes would be an error.
  await store.bytes.write(file.id, content)
  if (file.expiresAt !== null) await store.jobs.note({ kind: 'file', subjectId: file.id }, new Date(file.expiresAt))
  return store.insert('file', file)
}

const isOver = (file: StoredFile, now: Date) => file.expiresAt !== null && Date.parse(file.expiresAt) <= now.getTime()

type Reader = { accountId: string | null; personId: string }

/** A file of the account, or one of the person's own; undefined when it is neither, or over. */
export async function fileFor(
  { store, now }: Pick<Context, 'store' | 'now'>,
  id: string,
  { accountId, personId }: Reader,
): Promise<StoredFile | undefined> {
  const file = await store.get('file', id)
  if (!file || isOver(file, now)) return undefined
  if (file.accountId !== null) return file.accountId === accountId ? file : undefined
  return file.ownerId === personId ? file : undefined
}

/** Keeps a temporary file for good, with the account or with the person, and remembers who uses it. */
export async function keepFile(store: Store, file: StoredFile, user: string, accountId: string | null): Promise<void> {
  const kept: StoredFile = {
    ...file,
    accountId: file.accountId ?? accountId,
    expiresAt: null,
    usedBy: file.usedBy.includes(user) ? file.usedBy : [...file.usedBy, user].slice(-100),
  }
  await store.jobs.note({ kind: 'file', subjectId: file.id }, null)
  await store.set('file', file.id, kept)
}

/** Says that `user` (`task:tsk_…`) uses these files now, and no others any more. Their number is small: at most ten. */
export async function replaceUses(
  store: Store,
  user: string,
  before: string[],
  after: string[],
  accountId: string | null,
) {
  for (const id of before.filter((one) => !after.includes(one))) {
    await store.update('file', id, (file) => ({ ...file, usedBy: file.usedBy.filter((one) => one !== user) }))
  }
  for (const id of after) {
    const file = await store.get('file', id)
    if (file) await keepFile(store, file, user, accountId)
  }
}

/** Deletes a file; a job deletes its bytes once the transaction is kept, since they could not be brought back. */
export async function deleteFile({ store, now }: Pick<Context, 'store' | 'now'>, id: string): Promise<void> {
  await store.delete('file', id)
  await store.jobs.note({ kind: 'file', subjectId: id }, now)
}

/** Deletes a temporary file whose day is over, or the bytes of a file that was deleted before. */
export async function advanceFile(context: Pick<Context, 'store' | 'now'>, id: string): Promise<void> {
  if (await context.store.get('file', id)) await deleteFile(context, id)
  else await context.store.bytes.delete(id)
}

/** Removes bytes that no file has: their process died, or their transaction was taken back, after they were written. */
export async function removeOrphanedBytes(store: Store): Promise<void> {
  for (const id of await store.bytes.ids()) if (!(await store.get('file', id))) await store.bytes.delete(id)
}

function addressOf(name: string, { now, origin, secrets }: Addressing): string {
  const expires = String(Math.floor((now.getTime() + ADDRESS_MS) / 1000))
  return `${origin}/files/${name}?expires=${expires}&signature=${secrets.mac('file-addresses', `${name} ${expires}`)}`
}

/** Whether an address was given out for this file and is not over. */
export function isAddressValid(
  { now, secrets }: Pick<Addressing, 'now' | 'secrets'>,
  file: StoredFile,
  name: string,
  query: URLSearchParams,
): boolean {
  const expires = query.get('expires') ?? ''
  const isSigned = secrets.isMac('file-addresses', `${name} ${expires}`, query.get('signature') ?? '')
  return isSigned && Number(expires) * 1000 > now.getTime() && !isOver(file, now)
}

/** Where a preview of at most 400 by 400 pixels is; null for what has none, and for a video in its first minute. */
function previewAddress(file: StoredFile, context: Addressing): string | null {
  const isVideo = file.mimeType.startsWith('video/')
  if (!isVideo && !file.mimeType.startsWith('image/')) return null
  const isReady = !isVideo || context.now.getTime() >= Date.parse(file.createdAt) + VIDEO_PREVIEW_MS
  return isReady ? addressOf(`${file.id}_400`, context) : null
}

/** A file as the contract shows it, with fresh addresses. */
export function shownFile(file: StoredFile, context: Addressing): FileItem {
  const { accountId: _account, ownerId: _owner, ...shown } = file
  return {
    ...shown,
    kind: kindOf(file.mimeType),
    fileId: file.id,
    url: addressOf(file.id, context),
    thumbnailUrl: previewAddress(file, context),
    isTemporary: file.expiresAt !== null,
  }
}

/** These files in this order, without those that are gone. */
export async function shownFiles(context: Context, ids: string[]): Promise<FileItem[]> {
  const files = await Promise.all(ids.map((id) => context.store.get('file', id)))
  return files.flatMap((file) => (file && !isOver(file, context.now) ? [shownFile(file, context)] : []))
}
