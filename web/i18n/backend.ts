import type { BackendModule, ReadCallback } from 'i18next'

const LOAD_PATH = '/locales/{{lng}}/{{ns}}.json'

const addressOf = (language: string, namespace: string) =>
  LOAD_PATH.replace('{{lng}}', language).replace('{{ns}}', namespace)

/**
 * Loads translation files. i18next retries by itself; pass `true` for errors worth retrying (network error, outage, truncated file), not
 * for a 404, and not without a connection, whose return starts another attempt.
 */
export const fileBackend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  async read(language: string, namespace: string, callback: ReadCallback) {
    const address = addressOf(language, namespace)
    let isRetryable = true
    try {
      const response = await fetch(address)
      isRetryable = response.status >= 500 || response.status === 429 || response.ok
      if (!response.ok) throw new Error(`${address} answered ${response.status}`)
      callback(null, await response.json())
    } catch (error) {
      callback(error instanceof Error ? error : new Error(address), isRetryable && navigator.onLine)
    }
  },
}
