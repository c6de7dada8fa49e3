// Answers that are given again and again as they are, written once.

const written = new WeakMap<object, Uint8Array<ArrayBuffer>>()

/** Keeps a body's JSON, since the same object will be answered again; it must not change any more. */
export function writeOnce<Body extends object>(body: Body): Body {
  written.set(body, new TextEncoder().encode(JSON.stringify(body)))
  return body
}

/** The JSON of a body, where it was kept. */
export const writtenOf = (body: unknown): Uint8Array<ArrayBuffer> | undefined =>
  typeof body === 'object' && body !== null ? written.get(body) : undefined
