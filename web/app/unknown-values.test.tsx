// Answers of a newer backend have values of enumerations that this app does not know: no screen breaks, and each value is named.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signAdsToken } from '#mocks/sandbox/scenarios/people.ts'
import { caller } from '#mocks/sandbox/testing.ts'
import { type ContractOperation, contract, contractOperations } from '#tests/support/contract.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { paths } from '#web/paths.ts'

const UNKNOWN = 77
/** Decide which screens there are at all, so they keep their values. */
const GATING = ['AccountStatus', 'SubscriptionStatus', 'IntegrationPlatform', 'IntegrationStatus']

type Node = {
  $ref?: string
  enum?: unknown[]
  properties?: Record<string, Node>
  items?: Node
  anyOf?: Node[]
  allOf?: Node[]
}

const isEnumeration = (node: Node) => 'x-enum-varnames' in node

/** The value with every enumerated number in it replaced. */
function withUnknown(node: Node, value: unknown): unknown {
  const name = node.$ref?.split('/').at(-1) ?? ''
  const schema: Node = node.$ref ? contract.components.schemas[name] : node
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
    const schema = operation?.responses[String(answer.status)]?.content?.['application/json']?.schema as
      | Node
      | undefined
    if (request.method !== 'GET' || operation?.operationId === 'getEnums' || !schema) return answer
    return Response.json(withUnknown(schema, await answer.json()), { status: answer.status })
  }
}

/** The first id of a list that the sandbox answers; `{client}` is the selected client account. */
async function firstId({ sandbox, tokenOf }: OpenSandbox, path: string): Promise<string> {
  const token = await tokenOf('owner')
  const call = caller(sandbox, token, {
    'X-Ads-Authorization': `Bearer ${await signAdsToken(sandbox.runtime, token, ACCOUNT)}`,
  })
  const { customerClientId } = (await call('GET', `/EAIntegration/${ACCOUNT}`)).body
  const { body } = await call('GET', path.replace('{client}', customerClientId))
  const [first] = Array.isArray(body) ? body : body.items
  return first.id
}

const autopilot = `/EA/${ACCOUNT}/autopilot/{client}`

const SCREENS: Record<string, string | ((open: OpenSandbox) => Promise<string>)> = {
  dashboard: paths.dashboard(),
  rulesSetup: paths.rulesSetup(),
  metricTable: paths.metricTable('campaigns'),
  activeRules: paths.activeRules(),
  activeRule: async (open) => paths.activeRule(await firstId(open, autopilot)),
  editRule: async (open) => `${paths.activeRule(await firstId(open, autopilot))}/edit`,
  activity: paths.activity(),
  activityRun: async (open) => paths.activityRun(await firstId(open, `${autopilot}/executions`)),
  anomalySetup: paths.anomalySetup(),
  anomalyMonitor: async (open) =>
    `/anomaly-setup/${await firstId(open, `/EAnl/${ACCOUNT}/anomaly-analysis-configuration`)}`,
  anomalyActivity: paths.anomalyActivity(),
  anomaly: async (open) => paths.anomaly(await firstId(open, `/EAnl/${ACCOUNT}/anomaly-analysis`)),
  analyticsReports: paths.analyticsReports(),
  integrations: paths.integrations(),
  tickets: paths.tickets(),
  settingsInfo: paths.settingsInfo(),
  settingsGeneral: paths.settingsGeneral(),
  subscriptions: paths.subscriptions(),
  invitations: paths.invitations(),
  connectedAccounts: paths.connectedAccounts(),
  activityLog: paths.activityLog(),
  loginActivity: paths.loginActivity(),
}

test.each(Object.entries(SCREENS))('%s shows unknown values of enumerations', async (_name, address) => {
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
})
