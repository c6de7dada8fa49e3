import { type Consent, consentOf } from './consent.ts'
import { storage } from './storage.ts'
import { createStore, useStore } from './store.ts'

const read = () => consentOf(storage.read('cookies'))
const consent = createStore<Consent>(read())

// boot.js, which asks the question, announces the answer like another tab.
storage.onOtherTab((key) => {
  if (key === 'cookies' || key === null) consent.set(read())
})

export const useConsent = (): Consent => useStore(consent)
