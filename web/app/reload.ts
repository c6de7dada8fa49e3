import { readSettings } from '#web/lib/settings-file.ts'

const KEY = 'adwright-reloaded'
const PAUSE_MS = 60_000

/**
 * Whether loading the page anew may bring code that is missing: the server is there, and it was not tried a moment ago.
 * Where nothing can be remembered it is left to the person.
 */
export async function mayReload(): Promise<boolean> {
  try {
    await readSettings()
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}
