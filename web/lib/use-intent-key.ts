import { useRef } from 'react'

/** Returns the idempotency header of a call: retries with the same body reuse the key, another body gets a new one. */
export function useIntentKey(): (body: unknown) => { 'Idempotency-Key': string } {
  const last = useRef<{ text: string; key: string }>(undefined)
  return (body) => {
    const text = JSON.stringify(body) ?? ''
    if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() }
    return { 'Idempotency-Key': last.current.key }
  }
}
