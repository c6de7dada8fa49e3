// The identifier in the foot of a mail: it names one person, cannot be guessed, and needs nothing stored.
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'

/** When and why a person wanted no more mails about the product; gone when the person allows them again. */
export type Unsubscribed = { id: string; at: string; reason: number | null; comment: string | null }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    unsubscribed: Unsubscribed
  }
}

/** `uns_`, a proof, and the person's id. */
export const unsubscribeIdentifier = (secrets: Secrets, personId: string) =>
  `uns_${secrets.mac('unsubscribe-links', personId)}_${personId}`

/** The path of the app at which a person unsubscribes, without signing in. */
export const unsubscribePath = (secrets: Secrets, personId: string) =>
  `/unsubscribe/${unsubscribeIdentifier(secrets, personId)}`

/** The id of the person an identifier names; undefined when it is no identifier of this service. */
export function personOfIdentifier(secrets: Secrets, identifier: string): string | undefined {
  const [, proof = '', personId = ''] = /^uns_([\w-]{22})_([\w-]+)$/.exec(identifier) ?? []
  return secrets.isMac('unsubscribe-links', personId, proof) ? personId : undefined
}
