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
  read: () => {
    access: string | null
    refresh: string | null
    /** The instant (ms) from which the access token is renewed before a call; without it, a refused call starts the renewal. */
    renewAt?: number | undefined
  }
  /** Keeps a grant. One without a refresh token drops the old one too, which is spent by then. */
  keep: (grant: Grant) => void
  clear: () => void
}

/** Returns the instant (ms) at which nine tenths of a grant's lifetime have passed. */
export const renewalTimeOf = ({ expiresIn }: Grant): number => Date.now() + expiresIn * 900

/** Keeps tokens in memory only: they end with the process or the page. */
export function createMemoryTokens(): TokenStore {
  let access: string | null = null
  let refresh: string | null = null
  let renewAt: number | undefined
  return {
    read: () => ({ access, refresh, renewAt }),
    keep(grant) {
      access = grant.token
      refresh = grant.refreshToken ?? null
      renewAt = renewalTimeOf(grant)
    },
    clear() {
      access = null
      refresh = null
    },
  }
}
