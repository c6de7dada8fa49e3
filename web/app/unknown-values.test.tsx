// Answers of a newer backend have values of enumerations that this app does not know: no screen breaks, and each value is named.
import { screen, waitFor, within } from '@testing-library/react'
import i18n from 'i18next'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AUTOPILOT, adsCaller } from '#tests/support/autopilot.ts'
import { type ContractOperation, contract, contractOperations } from '#tests/support/contract.ts'
import { isWhole, sampleOf } from '#tests/support/sample.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { missingText } from '#web/i18n/missing-text.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { paths } from '#web/paths.ts'

/** A sample drawn by SEED; SCREENS=all opens every screen. */
const SAMPLE_SIZE = 10

const UNKNOWN = 77
const UNKNOWN_NAME = 'brandNew'
/** Decide which screens there are at all, so they keep their values. */
const GATING = ['AccountStatus', 'SubscriptionStatus', 'IntegrationPlatform', 'IntegrationStatus']
/** Textual enumerations whose values the screens name. */
const NAMED = ['ConditionMetric', 'ConditionOperator', 'ChangeField', 'AnalyticsDimension', 'WebhookEventType']

type Node = {
  $ref?: string
  enum?: unknown[]
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  allOf?: Node[]
}

const isEnumeration = (node: Node) => 'x-enum-varnames' in node

/** The value with every enumerated number in it replaced, and the names that screens show. */
function withUnknown(node: Node, value: unknown): unknown {
  const name = node.$ref?.split('/').at(-1) ?? ''
  const schema: Node = node.$ref ? contract.components.schemas[name] : node
  if (NAMED.includes(name)) return typeof value === 'string' ? UNKNOWN_NAME : value
  if (isEnumeration(schema)) return typeof value === 'number' && !GATING.includes(name) ? UNKNOWN : value
  const parts = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])].reduce((one, part) => withUnknown(part, one), value)
  if (Array.isArray(parts)) return parts.map((one) => (schema.items ? withUnknown(schema.items, one) : one))
  if (parts === null || typeof parts !== 'object') return parts
  const fields = Object.entries(parts).map(([key, one]) => {
    const property = schema.properties?.[key]
    return [key, property ? withUnknown(property, one) : one]
  })
  return Object.fromEntries(fields)
}

const patternOf = ({ path }: ContractOperation) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
const reads = contractOperations
  .filter(({ method }) => method === 'get')
  // Of two that match, the one with fewer parameters is meant.
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length)

/** Makes the sandbox answer every read with values that the app does not know. */
function answerWithUnknown({ sandbox }: OpenSandbox) {
  const send = sandbox.fetch
  sandbox.fetch = async (request, url = new URL(request.url)) => {
    const { pathname } = url
    const answer = await send(request, url)
    const operation = reads.find((one) => patternOf(one).test(pathname))
    const schema = operation?.responses[String(answer.status)]?.content?.['application/json']?.schema
    if (request.method !== 'GET' || operation?.operationId === 'getEnums' || !schema) return answer
    return Response.json(withUnknown(schema, await answer.json()), { status: answer.status })
  }
}

/** An id in the first entry of a list that the sandbox answers. */
async function firstId(open: OpenSandbox, path: string, field = 'id'): Promise<string> {
  const { body } = await (await adsCaller(open))('GET', path)
  const [first] = Array.isArray(body) ? body : body.items
  return first[field]
}

const SCREENS: Record<string, string | ((open: OpenSandbox) => Promise<string>)> = {
  dashboard: paths.dashboard(),
  rulesSetup: paths.rulesSetup(),
  metricTable: paths.metricTable('campaigns'),
  configureRule: async (open) => paths.configureRule(await firstId(open, AUTOPILOT, 'ruleId')),
  ruleViolations: async (open) => paths.ruleViolations(await firstId(open, AUTOPILOT, 'ruleId')),
  activeRules: paths.activeRules(),
  activeRule: async (open) => paths.activeRule(await firstId(open, AUTOPILOT)),
  editRule: async (open) => `${paths.activeRule(await firstId(open, AUTOPILOT))}/edit`,
  activity: paths.activity(),
  activityRun: async (open) => paths.activityRun(await firstId(open, `${AUTOPILOT}/executions`)),
  anomalySetup: paths.anomalySetup(),
  anomalyMonitor: async (open) =>
    `/anomaly-setup/${await firstId(open, `/EAnl/${ACCOUNT}/anomaly-analysis-configuration`)}`,
  anomalyActivity: paths.anomalyActivity(),
  anomaly: async (open) => paths.anomaly(await firstId(open, `/EAnl/${ACCOUNT}/anomaly-analysis`)),
  analyticsReports: paths.analyticsReports(),
  integrations: paths.integrations(),
  tickets: paths.tickets(),
  ticket: async (open) => paths.ticket(await firstId(open, `/Ticket/${open.personOf('owner').id}`)),
  settingsInfo: paths.settingsInfo(),
  settingsNotifications: paths.settingsNotifications(),
  memberRoles: paths.memberRoles(),
  webhooks: paths.webhooks(),
  settingsGeneral: paths.settingsGeneral(),
  subscriptions: paths.subscriptions(),
  invitations: paths.invitations(),
  connectedAccounts: paths.connectedAccounts(),
  activityLog: paths.activityLog(),
  loginActivity: paths.loginActivity(),
  socialCalendar: paths.socialCalendar(),
  socialPosts: `${paths.socialCalendar()}?view=list`,
  socialPost: async (open) => paths.socialPost(await firstId(open, `/SocialMediaCalendar/${ACCOUNT}`, 'postId')),
  socialPostResults: '/social-calendar/results',
  tasks: paths.tasks(),
  strategies: paths.strategies(),
  surveys: paths.surveys(),
  findings: paths.findings(),
  designer: paths.designer(),
  task: async (open) => paths.task(await firstId(open, `/TaskAccount/${ACCOUNT}`)),
  strategy: async (open) => paths.strategy(await firstId(open, `/StrategyAccount/${ACCOUNT}`)),
  surveyResults: async (open) => paths.surveyResults(await firstId(open, `/BusinessSurvey/${ACCOUNT}`)),
  design: async (open) => paths.design(await firstId(open, `/AutomatedDesigner/${ACCOUNT}`)),
  finding: async (open) => paths.finding(await firstId(open, `/AI/${ACCOUNT}/findings`)),
  pageAnalyses: '/ai-analysis/pages',
}

/** The keys of texts that were asked for and are shown as nothing, except for descriptions, which may be missing. */
const empty = new Set<string>()

beforeEach(() => {
  empty.clear()
  i18n.options.parseMissingKeyHandler = (key: string, text?: string) => {
    const shown = missingText(key, text)
    if (shown === '' && !key.startsWith('settings:roleHelp.')) empty.add(key)
    return shown
  }
})

afterEach(() => {
  i18n.options.parseMissingKeyHandler = missingText
})

const screens = Object.entries(SCREENS)

test.each(isWhole('SCREENS') ? screens : sampleOf(screens, SAMPLE_SIZE))(
  '%s shows unknown values of enumerations',
  async (_name, address) => {
    let route = typeof address === 'string' ? address : ''
    await renderScreen(() => route, {
      scenario: 'sample',
      async before(open) {
        if (typeof address === 'function') route = await address(open)
        answerWithUnknown(open)
      },
    })
    const main = await screen.findByRole('main')
    await within(main).findAllByRole('heading', { level: 1 })
    await waitFor(() => {
      expect(queryClient.isFetching()).toBe(0)
      expect(document.querySelector('[aria-busy="true"]')).toBeNull()
    })
    const text = document.body.textContent ?? ''
    expect(text).not.toMatch(/stopped working|Unexpected Application Error|Page not found|could not be (shown|loaded)/)
    expect(text).not.toMatch(/\b[a-z]\w*\.77\b|undefined|NaN/)
    expect([...empty]).toEqual([])
  },
)

const UNKNOWN_STATUS = { value: UNKNOWN, key: 'Archived', label: 'Archived' }

test('the label of the server is shown for a value that it knows, in the language of the interface', async () => {
  const { calls } = await renderScreen(paths.activeRules(), {
    scenario: 'sample',
    language: 'tr',
    before: answerWithUnknown,
    answers: { 'GET /App/enums': { body: { AutopilotStatus: [UNKNOWN_STATUS], AutopilotMode: [] } } },
  })
  const table = await screen.findByRole('table')
  expect((await within(table).findAllByText('Archived')).length).toBeGreaterThan(0)
  expect(within(table).getAllByText('Diğer (77)').length).toBeGreaterThan(0)
  expect(calls('GET /App/enums').map(({ headers }) => headers.get('Accept-Language'))).toEqual(['tr-TR'])
})

test('an unknown role is a new user, even if the server has a label for it', async () => {
  await renderScreen(paths.settingsGeneral(), {
    scenario: 'sample',
    before: answerWithUnknown,
    answers: { 'GET /App/enums': { body: { UserRole: [UNKNOWN_STATUS] } } },
  })
  const table = await screen.findByRole('table')
  expect((await within(table).findAllByText('New User')).length).toBeGreaterThan(0)
  expect(within(table).queryByText('Archived')).toBeNull()
})
