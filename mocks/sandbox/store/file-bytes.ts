// Where the bytes of files are kept: one by one beside the store, so that none of them is ever in memory as a whole.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StoreReadOnly } from '#mocks/sandbox/store/failures.ts'

/** Bytes in memory, or a file that was received and becomes the kept one. */
export type FileContent = Uint8Array | { path: string }

export type FileBytes = {
  /** A path for a file that is being received. It is gone after the request, or with the next start. */
  newUploadPath: () => Promise<string>
  write: (id: string, content: FileContent) => Promise<void>
  /** Reads a file in slices; undefined if there is none. */
  read: (id: string) => Promise<AsyncIterable<Uint8Array> | undefined>
  /** Deletes a file; there may be none. */
  delete: (id: string) => Promise<void>
  ids: () => Promise<string[]>
  clear: () => Promise<void>
  close: () => Promise<void>
}

const INCOMING = 'incoming'
const SLICE_BYTES = 256 * 1024
const TEMPORARY = 'adwright-files-'

const codeOf = (error: unknown) => (error instanceof Error ? Reflect.get(error, 'code') : undefined)
/** The promise's result; undefined if there is no such file. */
const orMissing = <T>(promise: Promise<T>): Promise<T | undefined> =>
  promise.catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })

/** The bytes of a file on disk in slices. */
export async function readSlices(file: string): Promise<AsyncGenerator<Uint8Array> | undefined> {
  return (await orMissing(stat(file))) && slicesOf(file)
}

/** Opened on the first read, and closed when reading ends or is canceled. */
async function* slicesOf(file: string): AsyncGenerator<Uint8Array> {
  const handle = await open(file, 'r')
  try {
    for (;;) {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(SLICE_BYTES), 0, SLICE_BYTES)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

/** A whole file, for those that are known to be small; undefined if there is none. */
export async function wholeOf(files: FileBytes, id: string): Promise<Buffer | undefined> {
  const slices = await files.read(id)
  if (!slices) return undefined
  const read: Uint8Array[] = []
  for await (const slice of slices) read.push(slice)
  return Buffer.concat(read)
}

/** Makes the names in a folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Files in a folder, each named by its id; `folderOf` makes the folder when it is first needed. */
function inFolder(folderOf: () => Promise<string>, close: () => Promise<void>): FileBytes {
  const fileOf = async (id: string) => path.join(await folderOf(), path.basename(id))
  const newUploadPath = async () => path.join(await folderOf(), INCOMING, randomUUID())
  return {
    newUploadPath,
    write: async (id, content) => {
      const received = content instanceof Uint8Array ? await newUploadPath() : content.path
      if (content instanceof Uint8Array) await writeFile(received, content, { flush: true })
      await rename(received, await fileOf(id))
      await syncFolder(await folderOf())
    },
    read: async (id) => readSlices(await fileOf(id)),
    delete: async (id) => rm(await fileOf(id), { force: true }),
    ids: async () => (await readdir(await folderOf())).filter((name) => name !== INCOMING),
    clear: async () => {
      const folder = await folderOf()
      for (const name of await readdir(folder)) if (name !== INCOMING) await rm(path.join(folder, name))
    },
    close,
  }
}

/** The folder beside a store's file. What an earlier process was still receiving is removed: the store belongs to this one alone. */
export function besideStore(location: string): FileBytes {
  const folder = folderBeside(location)
  try {
    rmSync(path.join(folder, INCOMING), { recursive: true, force: true })
    mkdirSync(path.join(folder, INCOMING), { recursive: true })
  } catch (error) {
    throw codeOf(error) === 'EACCES' || codeOf(error) === 'EROFS' ? new StoreReadOnly(folder, error) : error
  }
  return inFolder(
    () => Promise.resolve(folder),
    () => Promise.resolve(),
  )
}

export const folderBeside = (location: string): string => `${location}.files`

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** Temporary folders of processes that ended without removing them. */
function removeLeftFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(TEMPORARY) ? Number.parseInt(name.slice(TEMPORARY.length), 10) : Number.NaN
    if (pid > 0 && !isRunning(pid)) rmSync(path.join(tmpdir(), name), { recursive: true, force: true })
  }
}

const openFolders = new Set<string>()
process.once('exit', () => {
  for (const folder of openFolders) rmSync(folder, { recursive: true, force: true })
})

/** A temporary folder that is made when the first file comes, and ends with the store: for a store in memory, and for receiving. */
export function inTemporaryFolder(): FileBytes {
  let made: Promise<string> | undefined
  const make = async () => {
    removeLeftFolders()
    const folder = await mkdtemp(path.join(tmpdir(), `${TEMPORARY}${process.pid}-`))
    await mkdir(path.join(folder, INCOMING))
    openFolders.add(folder)
    return folder
  }
  const folderOf = () => {
    made ??= make()
    return made
  }
  const close = async () => {
    const folder = await made
    made = undefined
    if (folder === undefined) return
    await rm(folder, { recursive: true, force: true })
    openFolders.delete(folder)
  }
  const files = inFolder(folderOf, close)
  const unlessEmpty = <T>(work: () => Promise<T>, empty: T) => (made ? work() : Promise.resolve(empty))
  return {
    ...files,
    ids: () => unlessEmpty(files.ids, []),
    clear: () => unlessEmpty(files.clear, undefined),
  }
}
