// Sessions of the billing portal. Their address grants access for five minutes, so its key is stored as a keyed hash.

import type { Choice } from '#mocks/sandbox/platforms/card.ts'
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type PortalSession = {
  id: string
  personId: string
  returnUrl: string
  expiresAt: string
  /** The plan and period that the portal opens with. */
  change?: Choice
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    portalSession: PortalSession
  }
}

const LIFE_MS = 5 * 60_000

type PortalContext = { store: Store; now: Date; secrets: Secrets }

/** Opens a portal session and returns the key of its address. */
export async function openPortal(
  { store, now, secrets }: PortalContext,
  { personId, returnUrl, change }: Pick<PortalSession, 'personId' | 'returnUrl' | 'change'>,
): Promise<{ key: string; expiresAt: string }> {
  const key = secrets.token('bps')
  const expiresAt = new Date(now.getTime() + LIFE_MS).toISOString()
  const session = { id: secrets.mac('portal-keys', key), personId, returnUrl, expiresAt, ...(change ? { change } : {}) }
  await store.insert('portalSession', session)
  return { key, expiresAt }
}

/** The session of a key; undefined if there is none, or it has expired. */
export async function portalOf(
  { store, now, secrets }: PortalContext,
  key: string,
): Promise<PortalSession | undefined> {
  const session = await store.get('portalSession', secrets.mac('portal-keys', key))
  return session && Date.parse(session.expiresAt) > now.getTime() ? session : undefined
}

/** Extends a session to five minutes from now after an action in the portal. */
export const extendPortal = (store: Store, { id }: PortalSession, now: Date) =>
  store.set('portalSession', id, {
    expiresAt: new Date(now.getTime() + LIFE_MS).toISOString(),
  })
