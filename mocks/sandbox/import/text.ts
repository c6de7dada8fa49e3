// Decodes files in the encodings that the platforms use.

export type FileText = {
  text: string
  /** True if some bytes were undecodable; U+FFFD replaces them. */
  isDamaged: boolean
}

const DAMAGED = '\uFFFD'

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Latin letters in UTF-16 without a byte order mark have a zero in every other byte.
  if (bytes.length > 1 && second === 0 && first !== 0) return 'utf-16le'
  return 'utf-8'
}

/** Decodes UTF-8 and UTF-16 with or without a byte order mark; for a string, only removes the mark. */
export function decode(file: Uint8Array | string): FileText {
  if (typeof file === 'string') return { text: file.replace(/^\uFEFF/, ''), isDamaged: file.includes(DAMAGED) }
  const text = new TextDecoder(encodingOf(file)).decode(file)
  return { text, isDamaged: text.includes(DAMAGED) }
}
