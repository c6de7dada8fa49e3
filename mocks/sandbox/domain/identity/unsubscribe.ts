// The identifier in the foot of a mail: it names one person, cannot be guessed, and needs nothing stored.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** When and why a person wanted no more mails about the product; gone when the person allows them again. */
export type Unsubscribed = { id: string; at: string; reason: number | null; comment: string | null }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    unsubscribed: Unsubscribed
  }
}

const PROOF_LENGTH = 16

const proofOf = (seed: number, personId: string) =>
  createHmac('sha256', `unsubscribe ${seed}`).update(personId).digest('base64url').slice(0, PROOF_LENGTH)

/** `uns_`, a proof, and the person's id. */
export const unsubscribeIdentifier = (seed: number, personId: string) => `uns_${proofOf(seed, personId)}_${personId}`

/** The id of the person an identifier names; undefined when it is no identifier of this service. */
export function personOfIdentifier(seed: number, identifier: string): string | undefined {
  const [, proof = '', personId = ''] = /^uns_([\w-]{16})_([\w-]+)$/.exec(identifier) ?? []
  return timingSafeEqual(Buffer.from(proof.padEnd(PROOF_LENGTH)), Buffer.from(proofOf(seed, personId)))
    ? personId
    : undefined
}
