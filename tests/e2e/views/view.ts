// Describes a view independently of the browser: its address, its scenario, and its visitor.
import { AnalysisKind } from '@adwright/sdk/types'
import type { Page } from '@playwright/test'
import type { ScenarioName } from '#mocks/sandbox/scenarios/scenarios.ts'
import { paths, type patterns } from '#web/paths.ts'

export type Words = (key: string) => string
/** An API call as the visitor; returns the JSON of the response. */
export type Api = (method: string, path: string, body?: unknown) => Promise<ReturnType<typeof JSON.parse>>

export type Pattern = (typeof patterns)[keyof typeof patterns]

export interface View {
  name: string
  pattern: Pattern
  /** The address, or a function that determines it. */
  path: string | ((api: Api) => Promise<string>)
  scenario: ScenarioName
  /** The role of the signed-in person; undefined for public views. */
  role: 'owner' | 'admin' | 'user' | 'viewer' | 'new' | undefined
  /** Changes to the scenario before the visit; the view then has a scenario of its own. */
  before?: (api: Api) => Promise<unknown>
  /** Operations that respond with 503. */
  broken?: string[]
  /** Actions before the view is checked, such as opening a dialog. */
  prepare?: (page: Page, t: Words) => Promise<void>
  /** The selector of an overlay that Escape closes; `stays` if Escape must not close it. */
  overlay?: string
  stays?: true
  /** The widths at which the view exists, for example a menu of small screens. */
  widths?: readonly number[]
  /** Expected failing calls. */
  noise?: RegExp
  /** The cookie question has not been answered yet. */
  asksForCookies?: true
}

type Extra = Partial<Omit<View, 'name' | 'pattern'>> & { state?: string }

export const view = (pattern: Pattern, { state, ...extra }: Extra = {}): View => ({
  name: state ? `${pattern}, ${state}` : pattern,
  path: pattern.replace(/\/:\w+\?/g, ''),
  pattern,
  scenario: 'sample',
  role: 'owner',
  ...extra,
})

export const publicView = (pattern: Pattern, extra: Extra = {}) => view(pattern, { role: undefined, ...extra })

const FAILED = (status: number) => new RegExp(`the server responded with a status of ${status}`)
export const NOT_FOUND = FAILED(404)
const UNAVAILABLE = FAILED(503)

/** The view while its reads fail. */
export const broken = (pattern: Pattern, operations: string[], extra: Extra = {}) =>
  view(pattern, { state: 'not available', broken: operations, noise: UNAVAILABLE, ...extra })

/** The view of a missing resource. */
export const missing = (pattern: Pattern, extra: Extra = {}) =>
  view(pattern, {
    state: 'not found',
    path: pattern.replace(/:\w+/g, 'nothing'),
    noise: NOT_FOUND,
    ...extra,
  })

const EA = '/EA/acc_8f2KqL/autopilot/4839201756'
const EANL = '/EAnl/acc_8f2KqL/anomaly-analysis'
const SOCIAL = '/SocialMediaCalendar/acc_8f2KqL'

const SURVEYS = '/BusinessSurvey/acc_8f2KqL'

const WEBHOOKS = '/Webhook/acc_8f2KqL'

/** An active strategy of the team, or of the signed-in person. */
async function strategyId(api: Api): Promise<string> {
  return (await api('GET', '/StrategyAccount/acc_8f2KqL?statuses=2')).items[0].id
}

async function privateStrategyId(api: Api): Promise<string> {
  const { id } = await api('GET', '/User')
  return (await api('GET', `/StrategyUser/${id}?statuses=2`)).items[0].id
}

/** The open survey of customers, which has answers. */
async function surveyId(api: Api): Promise<string> {
  return (await api('GET', `${SURVEYS}?statuses=2`)).items[0].id
}
const DESIGNER = '/AutomatedDesigner/acc_8f2KqL'

const designId = async (api: Api): Promise<string> => (await api('GET', DESIGNER)).items.at(-1).id

const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The page of a new link of a report. */
async function sharedReport(api: Api): Promise<string> {
  const view = {
    currentPeriod: { dateBegin: dayFromToday(-30), dateEnd: dayFromToday(-1) },
    previousPeriod: { dateBegin: dayFromToday(-60), dateEnd: dayFromToday(-31) },
    isRolling: false,
    metric: 'sessions',
  }
  const draft = { name: 'For the agency', expiresOn: dayFromToday(30), view }
  return paths.sharedReport((await api('POST', '/EAnl/acc_8f2KqL/report-links', draft)).shareKey)
}

const analysisPath = async (api: Api, kind: AnalysisKind) =>
  paths.analysisRun(kind, (await api('GET', `/AI/acc_8f2KqL/runs?kinds=${kind}`)).items[0].id)

/** Addresses with ids of the scenario. */
export const found = {
  sharedReport,
  pageAnalysis: (api: Api) => analysisPath(api, AnalysisKind.WebPage),
  campaignAnalysis: (api: Api) => analysisPath(api, AnalysisKind.AdCampaigns),
  rule: async (api: Api) => paths.activeRule((await api('GET', EA))[0].id),
  editRule: async (api: Api) => paths.editRule((await api('GET', EA))[0].id),
  configure: async (api: Api) => {
    const [items, rules] = await Promise.all([api('GET', EA), api('GET', `${EA}/rules`)])
    const taken = new Set(items.map(({ ruleId }: { ruleId: string }) => ruleId))
    return paths.configureRule((rules.find(({ id }: { id: string }) => !taken.has(id)) ?? rules[0]).id)
  },
  violations: async (api: Api) => paths.ruleViolations((await api('GET', EA))[0].ruleId),
  run: async (api: Api) => paths.activityRun((await api('GET', `${EA}/executions`)).items[0].id),
  anomaly: async (api: Api) => paths.anomaly((await api('GET', EANL)).items[0].id),
  editMonitor: async (api: Api) => paths.editAnomalyMonitor((await api('GET', `${EANL}-configuration`))[0].id),
  monitor: async (api: Api) => paths.anomalyMonitor((await api('GET', `${EANL}-configuration`))[0].id),
  metric: async (api: Api) => {
    const [{ id, metricSettings }] = await api('GET', `${EANL}-configuration`)
    return paths.anomalyMetric(id, metricSettings[0].id)
  },
  newMetric: async (api: Api) => paths.anomalyMetric((await api('GET', `${EANL}-configuration`))[0].id, 'new'),
  socialPost: async (api: Api) => paths.socialPost((await api('GET', SOCIAL))[0].id),
  moveSocialPost: async (api: Api) => paths.moveSocialPost((await api('GET', `${SOCIAL}?statuses=3`))[0].id),
  ticket: async (api: Api) => {
    const { id } = await api('GET', '/User')
    return paths.ticket((await api('GET', `/Ticket/${id}`)).items[0].id)
  },
  strategy: async (api: Api) => paths.strategy(await strategyId(api)),
  editStrategy: async (api: Api) => paths.editStrategy(await strategyId(api)),
  strategyCheckIn: async (api: Api) => paths.strategyCheckIn(await strategyId(api)),
  closeStrategy: async (api: Api) => paths.closeStrategy(await strategyId(api)),
  editSurvey: async (api: Api) => paths.editSurvey(await surveyId(api)),
  surveyShare: async (api: Api) => paths.surveyShare(await surveyId(api)),
  surveyResults: async (api: Api) => paths.surveyResults(await surveyId(api)),
  surveyAnswers: async (api: Api) => paths.surveyAnswers(await surveyId(api)),
  surveyAnswer: async (api: Api) => {
    const id = await surveyId(api)
    return paths.surveyAnswer(id, (await api('GET', `${SURVEYS}/${id}/answers`)).items[0].id)
  },
  privateStrategy: async (api: Api) => paths.privateStrategy(await privateStrategyId(api)),
  editPrivateStrategy: async (api: Api) => paths.editPrivateStrategy(await privateStrategyId(api)),
  privateStrategyCheckIn: async (api: Api) => paths.privateStrategyCheckIn(await privateStrategyId(api)),
  closePrivateStrategy: async (api: Api) => paths.closePrivateStrategy(await privateStrategyId(api)),
  design: async (api: Api) => paths.design(await designId(api)),
  editDesign: async (api: Api) => paths.editDesign(await designId(api)),
  /** Until its pictures are drawn, a picture that does not exist. */
  designVariant: async (api: Api) => {
    const id = await designId(api)
    const [variant] = (await api('GET', `${DESIGNER}/${id}`)).variants
    return paths.designVariant(id, variant?.id ?? 'none')
  },
  task: async (api: Api) => paths.task((await api('GET', '/TaskAccount/acc_8f2KqL')).items[0].id),
  webhook: async (api: Api) => paths.webhook(await webhookId(api)),
  editWebhook: async (api: Api) => paths.editWebhook(await webhookId(api)),
  webhookDelivery: async (api: Api) => {
    const id = await webhookId(api)
    return paths.webhookDelivery(id, (await api('GET', `${WEBHOOKS}/${id}/deliveries`)).items[0].id)
  },
  memberRole: (api: Api) => memberAddress(api, paths.memberRole),
  removeMember: (api: Api) => memberAddress(api, paths.removeMember),
}

const webhookId = async (api: Api): Promise<string> => (await api('GET', WEBHOOKS)).items[0].id

/** Adds a webhook with a delivery. */
export async function addWebhook(api: Api) {
  const url = 'https://hooks.lindholm-outdoor.example/adwright'
  const { id } = await api('POST', WEBHOOKS, { url, events: ['anomaly.found'] })
  await api('POST', `${WEBHOOKS}/${id}/test`)
}

async function memberAddress(api: Api, address: (id: string) => string) {
  const members = await api('GET', '/Account/acc_8f2KqL/users')
  return address(members.find(({ role }: { role: number }) => role < 4).userId)
}

export const pauseAutomation = (api: Api) =>
  api('PUT', `${EA}/automation`, { isPaused: true, reason: 'The winter prices are not in the shop yet.' })

/** Creates a second version of the first rule. */
export async function editRule(api: Api) {
  const [{ id }] = await api('GET', EA)
  const [{ content }] = await api('GET', `${EA}/${id}/versions`)
  const edited = { ...content, name: `${content.name} (brand)`, cooldownDays: content.cooldownDays + 7 }
  await api('PUT', `${EA}/${id}`, edited)
}

export const loadSample = (api: Api) => api('POST', '/Account/acc_8f2KqL/sample-workspace')
