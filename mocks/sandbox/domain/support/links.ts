// Links to the company's contact address, legal pages and demo booking.
import type { Constants } from '@adwright/sdk/types'
import type { Language } from '#mocks/sandbox/texts/language.ts'

type Links = Pick<Constants, 'businessContactEmail' | 'termsUrl' | 'privacyUrl' | 'cookiePolicyUrl' | 'demoBookingUrl'>

const BUSINESS_CONTACT_EMAIL = 'sales@adwright.example'
const SITE: Record<Language, string> = { en: 'https://www.adwright.example', tr: 'https://www.adwright.example/tr' }
const DEMO_BOOKING: Record<Language, string> = {
  en: 'https://calendar.adwright.example/demo',
  tr: 'https://calendar.adwright.example/demo?hl=tr',
}

export const linksIn = (language: Language): Links => ({
  businessContactEmail: BUSINESS_CONTACT_EMAIL,
  termsUrl: `${SITE[language]}/terms`,
  privacyUrl: `${SITE[language]}/privacy`,
  cookiePolicyUrl: `${SITE[language]}/cookies`,
  demoBookingUrl: DEMO_BOOKING[language],
})
