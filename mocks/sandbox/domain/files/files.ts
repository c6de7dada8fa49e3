// Files of accounts and people: metadata, content, uses, and signed download addresses.
import type { FileItem } from '@adwright/sdk/types'
import { kindOf } from '#mocks/sandbox/domain/files/file-kinds.ts'
import { isSigned, signedQuery } from '#mocks/sandbox/domain/signed-address.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import type { FileContent } from '#mocks/sandbox/store/file-bytes.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type StoredFile = Omit<FileItem, 'fileId' | 'url' | 'thumbnailUrl' | 'isTemporary' | 'kind'> & {
  /** The account of the file; null for a temporary file and for a person's own file. */
  accountId: string | null
  ownerId: string | null
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    file: StoredFile
  }
}

const TEMPORARY_MS = 24 * 3600 * 1000
const VIDEO_PREVIEW_MS = 60 * 1000

type Context = { store: Store; now: Date; origin: string; secrets: Secrets }
/** The context for signing the address of a file. */
export type AddressContext = Pick<Context, 'now' | 'origin' | 'secrets'>
type NewFile = Pick<
  StoredFile,
  'name' | 'mimeType' | 'sizeBytes' | 'width' | 'height' | 'durationSeconds' | 'altText' | 'uploadedByName'
> & { content: FileContent; accountId: string | null; ownerId: string | null; usedBy?: string[] }
type CreationContext = { store: Store; now: Date; newId: (prefix: string) => string }

/** Stores a file of an account; without an account it is temporary and visible only to its owner. */
export async function addFile({ store, now, newId }: CreationContext, { content, usedBy = [], ...given }: NewFile) {
  const file: StoredFile = {
    ...given,
    id: newId('fil'),
    usedBy,
    expiresAt: given.accountId === null ? new Date(now.getTime() + TEMPORARY_MS).toISOString() : null,
    createdAt: now.toISOString(),
  }
  // The bytes are written before the row, because orphaned bytes are removed, but a row without bytes would be an error.
  await store.bytes.write(file.id, content)
  if (file.expiresAt !== null) await store.jobs.note({ kind: 'file', subjectId: file.id }, new Date(file.expiresAt))
  return store.insert('file', file)
}

const isOver = (file: StoredFile, now: Date) => file.expiresAt !== null && Date.parse(file.expiresAt) <= now.getTime()

type Reader = { accountId: string | null; personId: string }

/** A file of the account or of the person; undefined if it belongs to neither, or has expired. */
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

/** Makes a temporary file permanent and records its user, such as `task:tsk_…`. */
export async function attachFile(
  store: Store,
  file: StoredFile,
  user: string,
  accountId: string | null,
): Promise<void> {
  const kept: StoredFile = {
    ...file,
    accountId: file.accountId ?? accountId,
    expiresAt: null,
    usedBy: file.usedBy.includes(user) ? file.usedBy : [...file.usedBy, user].slice(-100),
  }
  await store.jobs.note({ kind: 'file', subjectId: file.id }, null)
  await store.set('file', file.id, kept)
}

/** Records that `user` (such as `task:tsk_…`) now uses the files `after` instead of `before`; at most ten files. */
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
    if (file) await attachFile(store, file, user, accountId)
  }
}

/** Deletes a file; a job deletes its bytes after the commit, because that cannot be rolled back. */
export async function deleteFile({ store, now }: Pick<Context, 'store' | 'now'>, id: string): Promise<void> {
  await store.delete('file', id)
  await store.jobs.note({ kind: 'file', subjectId: id }, now)
}

/** Deletes an expired temporary file, or the bytes of a deleted file. */
export async function advanceFile(context: Pick<Context, 'store' | 'now'>, id: string): Promise<void> {
  if (await context.store.get('file', id)) await deleteFile(context, id)
  else await context.store.bytes.delete(id)
}

/** Removes bytes without a file, left behind by a crash or a rolled-back transaction. */
export async function removeOrphanedBytes(store: Store): Promise<void> {
  for (const id of await store.bytes.ids()) if (!(await store.get('file', id))) await store.bytes.delete(id)
}

const addressOf = (name: string, context: AddressContext): string =>
  `${context.origin}/files/${name}?${signedQuery(context, { purpose: 'file-addresses', name })}`

/** True if an address was signed for this file and has not expired. */
export const isAddressValid = (
  context: Pick<AddressContext, 'now' | 'secrets'>,
  file: StoredFile,
  name: string,
  query: URLSearchParams,
): boolean => isSigned(context, { purpose: 'file-addresses', name }, query) && !isOver(file, context.now)

/** The address of a preview of at most 400 × 400 pixels; null for other types, and for a video in its first minute. */
function previewAddress(file: StoredFile, context: AddressContext): string | null {
  const isVideo = file.mimeType.startsWith('video/')
  if (!isVideo && !file.mimeType.startsWith('image/')) return null
  const isReady = !isVideo || context.now.getTime() >= Date.parse(file.createdAt) + VIDEO_PREVIEW_MS
  return isReady ? addressOf(`${file.id}_400`, context) : null
}

/** A file in the contract's form, with newly signed addresses. */
export function shownFile(file: StoredFile, context: AddressContext): FileItem {
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

/** The files with these ids in the same order, without deleted and expired ones. */
export async function shownFiles(context: Context, ids: string[]): Promise<FileItem[]> {
  const files = await Promise.all(ids.map((id) => context.store.get('file', id)))
  return files.flatMap((file) => (file && !isOver(file, context.now) ? [shownFile(file, context)] : []))
}
