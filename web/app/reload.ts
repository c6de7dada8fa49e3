import { readSettings } from '#web/lib/settings-file.ts'

const KEY = 'adwright-reloaded'
const MIN_INTERVAL_MS = 60_000

/**
 * True if reloading the page may load missing code: the server responds and the page was not reloaded a moment ago.
 * False if session storage is unavailable, because the page could then reload forever.
 */
export async function shouldReload(): Promise<boolean> {
  try {
    await readSettings()
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < MIN_INTERVAL_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}
