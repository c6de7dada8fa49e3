import type { Constants } from '@adwright/sdk/types'
import { AI_ENUMERATIONS } from '#mocks/sandbox/domain/ai/enumerations.ts'
import { ANNOTATIONS_ENUMERATIONS } from '#mocks/sandbox/domain/annotations/enumerations.ts'
import { ANOMALIES_ENUMERATIONS } from '#mocks/sandbox/domain/anomalies/enumerations.ts'
import { AUTOPILOT_ENUMERATIONS } from '#mocks/sandbox/domain/autopilot/enumerations.ts'
import { BILLING_ENUMERATIONS } from '#mocks/sandbox/domain/billing/enumerations.ts'
import { plansIn, TRIAL_DAYS } from '#mocks/sandbox/domain/billing/plans.ts'
import { DESIGNER_ENUMERATIONS } from '#mocks/sandbox/domain/designer/enumerations.ts'
import { entriesIn } from '#mocks/sandbox/domain/enumeration.ts'
import { FILES_ENUMERATIONS } from '#mocks/sandbox/domain/files/enumerations.ts'
import { IDENTITY_ENUMERATIONS } from '#mocks/sandbox/domain/identity/enumerations.ts'
import { industriesIn, marketingGoalsIn } from '#mocks/sandbox/domain/identity/industries.ts'
import { INTEGRATIONS_ENUMERATIONS } from '#mocks/sandbox/domain/integrations/enumerations.ts'
import { OAUTH_SETTINGS } from '#mocks/sandbox/domain/integrations/oauth-settings.ts'
import { PLANNING_ENUMERATIONS } from '#mocks/sandbox/domain/planning/enumerations.ts'
import { SAVED_VIEWS_ENUMERATIONS } from '#mocks/sandbox/domain/saved-views/enumerations.ts'
import { SOCIAL_ENUMERATIONS } from '#mocks/sandbox/domain/social/enumerations.ts'
import { SUPPORT_ENUMERATIONS } from '#mocks/sandbox/domain/support/enumerations.ts'
import { linksIn } from '#mocks/sandbox/domain/support/links.ts'
import { SURVEYS_ENUMERATIONS } from '#mocks/sandbox/domain/surveys/enumerations.ts'
import { PAGE_LANGUAGES } from '#mocks/sandbox/domain/surveys/languages.ts'
import { WEBHOOKS_ENUMERATIONS } from '#mocks/sandbox/domain/webhooks/enumerations.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

const ENUMERATIONS = Object.entries({
  ...IDENTITY_ENUMERATIONS,
  ...BILLING_ENUMERATIONS,
  ...INTEGRATIONS_ENUMERATIONS,
  ...AUTOPILOT_ENUMERATIONS,
  ...ANNOTATIONS_ENUMERATIONS,
  ...SAVED_VIEWS_ENUMERATIONS,
  ...ANOMALIES_ENUMERATIONS,
  ...DESIGNER_ENUMERATIONS,
  ...AI_ENUMERATIONS,
  ...FILES_ENUMERATIONS,
  ...SOCIAL_ENUMERATIONS,
  ...PLANNING_ENUMERATIONS,
  ...WEBHOOKS_ENUMERATIONS,
  ...SURVEYS_ENUMERATIONS,
  ...SUPPORT_ENUMERATIONS,
})

/** Replaces the platforms' consent pages by those of the sandbox, with the same query. */
function consentPages(oauth: Constants['oauth'], origin: string): Constants['oauth'] {
  return Object.fromEntries(
    Object.entries(oauth).map(([platform, setting]) => [
      platform,
      { ...setting, authorizeUrl: `${origin}/consent/${platform}${new URL(setting.authorizeUrl).search}` },
    ]),
  )
}

export const app = {
  getEnums: ({ language }) =>
    ok(Object.fromEntries(ENUMERATIONS.map(([name, list]) => [name, entriesIn(list, language)]))),

  getConstants: ({ language, origin }) =>
    ok({
      industries: industriesIn(language),
      digitalMarketingGoals: marketingGoalsIn(language),
      supportedLanguages: ['en', 'tr'],
      surveyPageLanguages: [...PAGE_LANGUAGES],
      ...linksIn(language),
      oauth: consentPages(OAUTH_SETTINGS, origin),
      trialDays: TRIAL_DAYS,
      plans: plansIn(language),
    }),
} satisfies SandboxHandlers<'App'>
