import { useRef } from 'react'
import { savedData } from './saved-data.ts'

/** Returns the idempotency header of a call: retries with the same body reuse the key, another body gets a new one. */
export function useIntentKey(): (body: unknown) => { 'Idempotency-Key': string } {
  const last = useRef<{ text: string; key: string }>(undefined)
  return (body) => {
    const text = JSON.stringify(body) ?? ''
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() }
    return { 'Idempotency-Key': last.current.key }
  }
}

interface Intent {
  text: string
  key: string
}

const isIntent = (value: unknown): value is Intent =>
  typeof value === 'object' && value !== null && 'text' in value && 'key' in value && typeof value.key === 'string'

/**
 * As `useIntentKey`, but the key survives a reload, for input that does so, too: if only the answer was lost, sending it again after a
 * reload does not create it twice. `forget` it once it was answered, so that the same input can be sent anew; not by the second click
 * of a double click, though, which comes while the form is still shown.
 */
export function useLastingIntentKey(name: string) {
  const stored = `intent-${name}`
  const last = useRef<Intent>(undefined)
  return {
    headersOf: (body: unknown): { 'Idempotency-Key': string } => {
      const text = JSON.stringify(body) ?? ''
      const known = [savedData.get(stored), last.current].find((one) => isIntent(one) && one.text === text)
      const intent = isIntent(known) ? known : { text, key: crypto.randomUUID() }
      last.current = intent
      savedData.set(stored, intent)
      return { 'Idempotency-Key': intent.key }
    },
    forget: () => savedData.set(stored, undefined),
    /** As `forget`, for a form that stays and is empty again: the same input is meant anew. */
    renew() {
      last.current = undefined
      savedData.set(stored, undefined)
    },
  }
}
