import type { Constants } from '@adwright/sdk/types'
import { exampleOf } from '#mocks/sandbox/contract/example.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

const exampleIn = (language: Language) => (language === 'tr' ? 'turkish' : 'typical')

/** Consent pages of the sandbox itself in place of the platforms' own, with the same query. */
function consentPages(oauth: Constants['oauth'], origin: string): Constants['oauth'] {
  return Object.fromEntries(
    Object.entries(oauth).map(([platform, setting]) => [
      platform,
      { ...setting, authorizeUrl: `${origin}/consent/${platform}${new URL(setting.authorizeUrl).search}` },
    ]),
  )
}

export const app = {
  getEnums: ({ language }) => ok(exampleOf('getEnums', exampleIn(language))),

  getConstants({ language, origin }) {
    const constants = exampleOf('getConstants', exampleIn(language))
    return ok({ ...constants, oauth: consentPages(constants.oauth, origin) })
  },
} satisfies SandboxHandlers<'App'>
