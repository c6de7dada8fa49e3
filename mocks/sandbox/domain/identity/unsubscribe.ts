// The unsubscribe identifier in the footer of emails: it identifies a person, cannot be guessed, and is not stored.
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'

/** The time and reason of an unsubscription; deleted when the person allows product emails again. */
export type Unsubscribed = { id: string; at: string; reason: number | null; comment: string | null }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    unsubscribed: Unsubscribed
  }
}

/** The identifier of a person: `uns_`, a MAC, and the person's id. */
export const unsubscribeIdentifier = (secrets: Secrets, personId: string) =>
  `uns_${secrets.mac('unsubscribe-links', personId)}_${personId}`

/** The id of the person of an identifier; undefined if the identifier is invalid. */
export function personOfIdentifier(secrets: Secrets, identifier: string): string | undefined {
  const [, proof = '', personId = ''] = /^uns_([\w-]{22})_([\w-]+)$/.exec(identifier) ?? []
  return secrets.isMac('unsubscribe-links', personId, proof) ? personId : undefined
}
