// Parses multipart forms with a file: streams the file to disk and enforces the size limit while it arrives.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type FileHandle, open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { fileSource } from '#mocks/sandbox/domain/files/byte-source.ts'
import type { UploadedFile, UploadForm } from '#mocks/sandbox/domain/files/upload-form.ts'
import { inspect, maxBytesOf, SIGNATURE_BYTES, typeBySignature } from '#mocks/sandbox/domain/files/uploads.ts'
import { Problem } from '#mocks/sandbox/domain/problem.ts'
import type { FileBytes } from '#mocks/sandbox/store/file-bytes.ts'

const FILE_PART = 'file'
const MAX_BYTES = 201 * 1024 * 1024
/** Longer texts are truncated to this length, which exceeds the maximum of every field. */
const LIMITS = { parts: 40, fieldSize: 64 * 1024 }

/** Browsers escape these characters in the names of parts and files (HTML, multipart/form-data encoding algorithm). */
const unescaped = (name = '') => name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')

/**
 * Parses a form. Throws a Problem of 413 as soon as the file exceeds the limit of its kind, and of 400 for a malformed form; then nothing
 * is kept. The caller owns the file and removes it or passes it to the store.
 */
export async function readMultipart(request: Request, contentType: string, uploads: FileBytes): Promise<UploadForm> {
  const form: UploadForm = { parts: [], file: undefined }
  const reader = new FormReader(form, uploads)
  try {
    await reader.read(request, contentType)
    return form
  } catch (error) {
    await reader.discard()
    throw error
  }
}

const malformed = () => new Problem(400, 'malformed-request')

/** Creates the parser for a form; throws a Problem if the media type has no boundary. */
function parserOf(contentType: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: LIMITS,
      isPartAFile: (_field, _type, fileName) => fileName !== undefined,
    })
  } catch {
    throw malformed()
  }
}

/** Streams the body; throws a Problem if it is incomplete or exceeds the limit of all forms. */
async function* chunksOf(request: Request): AsyncGenerator<Uint8Array> {
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > MAX_BYTES) throw new Problem(413, 'body-too-large')
      yield chunk
    }
  } catch (error) {
    throw error instanceof Problem ? error : malformed()
  }
}

class FormReader {
  readonly #form: UploadForm
  readonly #uploads: FileBytes
  #path: string | undefined
  #stream: Readable | undefined
  #receiving: Promise<void> = Promise.resolve()

  constructor(form: UploadForm, uploads: FileBytes) {
    this.#form = form
    this.#uploads = uploads
  }

  async read(request: Request, contentType: string): Promise<void> {
    const busboy = parserOf(contentType)
    let fail: (error: Error) => void = () => undefined
    const failed = new Promise<never>((_resolve, reject) => {
      fail = reject
    })
    const finished = Promise.race([failed, once(busboy, 'finish')])
    // Either may fail before anybody awaits it, which must not count as an unhandled rejection.
    for (const one of [failed, finished]) one.catch(() => undefined)
    for (const event of ['error', 'partsLimit']) busboy.on(event, () => fail(malformed()))
    busboy.on('field', (name, value) => this.#form.parts.push({ name: unescaped(name), value }))
    busboy.on('file', (name, stream, fileName, _encoding, type) => {
      this.#onFile(stream, { part: unescaped(name), name: unescaped(fileName), type })
      this.#receiving.catch(fail)
    })
    for await (const chunk of chunksOf(request)) {
      await Promise.race([failed, busboy.write(chunk) ? undefined : once(busboy, 'drain')])
    }
    busboy.end()
    await finished
    await this.#receiving
  }

  /** Stops receiving and removes the partial file. */
  async discard(): Promise<void> {
    this.#stream?.destroy(new Error('The form was not read to its end.'))
    await this.#receiving.catch(() => undefined)
    if (this.#path) await rm(this.#path, { force: true })
    this.#form.file = undefined
  }

  #onFile(stream: Readable, { part, name, type }: { part: string; name: string; type: string }): void {
    const isFirst = part === FILE_PART && !this.#form.parts.some((known) => known.name === part)
    this.#form.parts.push({ name: part, fileName: name })
    // Both the form and the part emit an error for an incomplete body, and both need a listener.
    stream.on('error', () => undefined)
    if (!isFirst) {
      stream.resume()
      return
    }
    this.#stream = stream
    this.#receiving = this.#receive(stream, { name, type })
  }

  async #receive(stream: Readable, named: Pick<UploadedFile, 'name' | 'type'>): Promise<void> {
    this.#path = await this.#uploads.newUploadPath()
    const handle = await open(this.#path, 'w+')
    try {
      const { size, hash } = await receive(stream, handle)
      const inspected = await inspect(fileSource(handle, size))
      this.#form.file = { ...named, path: this.#path, size, hash, inspected }
    } finally {
      await handle.close()
    }
  }
}

/** Writes the incoming data to a file; the first bytes determine the kind and thereby the size limit. */
async function receive(stream: Readable, handle: FileHandle): Promise<{ size: number; hash: string }> {
  const hash = createHash('sha256')
  let start = Buffer.alloc(0)
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (start.length < SIGNATURE_BYTES) start = Buffer.concat([start, chunk.subarray(0, SIGNATURE_BYTES)])
    size += chunk.length
    const most = maxBytesOf(typeBySignature(start) ?? 'text/plain')
    if (size > most) {
      const detail = `A file of this kind has at most ${most.toLocaleString('en')} bytes.`
      throw new Problem(413, 'file-too-large', { detail })
    }
    hash.update(chunk)
    await handle.writeFile(chunk)
  }
  await handle.sync()
  return { size, hash: hash.digest('hex') }
}
