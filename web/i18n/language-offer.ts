import { storage } from '#web/lib/storage.ts'
import { createStore, useStore } from '#web/lib/store.ts'
import { isSupported, type Language, toLanguage } from './language.ts'

const KEY = 'language-offer'

/** The browser's first preferred language that the interface supports. */
export const preferredLanguage = (preferred: readonly string[]): Language | undefined => {
  const tag = preferred.find((one) => isSupported(one))
  return tag === undefined ? undefined : toLanguage(tag)
}

/** False if the URL sets the language, or if the offer was accepted or dismissed before. */
const isOfferAllowed = () => storage.read(KEY) === null && !new URLSearchParams(globalThis.location?.search).has('lng')

const isOpen = createStore(isOfferAllowed())

storage.onOtherTab((key) => {
  if (key === KEY || key === null) isOpen.set(isOfferAllowed())
})

/** The language to offer: the browser's preferred language, if another one is shown. */
export function useLanguageOffer(shown: Language): Language | undefined {
  const preferred = preferredLanguage(globalThis.navigator?.languages ?? [])
  return useStore(isOpen) && preferred !== shown ? preferred : undefined
}

/** Ends the offer permanently after it was dismissed or a language was chosen. */
export function endLanguageOffer(): void {
  storage.write(KEY, 'ended')
  isOpen.set(false)
}
