// A form with a file, as it was received.
import type { Inspected } from '#mocks/sandbox/domain/files/uploads.ts'

export type UploadedFile = {
  name: string
  /** The media type in the part's header, which is not verified. */
  type: string
  /** Where its bytes are, until the store takes them. */
  path: string
  size: number
  /** SHA-256 of its bytes. */
  hash: string
  inspected: Inspected
}

/** A text, or a file by its name. */
export type FormPart = { name: string; value: string } | { name: string; fileName: string }

export type UploadForm = {
  /** All parts in the order they came in. */
  parts: FormPart[]
  /** The first part `file`. */
  file: UploadedFile | undefined
}

export const isUploadForm = (body: unknown): body is UploadForm =>
  typeof body === 'object' && body !== null && 'parts' in body && 'file' in body
