import { savedData } from '#web/lib/saved-data.ts'
import { useStore } from '#web/lib/store.ts'
import { type Grant, tokens } from './tokens.ts'

let isLoggedOut = false

/** Keeps what a sign-in answered; the guards open by themselves. */
export function signIn(grant: Grant): void {
  isLoggedOut = false
  tokens.keep(grant)
}

/** Ends the session here and in every other tab: tokens, cached answers and saved choices are gone. */
export function signOut(): void {
  tokens.clear()
  savedData.clear()
}

/** The person ends the session: the next one at this screen is not told where this one was. */
export function logOut(): void {
  isLoggedOut = true
  signOut()
}

/** Whether the last session was ended by its person, and not by time or by the server. */
export const wasLoggedOut = (): boolean => isLoggedOut

export const isSignedIn = (): boolean => tokens.access.get() !== null

export const useIsSignedIn = (): boolean => useStore(tokens.access) !== null
