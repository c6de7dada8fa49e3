export type Consent = 'unset' | 'accepted' | 'declined'

/** What was answered about cookies. Only the two answers count; anything else asks again. */
export const consentOf = (stored: string | null): Consent =>
  stored === 'true' ? 'accepted' : stored === 'false' ? 'declined' : 'unset'
