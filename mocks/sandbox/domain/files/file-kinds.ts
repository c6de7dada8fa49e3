import { FileKind } from '@adwright/sdk/types'

/** The maximum total size of an account's files: 10 GB. */
export const FILES_LIMIT_BYTES = 10 * 1024 ** 3

export function kindOf(mimeType: string): FileKind {
  if (mimeType.startsWith('image/')) return FileKind.Image
  return mimeType.startsWith('video/') ? FileKind.Video : FileKind.Document
}
