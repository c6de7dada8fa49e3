// Caches the serialized JSON of responses that are sent repeatedly.

const serializedBodies = new WeakMap<object, Uint8Array<ArrayBuffer>>()

/** Serializes a body and caches its JSON for later responses with the same object, which must not change. */
export function cacheSerialized<Body extends object>(body: Body): Body {
  serializedBodies.set(body, new TextEncoder().encode(JSON.stringify(body)))
  return body
}

/** The cached JSON of a body; undefined if it is not cached. */
export const serializedBodyOf = (body: unknown): Uint8Array<ArrayBuffer> | undefined =>
  typeof body === 'object' && body !== null ? serializedBodies.get(body) : undefined
