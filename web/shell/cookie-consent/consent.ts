import { storage } from '#web/lib/storage.ts'
import { createStore, type Store } from '#web/lib/store.ts'

export type Consent = 'unset' | 'accepted' | 'declined'

/** Only the two answers count; anything else asks again. */
export const consentOf = (stored: string | null): Consent =>
  stored === 'true' ? 'accepted' : stored === 'false' ? 'declined' : 'unset'

const store: Store<Consent> = createStore(consentOf(storage.read('cookies')))

storage.onOtherTab((key) => {
  if (key === 'cookies') store.set(consentOf(storage.read('cookies')))
})

export const consent = {
  store,
  answer(isAccepted: boolean) {
    storage.write('cookies', String(isAccepted))
    store.set(isAccepted ? 'accepted' : 'declined')
  },
}
