/** What a sign-in or a renewal answers (the contract's `AuthToken`). */
export type Grant = {
  token: string
  /** Seconds until the access token ends. */
  expiresIn: number
  refreshToken?: string | null | undefined
}

/** Where a session keeps its tokens. */
export type TokenStore = {
  /** The tokens as they are now, null when signed out; another tab or process may have renewed them a moment ago. */
  read: () => { access: string | null; refresh: string | null }
  /** Keeps a grant. One without a refresh token drops the old one too, which is spent by then. */
  keep: (grant: Grant) => void
  clear: () => void
}

/** Keeps tokens in memory only: they end with the process or the page. */
export function createMemoryTokens(): TokenStore {
  let access: string | null = null
  let refresh: string | null = null
  return {
    read: () => ({ access, refresh }),
    keep(grant) {
      access = grant.token
      refresh = grant.refreshToken ?? null
    },
    clear() {
      access = null
      refresh = null
    },
  }
}
