import { getAdsToken } from '@adwright/sdk/operations'
import { savedAccountId } from './account-choice.ts'

const EARLY_MS = 60_000
/** A fresh token is used for this long whatever the clock of this machine says; the server judges it in the end. */
const LEAST_MS = 5 * 60_000

interface Held {
  accountId: string
  tokenString: string
  endsAt: number
}

type Fetch = (accountId: string) => Promise<{ tokenString: string; validThroughUtc: string }>

const fetchToken: Fetch = async (accountId) => (await getAdsToken({ path: { accountId } })).data

/** The second bearer, for the ad platform: fetched when first needed, renewed a minute early, only ever in memory. */
export function createAdsToken({
  fetch = fetchToken,
  accountId: accountOf = savedAccountId,
  now = () => Date.now(),
}: {
  fetch?: Fetch
  accountId?: () => string | undefined
  now?: () => number
} = {}) {
  let kept: Held | undefined
  let running: { accountId: string; result: Promise<string> } | undefined

  const held = (): string | undefined =>
    kept && kept.accountId === accountOf() && now() < kept.endsAt - EARLY_MS ? kept.tokenString : undefined

  async function load(accountId: string): Promise<string> {
    const { tokenString, validThroughUtc } = await fetch(accountId)
    kept = { accountId, tokenString, endsAt: Math.max(Date.parse(validThroughUtc), now() + LEAST_MS) }
    return tokenString
  }

  return {
    held,
    /** The token of the account in use, or undefined without an account. */
    get(): Promise<string> | string | undefined {
      const accountId = accountOf()
      if (accountId === undefined) return undefined
      const present = held()
      if (present) return present
      if (running?.accountId !== accountId) {
        const result = load(accountId).finally(() => {
          if (running?.result === result) running = undefined
        })
        running = { accountId, result }
      }
      return running.result
    },
    forget() {
      kept = undefined
      running = undefined
    },
  }
}
