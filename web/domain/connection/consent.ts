// The OAuth 2.0 authorization request of a platform (RFC 6749 §4.1): its state (§10.12) has to match the response,
// and a response is accepted once, in the tab that sent the request.
import type { OauthSetting } from '@adwright/sdk/types'
import type { KeyValueStorage } from '#web/lib/storage.ts'

const KEY = 'adwright-consent'
/** Maximum age of a request in milliseconds; authorization codes are valid for a few minutes. */
const LIFE_MS = 60 * 60_000

interface PendingConsent {
  state: string
  platform: number
  accountId: string
  redirectUri: string
  /** The credential to renew; without one, any account of the platform can be connected. */
  credentialId?: string
  askedAt: number
}

export type ConsentAnswer =
  | { kind: 'granted'; code: string; accountId: string; redirectUri: string; credentialId?: string }
  | { kind: 'denied' | 'refused' | 'expired' | 'foreign' }

interface Parts {
  find?: () => KeyValueStorage
  now?: () => number
  random?: () => string
}

/** True if the query of a URL is the OAuth response of a platform. */
export const isConsentAnswer = (query: URLSearchParams): boolean =>
  query.has('state') && (query.has('code') || query.has('error'))

const ANSWER_FIELDS = ['code', 'state', 'scope', 'error', 'error_description', 'error_uri', 'error_reason', 'iss']

/** The query without the parameters that the platform added. */
export function withoutAnswer(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const name of ANSWER_FIELDS) rest.delete(name)
  return rest
}

function isPendingConsent(value: unknown): value is PendingConsent {
  if (typeof value !== 'object' || value === null) return false
  const texts = ['state', 'accountId', 'redirectUri'].map((name) => Reflect.get(value, name))
  const numbers = ['platform', 'askedAt'].map((name) => Reflect.get(value, name))
  return texts.every((one) => typeof one === 'string') && numbers.every((one) => typeof one === 'number')
}

export function createConsents({
  find = () => sessionStorage,
  now = () => Date.now(),
  random = () => crypto.randomUUID(),
}: Parts = {}) {
  /** Returns and deletes the pending authorization request. */
  function removePending(): PendingConsent | undefined {
    try {
      const text = find().getItem(KEY)
      find().removeItem(KEY)
      const value: unknown = JSON.parse(text ?? 'null')
      return isPendingConsent(value) ? value : undefined
    } catch {
      return undefined
    }
  }

  return {
    /**
     * Stores the request and returns the URL of the consent page. Throws if storage is blocked, because a
     * forged response could not be detected then.
     */
    ask(
      platform: number,
      setting: OauthSetting,
      given: Pick<PendingConsent, 'accountId' | 'redirectUri' | 'credentialId'>,
    ) {
      const address = new URL(setting.authorizeUrl)
      if (!['https:', 'http:'].includes(address.protocol)) throw new Error('A consent page has to be a web page.')
      const asked: PendingConsent = { ...given, state: random(), platform, askedAt: now() }
      find().setItem(KEY, JSON.stringify(asked))
      address.searchParams.set('redirect_uri', given.redirectUri)
      address.searchParams.set('scope', setting.scopes.join(' '))
      address.searchParams.set('state', asked.state)
      return address.href
    },

    /** Validates a response; it is accepted only once and only in the tab that sent the request. */
    take(platform: number, query: URLSearchParams): ConsentAnswer {
      const asked = removePending()
      if (!asked || asked.state !== query.get('state') || asked.platform !== platform) return { kind: 'foreign' }
      const error = query.get('error')
      if (error !== null)
        return { kind: ['access_denied', 'user_cancelled_authorize'].includes(error) ? 'denied' : 'refused' }
      const code = query.get('code')
      if (!code) return { kind: 'refused' }
      if (now() - asked.askedAt > LIFE_MS) return { kind: 'expired' }
      const { accountId, redirectUri, credentialId } = asked
      return { kind: 'granted', code, accountId, redirectUri, ...(credentialId === undefined ? {} : { credentialId }) }
    },
  }
}

export const consents = createConsents()
