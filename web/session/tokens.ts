import { type Grant, renewalTimeOf } from '@adwright/sdk/token-store'
import { storage as appStorage, type StorageKey } from '#web/lib/storage.ts'
import { createStore } from '#web/lib/store.ts'

/** Calls `follow` when a suspended tab resumes, because it has missed the changes of other tabs. */
function onReturn(follow: () => void) {
  globalThis.addEventListener?.('pageshow', follow)
  globalThis.document?.addEventListener('visibilitychange', follow)
}

interface TokenStorage {
  read: (key: StorageKey) => string | null
  write: (key: StorageKey, value: string | null) => void
  onOtherTab: (listener: (key: StorageKey | null) => void) => unknown
}

/** The language of a person whose profile was not read yet. */
const DEFAULT_LANGUAGE = 'en-US'

/** The tokens of the signed-in person, the same in every tab. */
export function createTokens(storage: TokenStorage = appStorage) {
  const access = createStore(storage.read('access'))
  let session = storage.read('session')

  /** Applies changes by other tabs. If a new session began there, this tab's session ends first, with all its cached data. */
  function follow() {
    const begun = storage.read('session')
    const isOther = begun !== session && access.get() !== null
    session = begun
    if (!isOther) return access.set(storage.read('access'))
    access.set(null)
    setTimeout(() => access.set(storage.read('access')), 0)
  }
  storage.onOtherTab((key) => {
    if (key === 'access' || key === null) follow()
  })
  onReturn(follow)

  return {
    /** Reads from storage each time, because another tab may have renewed the tokens. */
    read: () => ({
      access: storage.read('access'),
      refresh: storage.read('refresh'),
      renewAt: Number(storage.read('renew-at')) || undefined,
      /** The person's language, as last read from the profile. */
      language: storage.read('auth-language') ?? DEFAULT_LANGUAGE,
    }),
    setLanguage: (language: string) => storage.write('auth-language', language),
    /** Stores the tokens of a sign-in; other tabs can distinguish it from a renewal. */
    begin(grant: Grant) {
      session = crypto.randomUUID()
      storage.write('session', session)
      storage.write('auth-language', null)
      this.keep(grant)
    },
    /** Stores a grant. A grant without a refresh token also removes the old one, which is no longer valid. */
    keep(grant: Grant) {
      storage.write('refresh', grant.refreshToken ?? null)
      storage.write('renew-at', String(renewalTimeOf(grant)))
      storage.write('access', grant.token)
      access.set(grant.token)
    },
    clear() {
      storage.write('access', null)
      storage.write('refresh', null)
      storage.write('renew-at', null)
      storage.write('auth-language', null)
      access.set(null)
    },
    /** The access token as this tab knows it; null when signed out. */
    access,
  }
}

export type Tokens = ReturnType<typeof createTokens>

export const tokens = createTokens()
