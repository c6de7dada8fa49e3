// Files of accounts and people: what is known about them, their bytes, who uses them, and the signed addresses they are read at.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FileItem } from '@adwright/sdk/types'
import { dueBy, noteDue } from '#mocks/sandbox/store/agenda.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type StoredFile = Omit<FileItem, 'fileId' | 'url' | 'thumbnailUrl' | 'isTemporary'> & {
  /** Null for a temporary file and for one a person keeps without an account. */
  accountId: string | null
  ownerId: string | null
  /** Signs its addresses. */
  key: string
}

type FileBytes = { id: string; base64: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    file: StoredFile
    fileBytes: FileBytes
  }
}

const TEMPORARY_MS = 24 * 3600 * 1000
const ADDRESS_MS = 3600 * 1000
const VIDEO_PREVIEW_MS = 60 * 1000

type Context = { store: Store; now: Date; origin: string }
type NewFile = Pick<
  StoredFile,
  'name' | 'mimeType' | 'sizeBytes' | 'width' | 'height' | 'durationSeconds' | 'altText' | 'uploadedByName'
> & { bytes: Uint8Array; accountId: string | null; ownerId: string | null; usedBy?: string[] }
type Making = { store: Store; now: Date; newId: (prefix: string) => string }

/** Keeps a file with an account; without one it is temporary and its owner's alone. */
export async function addFile({ store, now, newId }: Making, { bytes, usedBy = [], ...given }: NewFile) {
  const file: StoredFile = {
    ...given,
    id: newId('fil'),
    key: newId('key'),
    usedBy,
    expiresAt: given.accountId === null ? new Date(now.getTime() + TEMPORARY_MS).toISOString() : null,
    createdAt: now.toISOString(),
  }
  await store.insert('fileBytes', { id: file.id, base64: Buffer.from(bytes).toString('base64') })
  await noteDue(store, 'file', file.id, file.expiresAt === null ? null : new Date(file.expiresAt))
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
  await noteDue(store, 'file', file.id, null)
  await store.update('file', file.id, (stored) => ({
    ...stored,
    accountId: stored.accountId ?? accountId,
    expiresAt: null,
    usedBy: stored.usedBy.includes(user) ? stored.usedBy : [...stored.usedBy, user].slice(-100),
  }))
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

export async function deleteFile(store: Store, id: string): Promise<void> {
  await store.delete('file', id)
  await store.delete('fileBytes', id)
  await noteDue(store, 'file', id, null)
}

/** Forgets temporary files whose day is over. */
export async function advanceFiles({ store: root }: Pick<Context, 'store'>, until: Date): Promise<void> {
  const due = await dueBy(root, 'file', until)
  if (due.length === 0) return
  await root.transaction(async (store) => {
    for (const id of due) await deleteFile(store, id)
  })
}

const signatureOf = (file: StoredFile, name: string, expires: string) =>
  createHmac('sha256', file.key).update(`${name} ${expires}`).digest('hex').slice(0, 32)

function addressOf(file: StoredFile, name: string, { now, origin }: Pick<Context, 'now' | 'origin'>): string {
  const expires = String(Math.floor((now.getTime() + ADDRESS_MS) / 1000))
  return `${origin}/files/${name}?expires=${expires}&signature=${signatureOf(file, name, expires)}`
}

/** Whether an address was given out for this file and is not over. */
export function isAddressValid(file: StoredFile, name: string, query: URLSearchParams, now: Date): boolean {
  const expires = query.get('expires') ?? ''
  const given = Buffer.from(query.get('signature') ?? '')
  const wanted = Buffer.from(signatureOf(file, name, expires))
  const isSigned = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isSigned && Number(expires) * 1000 > now.getTime() && !isOver(file, now)
}

/** Where a preview of at most 400 by 400 pixels is; null for what has none, and for a video in its first minute. */
function previewAddress(file: StoredFile, context: Pick<Context, 'now' | 'origin'>): string | null {
  const isVideo = file.mimeType.startsWith('video/')
  if (!isVideo && !file.mimeType.startsWith('image/')) return null
  const isReady = !isVideo || context.now.getTime() >= Date.parse(file.createdAt) + VIDEO_PREVIEW_MS
  return isReady ? addressOf(file, `${file.id}_400`, context) : null
}

/** A file as the contract shows it, with fresh addresses. */
export function shownFile(file: StoredFile, context: Pick<Context, 'now' | 'origin'>): FileItem {
  const { accountId: _account, ownerId: _owner, key: _key, ...shown } = file
  return {
    ...shown,
    fileId: file.id,
    url: addressOf(file, file.id, context),
    thumbnailUrl: previewAddress(file, context),
    isTemporary: file.expiresAt !== null,
  }
}

/** These files in this order, without those that are gone. */
export async function shownFiles(context: Context, ids: string[]): Promise<FileItem[]> {
  const files = await Promise.all(ids.map((id) => context.store.get('file', id)))
  return files.flatMap((file) => (file && !isOver(file, context.now) ? [shownFile(file, context)] : []))
}
