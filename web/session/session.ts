import type { Grant } from '@adwright/sdk/session'
import { savedData, useSavedData } from '#web/lib/saved-data.ts'
import { storage } from '#web/lib/storage.ts'
import { useStore } from '#web/lib/store.ts'
import { tokens } from './tokens.ts'

let isLoggedOut = false
/** Whose session this tab showed last, and whether it began one itself since. */
let shownId: string | undefined
let hasBegun = false

/** Whether the gates may lead the person to the prices instead of a view: the next load then paints no frame that would go again. */
export const isGateClosed = (): boolean => storage.read('gates') === 'closed'

export const rememberGates = (isClosed: boolean): void => storage.write('gates', isClosed ? 'closed' : null)

/** Keeps what a sign-in answered; the guards open by themselves. */
export function signIn(grant: Grant): void {
  isLoggedOut = false
  hasBegun = true
  rememberGates(true)
  tokens.begin(grant)
}

/** Replaces the tokens of the current session, for example after the first account was created. */
export const renewSession = (grant: Grant): void => tokens.keep(grant)

/**
 * Ends the session here and in every other tab: tokens and cached answers are gone. What was typed and chosen waits for
 * the same person to come back (see `keepOwner`).
 */
export function signOut(): void {
  tokens.clear()
}

/**
 * The person ends the session: the next one at this screen is not told where this one was, and finds nothing of it. Here it ends at once,
 * and on the server with the result, which never fails: without a connection the tokens are gone all the same.
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
    // The server ends the session by its age.
  }
}

const OWNER = 'personId'

/** True if the locally saved data belongs to this person. */
export const useIsOwner = (personId: string | undefined): boolean => useSavedData(OWNER) === personId

/** Assigns the locally saved data to a person; drafts and selections of another person are deleted. */
export function keepOwner(personId: string): void {
  const before = savedData.get(OWNER)
  if (before === personId) return
  if (before !== undefined) savedData.clear()
  savedData.set(OWNER, personId)
}

/** True once for each change of the person without a sign-in in this tab. */
export function isTakenOver(personId: string): boolean {
  const isOther = shownId !== undefined && shownId !== personId && !hasBegun
  shownId = personId
  hasBegun = false
  return isOther
}

/** Whether the last session was ended by its person, and not by time or by the server. */
export const wasLoggedOut = (): boolean => isLoggedOut

export const isSignedIn = (): boolean => tokens.access.get() !== null

export const useIsSignedIn = (): boolean => useStore(tokens.access) !== null
