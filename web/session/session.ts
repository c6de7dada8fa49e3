import type { Grant } from '@adwright/sdk/session'
import { savedData, useSavedData } from '#web/lib/saved-data.ts'
import { storage } from '#web/lib/storage.ts'
import { useStore } from '#web/lib/store.ts'
import { tokens } from './tokens.ts'

let isLoggedOut = false
/** The last user shown in this tab, and whether a sign-in in this tab followed. */
let lastUserId: string | undefined
let hasSignedInHere = false

/** True if a redirect to the pricing page is expected on the next load, which then shows no frame. */
export const isGateClosed = (): boolean => storage.read('gates') === 'closed'

export const saveGateState = (isClosed: boolean): void => storage.write('gates', isClosed ? 'closed' : null)

/** Starts a session with the tokens of a sign-in; the guards react to it. */
export function signIn(grant: Grant): void {
  isLoggedOut = false
  hasSignedInHere = true
  saveGateState(true)
  tokens.begin(grant)
}

/** Replaces the tokens of the current session, for example after the first account was created. */
export const renewSession = (grant: Grant): void => tokens.keep(grant)

/**
 * Ends the session in all tabs and removes tokens and cached data. Drafts and selections stay for the same person's next
 * sign-in (see `assignOwner`).
 */
export function signOut(): void {
  tokens.clear()
}

/**
 * Signs the person out by their own action: the next person at this screen does not see where this one was, nor any of
 * their data. The session ends here immediately, and on the server when the promise resolves; it never rejects.
 */
export async function logOut(): Promise<void> {
  const { access, refresh } = tokens.read()
  isLoggedOut = true
  signOut()
  savedData.clear()
  const bearer = refresh ?? access
  if (bearer === null) return
  try {
    const { endSession } = await import('./end-session.ts')
    await endSession(bearer)
  } catch {
    // The session on the server expires later.
  }
}

const OWNER = 'personId'

/** True if the locally saved data belongs to this person. */
export const useIsOwner = (personId: string | undefined): boolean => useSavedData(OWNER) === personId

/** Assigns the locally saved data to a person; drafts and selections of another person are deleted. */
export function assignOwner(personId: string): void {
  const before = savedData.get(OWNER)
  if (before === personId) return
  if (before !== undefined) savedData.clear()
  savedData.set(OWNER, personId)
}

/** True once for each change of the person without a sign-in in this tab. */
export function hasUserChanged(personId: string): boolean {
  const isOther = lastUserId !== undefined && lastUserId !== personId && !hasSignedInHere
  lastUserId = personId
  hasSignedInHere = false
  return isOther
}

/** True if the person signed out, false if the session expired or the server ended it. */
export const wasLoggedOut = (): boolean => isLoggedOut

export const isSignedIn = (): boolean => tokens.access.get() !== null

export const useIsSignedIn = (): boolean => useStore(tokens.access) !== null
