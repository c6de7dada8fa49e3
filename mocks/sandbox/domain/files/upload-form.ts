// A received form with an uploaded file.
import type { Inspected } from '#mocks/sandbox/domain/files/uploads.ts'

export type UploadedFile = {
  name: string
  /** The media type in the part's header, which is not verified. */
  type: string
  /** The temporary path of its bytes, until the store takes them over. */
  path: string
  size: number
  /** SHA-256 of its bytes. */
  hash: string
  inspected: Inspected
}

/** A part of the form: a text, or the name of a file. */
export type FormPart = { name: string; value: string } | { name: string; fileName: string }

export type UploadForm = {
  /** All parts in the order of arrival. */
  parts: FormPart[]
  /** The first part with the name `file`. */
  file: UploadedFile | undefined
}

export const isUploadForm = (body: unknown): body is UploadForm =>
  typeof body === 'object' && body !== null && 'parts' in body && 'file' in body
