// A file's bytes as text, in the encodings that the platforms write.

export type FileText = {
  text: string
  /** Some bytes were no text; U+FFFD stands in their place. */
  isDamaged: boolean
}

const DAMAGED = '\uFFFD'

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Latin letters in UTF-16 without a byte order mark.
  if (bytes.length > 1 && second === 0 && first !== 0) return 'utf-16le'
  return 'utf-8'
}

/** Reads UTF-8 and UTF-16 with or without a byte order mark; text that is text already keeps all but its mark. */
export function decode(file: Uint8Array | string): FileText {
  if (typeof file === 'string') return { text: file.replace(/^\uFEFF/, ''), isDamaged: file.includes(DAMAGED) }
  const text = new TextDecoder(encodingOf(file)).decode(file)
  return { text, isDamaged: text.includes(DAMAGED) }
}
