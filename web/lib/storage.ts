/** The prefix of every key in local storage. */
export const PREFIX = 'adwright-'

export type StorageKey =
  | 'access'
  | 'refresh'
  | 'renew-at'
  | 'auth-language'
  | 'session'
  | 'gates'
  | 'cookies'
  | 'theme'
  | 'sidebar'
  | 'data'
  | 'language'
  | 'language-offer'

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const browserStorage = (): KeyValueStorage | undefined => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/**
 * Local storage that never throws. Values that cannot be written, because storage is blocked, full or missing, are held
 * in memory for the lifetime of the tab and take precedence over stored ones.
 */
export function createStorage(find: () => KeyValueStorage | undefined = browserStorage) {
  const unwritten = new Map<StorageKey, string | null>()

  function read(key: StorageKey): string | null {
    const pending = unwritten.get(key)
    if (pending !== undefined) return pending
    try {
      return find()?.getItem(PREFIX + key) ?? null
    } catch {
      return null
    }
  }

  function write(key: StorageKey, value: string | null) {
    try {
      const storage = find()
      if (!storage) throw new Error('no storage')
      if (value === null) storage.removeItem(PREFIX + key)
      else storage.setItem(PREFIX + key, value)
      unwritten.delete(key)
    } catch {
      unwritten.set(key, value)
    }
  }

  return {
    read,
    write,
    remove: (key: StorageKey) => write(key, null),
    /** Notifies when another tab has changed one of the keys (or cleared all of them). */
    onOtherTab(listener: (key: StorageKey | null) => void) {
      const onStorage = ({ key: name }: StorageEvent) => {
        if (name !== null && !name.startsWith(PREFIX)) return
        const key = name === null ? null : (name.slice(PREFIX.length) as StorageKey)
        // Values that other tabs could write are newer than those that failed here.
        if (key === null) unwritten.clear()
        else unwritten.delete(key)
        listener(key)
      }
      globalThis.addEventListener?.('storage', onStorage)
      return () => globalThis.removeEventListener?.('storage', onStorage)
    },
  }
}

export const storage = createStorage()
