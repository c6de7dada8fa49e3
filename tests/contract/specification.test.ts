// The contract has what the specification names: groups, operations, query parameters and fields.
import { expect, test } from 'vitest'
import { textOf } from '#tests/house/sources.ts'
import { contract, contractOperations } from '#tests/support/contract.ts'

const OPERATION = /^\| API-(\w+)-\d+ \| `(GET|POST|PUT|DELETE) (\/\S*)`/gm

/** An address without the names of its parameters, which callers never see. */
const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')

/** The operations that the table of requirements names, and whether the product added them to the specification. */
const named = [...textOf('tests/house/requirements.md').matchAll(OPERATION)].map(
  ([, group, method = '', path = '']) => ({
    operation: `${method} ${path}`,
    shape: `${method} ${shapeOf(path)}`,
    isExtension: group === 'EXT',
  }),
)
const found = new Map(
  contractOperations.map((one) => [`${one.method.toUpperCase()} ${shapeOf(one.path)}`, Reflect.get(one, 'x-origin')]),
)

test('the table of requirements names 160 operations', () => {
  expect(new Set(named.map(({ shape }) => shape)).size).toBe(160)
})

test.each(named)('$operation is in the contract', ({ shape, isExtension }) => {
  expect(found.has(shape)).toBe(true)
  expect(found.get(shape)).toBe(isExtension ? 'extension' : undefined)
})

test('every other operation is marked as an extension', () => {
  const known = new Set(named.map(({ shape }) => shape))
  const unmarked = [...found].filter(([shape, origin]) => !known.has(shape) && origin !== 'extension')
  expect(unmarked.map(([shape]) => shape)).toEqual([])
})

const GROUPS =
  'Account AI App Auth AutomatedDesigner BusinessSurvey Category EA EAIntegration EAnl EAnlIntegration EarnadoML ' +
  'EarnMail File Integration LinkedIn Meta Payment SocialMediaCalendar StrategyAccount TaskAccount StrategyUser ' +
  'TaskUser Ticket Subscription User Verification'

test('every resource group of the specification is a tag with operations', () => {
  const tags = contract.tags.map(({ name }: { name: string }) => name)
  const used = new Set(contractOperations.flatMap((operation) => operation.tags))
  expect(GROUPS.split(' ').filter((group) => !tags.includes(group) || !used.has(group))).toEqual([])
})

const METRICS = 'listCampaignMetrics listAdGroupMetrics listAdMetrics listKeywordMetrics listSearchTermMetrics'
const ACTIVITY = 'listAutopilotActivity listAutopilotExecutions'

test.each([
  ['currentPage', `${METRICS} ${ACTIVITY} listAnomalies listTickets listAccountTasks listActivityLog`],
  [
    'pageSize',
    `${METRICS} listAnomalies listTickets listAccountTasks listAccountStrategies listActivityLog listLoginActivity`,
  ],
  ['recordsPerPage', `${ACTIVITY} listAutopilotExceptions listRuleActivity`],
  ['orderBy', `${METRICS} ${ACTIVITY}`],
  ['sortOrder', `${METRICS} ${ACTIVITY}`],
  ['dateBeginCurrentPeriod', 'getAnalyticsReport'],
  ['dateEndCurrentPeriod', 'getAnalyticsReport'],
  ['dateBeginPreviousPeriod', 'getAnalyticsReport'],
  ['dateEndPreviousPeriod', 'getAnalyticsReport'],
  ['dateBegin', `${METRICS} ${ACTIVITY} listAnomalies listSocialPosts`],
  ['dateEnd', `${METRICS} ${ACTIVITY} listAnomalies listSocialPosts`],
  ['ruleIds', ACTIVITY],
  ['categoryIds', 'listAutopilotActivity listRuleCatalogue'],
  ['entityIds', 'listAutopilotActivity'],
  ['searchText', `${METRICS} listAutopilotActivity listRuleCatalogue listAutopilotExceptions listAutopilotAssets`],
  ['inActivityOnly', 'listAutopilotCategories listRulesInActivity'],
  ['customerId', 'listCustomerClients'],
  ['customerClientId', 'getAdsAccountEnabled listAdsAccounts'],
  ['propertyName', 'getAnalyticsReport listAnomalies listAnomalyConfigurations getAnalyticsAccountEnabled'],
  ['userId', 'listAccountStrategies listAccountTasks listMailUsers'],
  ['isMarketing', 'listMailUsers'],
  ['pageId', 'getMetaCanPost'],
  ['redirectUri', 'connectIntegration'],
  ['code', 'connectIntegration checkVerificationCode checkRegistrationCode'],
  ['source', 'getWebPageAnalysis getAdCampaignAnalysis getMarketAnalysis'],
  ['test', 'createDesign'],
  ['isEnabled', 'updateAnomalyConfiguration'],
  ['includeDefaults', 'listAnomalyConfigurations'],
  ['strategyId', 'listAccountTasks listUserTasks'],
  ['accountTaskProgressId', 'createAccountTaskComment updateAccountTaskStatus'],
  ['baseUrl', 'getWebPageAnalysis requestPasswordReset'],
])('the query parameter %s is taken by %s', (name, operationIds) => {
  const taking = contractOperations.filter(({ parameters }) =>
    parameters.some((parameter) => parameter.in === 'query' && parameter.name === name),
  )
  expect(taking.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(operationIds.split(' ')))
})

test.each([
  ['User', 'id firstName lastName email language referenceCode subscriptionDetails'],
  [
    'SubscriptionDetails',
    'subscriptionProductName status accountsLimit accountsCount usersLimit usersCount subscriptionId',
  ],
  ['Account', 'id accountId plan role'],
  ['SubscriptionInfo', 'activeSubscriptionExists'],
  ['AuthToken', 'token expiresIn'],
  ['AdsToken', 'tokenString validThroughUtc'],
  ['ApiError', 'message detail status path method'],
])('%s has %s in every answer', (schema, fields) => {
  expect(contract.components.schemas[schema].required).toEqual(expect.arrayContaining(fields.split(' ')))
})

test.each([
  ['LoginRequest', 'email password signInPlatform', ''],
  ['Registration', 'firstName lastName email password isMailAllowed signInPlatform recaptchaToken', ''],
  ['ResetPasswordRequest', 'verificationCode newPassword', ''],
  [
    'CreateAccountRequest',
    'name companyName companyWebSite primaryContactNumber digitalMarketingGoals',
    'industry marketingTeamCount',
  ],
])('%s takes %s, may take "%s", and refuses everything else', (name, required, optional) => {
  const schema = contract.components.schemas[name]
  const all = `${required} ${optional}`.trim().split(' ')
  expect(schema.required.toSorted()).toEqual(required.split(' ').toSorted())
  expect(Object.keys(schema.properties).toSorted()).toEqual(all.toSorted())
  expect(schema.additionalProperties).toBe(false)
})

test('the onboarding form sends one goal, a whole number for the industry, and a team of one by default', () => {
  const { industry, digitalMarketingGoals, marketingTeamCount } =
    contract.components.schemas.CreateAccountRequest.properties
  expect(industry.type).toBe('integer')
  expect(digitalMarketingGoals).toMatchObject({ type: 'array', maxItems: 1, items: { type: 'integer' } })
  expect(marketingTeamCount).toMatchObject({ default: 1, minimum: 1 })
})

test.each([
  ['TaskStatus', 'ToDo InProgress InReview Done Blocked Cancelled'],
  ['TicketStatus', 'Open WaitingForSupport WaitingForYou Resolved Closed'],
  ['StrategyStatus', 'Draft Active Paused Completed Archived'],
  ['SubscriptionStatus', 'Incomplete IncompleteExpired Trialing Active PastDue Cancelled Unpaid None'],
  ['UserRole', 'Viewer User Admin Owner'],
  ['IntegrationPlatform', 'Meta LinkedIn GoogleAds GoogleAnalytics'],
])('%s counts from 1: %s', (name, members) => {
  const schema = contract.components.schemas[name]
  expect(schema['x-enum-varnames']).toEqual(members.split(' '))
  expect(schema.enum).toEqual(members.split(' ').map((_, index) => index + 1))
})

test('an account has plan 1 unless it has another one', () => {
  expect(contract.components.schemas.Account.properties.plan.default).toBe(1)
})
