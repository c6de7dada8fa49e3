import { AnalysisKind } from '@adwright/sdk/types'
import { waitFor } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type Api, addWebhook, found, type Pattern, type View } from '#tests/e2e/views/view.ts'
import { isWhole, sampleOf } from '#tests/support/sample.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths, patterns } from '#web/paths.ts'

// Screens of the sample are large and render slowly in this environment.
vi.setConfig({ testTimeout: 60_000 })

/** A sample drawn by SEED; SCREENS=all opens every screen. */
const SAMPLE_SIZE = 12

/** An address, or a function that determines it. */
type Address = View['path']

/** The routes of forms that viewers cannot save. */
const forms: Record<string, Address> = {
  [patterns.configureRule]: found.configure,
  [patterns.editRule]: found.editRule,
  [patterns.newAnomalyMonitor]: paths.newAnomalyMonitor(),
  [patterns.editAnomalyMonitor]: found.editMonitor,
  [`${patterns.anomalyMonitor}/metrics/new`]: found.newMetric,
  [patterns.newSocialPost]: paths.newSocialPost(),
  [patterns.moveSocialPost]: found.moveSocialPost,
  [patterns.newStrategy]: paths.newStrategy(),
  [patterns.editStrategy]: found.editStrategy,
  [patterns.strategyCheckIn]: found.strategyCheckIn,
  [patterns.closeStrategy]: found.closeStrategy,
  [patterns.newTask]: paths.newTask(),
  [patterns.newDesign]: paths.newDesign(),
  [patterns.editDesign]: found.editDesign,
  [patterns.socialPostImport]: paths.socialPostImport(),
  [patterns.planSocialPosts]: paths.planSocialPosts(),
  [patterns.newSurvey]: paths.newSurvey(),
  [patterns.newWebhook]: paths.newWebhook(),
  [patterns.editWebhook]: found.editWebhook,
  [patterns.inviteMember]: paths.inviteMember(),
  [patterns.memberRole]: found.memberRole,
  [patterns.removeMember]: found.removeMember,
  [patterns.selectClient]: paths.selectClient(),
  [patterns.getStartedSelectClient]: paths.getStartedSelectClient(),
  [patterns.getStartedPlatformSelectClient]: paths.getStartedSelectClient(4),
  [patterns.integrationsSelectClient]: paths.integrationsSelectClient(),
  [patterns.integrationsPlatformSelectClient]: paths.integrationsSelectClient(3),
}

/** Screens that lead to such a form for people with a higher role. */
const origins: Partial<Record<Pattern, Address>> = {
  [patterns.getStarted]: paths.getStarted(),
  [patterns.dashboard]: paths.dashboard(),
  [patterns.integrations]: paths.integrations(),
  [patterns.rulesSetup]: paths.rulesSetup(),
  [patterns.ruleViolations]: found.violations,
  [patterns.metricTable]: paths.metricTable('campaigns'),
  [patterns.activeRules]: paths.activeRules(),
  [patterns.activeRule]: found.rule,
  [patterns.activity]: paths.activity(),
  [patterns.activityRun]: found.run,
  [patterns.anomalySetup]: paths.anomalySetup(),
  [patterns.anomalyMonitor]: found.monitor,
  [patterns.anomalyMetric]: found.metric,
  [patterns.anomalyActivity]: paths.anomalyActivity(),
  [patterns.anomaly]: found.anomaly,
  [patterns.analyticsReports]: paths.analyticsReports(),
  [patterns.socialCalendar]: paths.socialCalendar(),
  [patterns.socialPost]: found.socialPost,
  [patterns.strategies]: paths.strategies(),
  [patterns.strategy]: found.strategy,
  [patterns.aiAnalysis]: paths.aiAnalysis(),
  [patterns.findings]: paths.findings(),
  [patterns.askData]: paths.askData(),
  [patterns.pageAnalyses]: paths.analyses(AnalysisKind.WebPage),
  [patterns.campaignAnalyses]: paths.analyses(AnalysisKind.AdCampaigns),
  [patterns.marketAnalyses]: paths.analyses(AnalysisKind.Market),
  [patterns.pageAnalysis]: found.pageAnalysis,
  [patterns.campaignAnalysis]: found.campaignAnalysis,
  [patterns.writingTool]: paths.writingTool('ad-texts'),
  [patterns.socialPostSlots]: paths.socialPostSlots(),
  [patterns.socialPostResults]: paths.socialPostResults(),
  [patterns.deletedSocialPosts]: paths.deletedSocialPosts(),
  [patterns.surveys]: paths.surveys(),
  [patterns.editSurvey]: found.editSurvey,
  [patterns.surveyShare]: found.surveyShare,
  [patterns.surveyResults]: found.surveyResults,
  [patterns.surveyAnswers]: found.surveyAnswers,
  [patterns.surveyAnswer]: found.surveyAnswer,
  [patterns.designer]: paths.designer(),
  // Viewers read the brand kit; its button says whom to ask.
  [patterns.brandKit]: paths.brandKit(),
  [patterns.design]: found.design,
  [patterns.designVariant]: found.designVariant,
  [patterns.tasks]: paths.tasks(),
  [patterns.task]: found.task,
  [patterns.settingsGeneral]: paths.settingsGeneral(),
  [patterns.memberRoles]: paths.memberRoles(),
  [patterns.webhooks]: paths.webhooks(),
  [patterns.webhook]: found.webhook,
  [patterns.webhookDelivery]: found.webhookDelivery,
  [patterns.activityLog]: paths.activityLog(),
  [patterns.subscriptions]: paths.subscriptions(),
}

/** Routes without a form, and forms about the person, which every role can save. */
const allowed: readonly Pattern[] = [
  patterns.home,
  patterns.login,
  patterns.logout,
  patterns.register,
  patterns.recovery,
  patterns.reset,
  patterns.unsubscribe,
  patterns.sharedReport,
  patterns.registrationPricing,
  patterns.invitations,
  patterns.thankYouMonthly,
  patterns.thankYouYearly,
  patterns.help,
  patterns.tickets,
  patterns.newTicket,
  patterns.ticket,
  patterns.bookADemo,
  patterns.settings,
  patterns.settingsInfo,
  patterns.settingsNotifications,
  // Viewers may own a plan of their own.
  patterns.newAccount,
  patterns.changeUsername,
  patterns.changePhone,
  patterns.verifyPhone,
  patterns.connectedAccounts,
  patterns.changeEmail,
  patterns.verifyEmail,
  patterns.deactivateAccount,
  patterns.loginActivity,
  patterns.changePassword,
  patterns.adsReports,
  patterns.snapshots,
  // Private tasks and strategies are those of the person, in the screens of the team's, which are tested above; another
  // person's are not found. Who is a viewer everywhere reads and comments on their own, but plans nothing.
  patterns.privateStrategy,
  patterns.editPrivateStrategy,
  patterns.privateStrategyCheckIn,
  patterns.closePrivateStrategy,
  patterns.ownTask,
  // The sample has no analysis of the market; a viewer's view of a finding is tested in the area.
  patterns.finding,
  patterns.marketAnalysis,
]

/** All routes, so that the more specific pattern decides whether an address is a form. */
const routes = [...new Set([...Object.values(patterns), ...Object.keys(forms)])].map((path) => ({ path }))

const isForm = (path: string) => matchRoutes(routes, path)?.some(({ route }) => route.path in forms) ?? false

/** The enabled links that lead to a form, except those within it. */
const linksToForms = () =>
  [...document.querySelectorAll('a[href]:not([aria-disabled=true])')]
    .map((link) => new URL(link.getAttribute('href') ?? '', location.origin).pathname)
    .filter((path) => path !== location.pathname && isForm(path))

/** Viewers may comment on anomalies, tasks and posts. */
const COMMENTS: readonly string[] = ['Add comment']

/** The line that adds a task stays above the lists, with a disabled button that says whom to ask. */
const isQuickAdd = (button: Element) =>
  button.textContent === 'Add' && button.getAttribute('aria-disabled') === 'true' && !button.closest('[role=dialog]')

/** The submit buttons of the screen, enabled or not: a form that cannot be saved is not shown either. */
const submits = () =>
  [...document.querySelectorAll('form [type=submit]')]
    .filter((button) => !isQuickAdd(button))
    .map((button) => button.textContent)
    .filter((label) => !COMMENTS.includes(label))

async function openAsViewer(pathOf: Address) {
  let path = ''
  await renderScreen(() => path, {
    scenario: 'sample',
    role: 'viewer',
    before: async (open) => {
      const call = await open.as('owner')
      const ads = (await call('GET', '/EA/acc_8f2KqL/token')).body.tokenString
      const headers = { 'X-Ads-Authorization': `Bearer ${ads}` }
      const api: Api = async (method, address, body) => (await call(method, address, body, headers)).body
      await addWebhook(api)
      path = typeof pathOf === 'string' ? pathOf : await pathOf(api)
    },
  })
  await screenSettled()
}

/** Waits until the screen is shown, and its requests have finished, with those that they led to. */
async function screenSettled() {
  for (let round = 0; round < 3; round++) {
    await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull())
    await everythingRead()
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  }
}

const screens = Object.entries({ ...forms, ...origins })

test('every route is tested as a viewer, or listed as one that a viewer may save', () => {
  const covered = new Set<string>([...Object.keys(forms), ...Object.keys(origins), ...allowed])
  expect(Object.values(patterns).filter((pattern) => !covered.has(pattern))).toEqual([])
})

test.each(isWhole('SCREENS') ? screens : sampleOf(screens, SAMPLE_SIZE))(
  '%s shows a viewer no form, and no link to one',
  async (_, path) => {
    await openAsViewer(path)
    expect({ submits: submits(), links: linksToForms() }).toEqual({ submits: [], links: [] })
  },
)
