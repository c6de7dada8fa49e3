const EARLY_MS = 60_000
/** A fresh token is used for this long whatever the clock of this machine says; the server judges it in the end. */
const MIN_MS = 5 * 60_000

type Held = { tokenString: string; endsAt: number }

type AdsTokenParts = {
  /** Asks the API for a token (`getAdsToken`). */
  fetch: (accountId: string) => Promise<{ tokenString: string; validThroughUtc: string }>
  now?: () => number
}

/** The second bearer, for the ad platform: fetched when first needed, renewed a minute early, only ever in memory. */
export function createAdsToken({ fetch, now = () => Date.now() }: AdsTokenParts) {
  const kept = new Map<string, Held>()
  const running = new Map<string, Promise<string>>()
  /** The account of every token there was: a call that is refused names its token only. */
  const accountOf = new Map<string, string>()

  function held(accountId: string | undefined): string | undefined {
    const found = accountId === undefined ? undefined : kept.get(accountId)
    return found && now() < found.endsAt - EARLY_MS ? found.tokenString : undefined
  }

  function get(accountId: string): Promise<string> | string {
    const present = held(accountId) ?? running.get(accountId)
    if (present) return present
    const result = fetch(accountId).then(({ tokenString, validThroughUtc }) => {
      // What arrives after `forget` belongs to somebody who has left.
      if (running.get(accountId) !== result) return tokenString
      kept.set(accountId, { tokenString, endsAt: Math.max(Date.parse(validThroughUtc), now() + MIN_MS) })
      accountOf.set(tokenString, accountId)
      return tokenString
    })
    running.set(accountId, result)
    const done = () => void (running.get(accountId) === result && running.delete(accountId))
    result.then(done, done)
    return result
  }

  return {
    /** The token of an account if it is there and does not end soon. */
    held,
    /** The token of an account; several calls at once share one request. */
    get,
    /** A token in place of one that was refused; undefined if the refused one is not known. */
    renew(refused: string): Promise<string> | string | undefined {
      const accountId = accountOf.get(refused)
      if (accountId === undefined) return undefined
      if (kept.get(accountId)?.tokenString === refused) kept.delete(accountId)
      return get(accountId)
    },
    forget: () => {
      for (const map of [kept, running, accountOf]) map.clear()
    },
  }
}
