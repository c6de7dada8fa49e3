import { storage } from '#web/lib/storage.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { isSupported, type Language, toLanguage } from './language.ts'

const KEY = 'language-offer'

/** The first language of the browser that the interface has. */
export const preferredLanguage = (preferred: readonly string[]): Language | undefined => {
  const tag = preferred.find((one) => isSupported(one))
  return tag === undefined ? undefined : toLanguage(tag)
}

/** A language in the address was chosen by whoever made the link; an offer that was taken or dismissed is not made again. */
const isPossible = () => storage.read(KEY) === null && !new URLSearchParams(globalThis.location?.search).has('lng')

const isOpen = createStore(isPossible())

storage.onOtherTab((key) => {
  if (key === KEY || key === null) isOpen.set(isPossible())
})

/** The offer to go on in the language that the browser prefers, where another one is shown. */
export function useLanguageOffer(shown: Language): Language | undefined {
  const preferred = preferredLanguage(globalThis.navigator?.languages ?? [])
  return useStore(isOpen) && preferred !== shown ? preferred : undefined
}

/** Ends the offer for good: it was dismissed, or a language was chosen. */
export function endLanguageOffer(): void {
  storage.write(KEY, 'ended')
  isOpen.set(false)
}
