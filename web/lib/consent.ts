export type Consent = 'unset' | 'accepted' | 'declined'

/** The stored answer to the cookie question; any other value asks again. */
export const consentOf = (stored: string | null): Consent =>
  stored === 'true' ? 'accepted' : stored === 'false' ? 'declined' : 'unset'
