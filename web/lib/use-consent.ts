import { type Consent, consentOf } from './consent.ts'
import { storage } from './storage.ts'
import { createStore, useStore } from './store.ts'

const read = () => consentOf(storage.read('cookies'))
const consent = createStore<Consent>(read())

storage.onOtherTab((key) => {
  if (key === 'cookies' || key === null) consent.set(read())
})

export const useConsent = (): Consent => useStore(consent)

/** Stores the answer to the cookie question. */
export function answerConsent(answer: Exclude<Consent, 'unset'>): void {
  storage.write('cookies', String(answer === 'accepted'))
  consent.set(read())
}
