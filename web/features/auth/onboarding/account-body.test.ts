import { expect, test } from 'vitest'
import { accountBody } from './account-body.ts'
import { onboardingSchema } from './onboarding-schema.ts'
import { DEFAULT_PREFIX, siteOf } from './website-prefix.ts'

const typed = {
  name: '  Lindholm Outdoor  ',
  companyName: 'Lindholm Outdoor AB',
  websitePrefix: 'http://',
  companyWebSite: 'lindholm-outdoor.example/se',
  primaryContactNumber: '+905321112233',
  industry: 11,
  digitalMarketingGoals: 2,
  marketingTeamCount: 4,
}

const messagesOf = async (changes: Record<string, unknown>) => {
  const result = await onboardingSchema.safeParseAsync({ ...typed, ...changes })
  return Object.fromEntries(result.error?.issues.map(({ path, message }) => [path[0], message]) ?? [])
}

test('what is typed becomes the body of the call: name trimmed, prefix before the site, one goal in a list', async () => {
  expect(accountBody(await onboardingSchema.parseAsync(typed))).toEqual({
    name: 'Lindholm Outdoor',
    companyName: 'Lindholm Outdoor AB',
    companyWebSite: 'http://lindholm-outdoor.example/se',
    primaryContactNumber: '+905321112233',
    industry: 11,
    digitalMarketingGoals: [2],
    marketingTeamCount: 4,
  })
})

test('an empty team size is sent as 1', async () => {
  const { marketingTeamCount: _, ...rest } = typed
  expect(accountBody(await onboardingSchema.parseAsync(rest)).marketingTeamCount).toBe(1)
})

test.each(['name', 'companyName', 'companyWebSite', 'primaryContactNumber', 'industry', 'digitalMarketingGoals'])(
  '%s is required',
  async (field) => {
    const isNumber = typeof Reflect.get(typed, field) === 'number'
    expect(await messagesOf({ [field]: isNumber ? undefined : '' })).toHaveProperty(field)
  },
)

test('a number that no phone has and a team below 1 are refused', async () => {
  expect(await messagesOf({ primaryContactNumber: '+90532' })).toEqual({
    primaryContactNumber: 'auth:onboarding.phoneInvalidText',
  })
  expect(await messagesOf({ marketingTeamCount: 0 })).toHaveProperty('marketingTeamCount')
})

test.each(['lindholm', 'lindholm outdoor.example', 'https://lindholm.example'])('%s is no site', async (site) => {
  expect(await messagesOf({ companyWebSite: site })).toEqual({ companyWebSite: 'auth:onboarding.websiteInvalid' })
})

test('the prefix is https:// unless chosen, and a pasted address brings its own', () => {
  expect(DEFAULT_PREFIX).toBe('https://')
  expect(siteOf(' HTTP://lindholm.example/se')).toEqual({ prefix: 'http://', site: 'lindholm.example/se' })
  expect(siteOf('lindholm.example')).toEqual({ site: 'lindholm.example' })
})
