// The product's constants are defined in the sandbox's domain; the contract's examples of the operations that return them must be equal.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_MONITORS } from '#mocks/sandbox/domain/anomalies/default-monitors.ts'
import { RULES } from '#mocks/sandbox/domain/autopilot/catalog.ts'
import { CATEGORIES } from '#mocks/sandbox/domain/autopilot/rules/categories.ts'
import { DESIGN_TYPES } from '#mocks/sandbox/domain/designer/design-types.ts'
import { OAUTH_SETTINGS } from '#mocks/sandbox/domain/integrations/oauth-settings.ts'
import { proTipsIn } from '#mocks/sandbox/domain/support/pro-tips.ts'
import { createSandbox, type Sandbox } from '#mocks/sandbox/sandbox.ts'
import { addPerson, signIn } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { simulatedPlatforms } from '#mocks/sandbox/world/platforms.ts'
import { exampleOf } from '#tests/support/example.ts'

const LANGUAGES = [
  { language: 'en', example: 'typical' },
  { language: 'tr', example: 'turkish' },
] as const

let sandbox: Sandbox
let answerOf: (path: string, language: string) => Promise<unknown>

beforeAll(async () => {
  sandbox = await createSandbox()
  const { id } = await addPerson(sandbox.runtime, { id: 'usr_elif', email: 'elif@lindholm.example' })
  const call = caller(sandbox, await signIn(sandbox.runtime, id))
  answerOf = async (path, language) => (await call('GET', path, undefined, { 'Accept-Language': language })).body
})
afterAll(() => sandbox.close())

test.each(LANGUAGES)(
  'the answers that are the same for everybody are those of the examples: $language',
  async ({ language, example }) => {
    expect(await answerOf('/App/enums', language)).toEqual(exampleOf('getEnums', example))
    expect(await answerOf('/Category', language)).toEqual(exampleOf('listCategories', example))
    expect(await answerOf('/EAnl/available-metrics', language)).toEqual(exampleOf('listAvailableMetrics', example))
  },
)

test.each(LANGUAGES)(
  'the constants are those of the example but for the consent pages: $language',
  async ({ language, example }) => {
    const { oauth, ...constants } = exampleOf('getConstants', example)
    expect(await answerOf('/App/constants', language)).toEqual({ ...constants, oauth: expect.anything() })
    expect(OAUTH_SETTINGS).toEqual(oauth)
  },
)

test('the requirements of an ad platform connection equal those of the example', async () => {
  expect(await answerOf('/EA/information', 'en')).toEqual(exampleOf('getAdsConnectionRequirements'))
})

test('the rule catalog, its categories, design types and default monitors equal those of the examples', () => {
  expect(exampleOf('listRuleCatalogue')).toEqual(
    RULES.map((rule) => ({
      ...rule,
      currencyCode: 'EUR',
      isActive: expect.any(Boolean),
      activeItemCount: expect.any(Number),
      violatingCount: expect.any(Number),
      matchedCost30d: expect.any(Number),
    })),
  )
  for (const { language, example } of LANGUAGES)
    expect(exampleOf('listAutopilotCategories', example)).toMatchObject(
      CATEGORIES.map(({ id, key, [language]: words }) => ({ id, key, ...words })),
    )
  expect(exampleOf('listDesignTypes')).toEqual(DESIGN_TYPES)
  expect(exampleOf('listAnomalyConfigurations').filter(({ isDefault }) => isDefault)).toEqual(DEFAULT_MONITORS)
})

test.each(LANGUAGES)('every tip in the examples is one of the product: $language', ({ language, example }) => {
  const tips = new Map(proTipsIn(language).map((tip) => [tip.id, tip]))
  for (const { isDismissed: _, ...tip } of exampleOf('listProTips', example)) expect(tips.get(tip.id)).toEqual(tip)
})

test('the accounts, properties and pages of the examples are those of the simulated world', () => {
  const { ads, analytics, social } = simulatedPlatforms(1, { webhooks: 'simulated' })
  const [outdoor, garden] = [exampleOf('listCustomerClients'), exampleOf('listCustomerClients', 'turkish')]
  for (const account of [...outdoor, ...garden, ...exampleOf('listAdsAccounts')])
    expect(ads.anyClient(account.customerClientId)).toEqual(account)
  expect(exampleOf('listAnalyticsAccounts')).toEqual(analytics.accounts())
  const withoutPicture = { pictureUrl: null }
  const pagesIn = (example: string) =>
    exampleOf('listMetaPages', example).map((page) => ({ ...page, ...withoutPicture }))
  expect(pagesIn('typical')).toEqual(social.metaPages('lindholm'))
  expect(pagesIn('turkish')).toEqual(social.metaPages('gunes'))
  const organizations = exampleOf('listLinkedInOrganizations').map((one) => ({ ...one, logoUrl: null }))
  expect(organizations).toEqual(social.organizations('lindholm'))
})
