// Sessions of the billing portal: an address that is valid for five minutes, stored as a keyed hash because it grants access.
import type { Secrets } from '#mocks/sandbox/random/secrets.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type PortalSession = { id: string; personId: string; returnUrl: string; expiresAt: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    portalSession: PortalSession
  }
}

const LIFE_MS = 5 * 60_000

type Opening = { store: Store; now: Date; secrets: Secrets }

/** Opens a visit and gives the key of its address. */
export async function openPortal(
  { store, now, secrets }: Opening,
  { personId, returnUrl }: Pick<PortalSession, 'personId' | 'returnUrl'>,
): Promise<{ key: string; expiresAt: string }> {
  const key = secrets.token('bps')
  const expiresAt = new Date(now.getTime() + LIFE_MS).toISOString()
  const session = { id: secrets.mac('portal-keys', key), personId, returnUrl, expiresAt }
  await store.insert('portalSession', session)
  return { key, expiresAt }
}

/** The visit of a key; undefined when there is none, or it is over. */
export async function portalOf({ store, now, secrets }: Opening, key: string): Promise<PortalSession | undefined> {
  const session = await store.get('portalSession', secrets.mac('portal-keys', key))
  return session && Date.parse(session.expiresAt) > now.getTime() ? session : undefined
}

/** Something was done in the portal: it stays open for another five minutes. */
export const prolongPortal = (store: Store, { id }: PortalSession, now: Date) =>
  store.set('portalSession', id, {
    expiresAt: new Date(now.getTime() + LIFE_MS).toISOString(),
  })
