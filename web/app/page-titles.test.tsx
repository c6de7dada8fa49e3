import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Api, addWebhook, found, type Pattern } from '#tests/e2e/views/view.ts'
import { isWhole, sampleOf } from '#tests/support/sample.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths, patterns } from '#web/paths.ts'

/** A sample drawn by SEED; SCREENS=all opens every screen. */
const SAMPLE_SIZE = 8

const EA = '/EA/acc_8f2KqL/autopilot/4839201756'

/** The routes with an object: an address, and the title that names the object. */
const titles: Partial<Record<Pattern, [path: (api: Api) => Promise<string>, title: string | RegExp]>> = {
  [patterns.configureRule]: [found.configure, /^Set up .{6,}/],
  [patterns.ruleViolations]: [found.violations, /^Matches of .{6,}/],
  [patterns.metricTable]: [
    async (api) =>
      paths.metricTable('ad-groups', {
        campaign: (await api('GET', `${EA}/assets?entityTypes=1&recordsPerPage=10`)).items[0].entityId,
      }),
    /^Ad groups in [A-Z].{6,}/,
  ],
  [patterns.activeRule]: [found.rule, /^(?!Rule$).{6,}/],
  [patterns.editRule]: [found.editRule, /^Edit (?!rule$).{6,}/],
  [patterns.activityRun]: [found.run, /^Run of .{6,}, Nov \d+$/],
  [patterns.anomalyMonitor]: [found.monitor, 'Web shop health'],
  [patterns.editAnomalyMonitor]: [found.editMonitor, /Web shop health/],
  [patterns.anomalyMetric]: [found.metric, /Sessions|[Rr]evenue|[Kk]ey events|Users|Engag/],
  [patterns.anomaly]: [found.anomaly, /^.+, [A-Z][a-z]+ .+ 2026$/],
  [patterns.socialPost]: [found.socialPost, /^(?!Post$).{6,}/],
  [patterns.strategy]: [found.strategy, /^(?!Strategy$).{6,}/],
  [patterns.editStrategy]: [found.editStrategy, /^Edit .{6,}/],
  [patterns.privateStrategy]: [found.privateStrategy, /^(?!Strategy$).{6,}/],
  [patterns.editPrivateStrategy]: [found.editPrivateStrategy, /^Edit .{6,}/],
  [patterns.task]: [found.task, /^(?!Tasks$).{6,}/],
  [patterns.ownTask]: [
    async (api) => {
      const { id } = await api('GET', '/User')
      return paths.ownTask((await api('POST', `/TaskUser/${id}`, { title: 'Read the survey' })).id)
    },
    'Read the survey',
  ],
  [patterns.pageAnalysis]: [found.pageAnalysis, /^(?!Analysis$).{6,}/],
  [patterns.campaignAnalysis]: [found.campaignAnalysis, /^(?!Analysis$).{6,}/],
  [patterns.writingTool]: [async () => paths.writingTool('ad-texts'), 'Ad texts'],
  [patterns.design]: [found.design, /^(?!Design$).{6,}/],
  [patterns.editDesign]: [found.editDesign, /^Edit .{6,}/],
  [patterns.editSurvey]: [found.editSurvey, /^(?!Edit survey$).{6,}/],
  [patterns.surveyShare]: [found.surveyShare, /^(?!Share$).{6,}/],
  [patterns.surveyResults]: [found.surveyResults, /^(?!Results$).{6,}/],
  [patterns.surveyAnswers]: [found.surveyAnswers, /^(?!Answers$).{6,}/],
  [patterns.surveyAnswer]: [found.surveyAnswer, /^(?!Answer$).{6,}/],
  [patterns.ticket]: [found.ticket, /^(?!Ticket$).{6,}/],
  [patterns.webhook]: [found.webhook, 'Webhook hooks.lindholm-outdoor.example'],
  [patterns.getStarted]: [async () => paths.getStarted(3), /Google Ads/],
  [patterns.sharedReport]: [found.sharedReport, 'For the agency'],
  [patterns.integrations]: [async () => paths.integrations(3), /Google Ads/],
}

/** Routes with a parameter that is no object of the account, or dialogs over a page that is named. */
const withoutObject: readonly Pattern[] = [
  patterns.reset,
  patterns.unsubscribe,
  patterns.getStartedPlatformSelectClient,
  patterns.integrationsPlatformSelectClient,
  patterns.memberRole,
  patterns.removeMember,
  patterns.moveSocialPost,
  patterns.strategyCheckIn,
  patterns.closeStrategy,
  patterns.privateStrategyCheckIn,
  patterns.closePrivateStrategy,
  patterns.verifyPhone,
  patterns.verifyEmail,
  patterns.editWebhook,
  patterns.webhookDelivery,
  patterns.designVariant,
  // Findings are beside their list; the sample has no analysis of the market.
  patterns.finding,
  patterns.marketAnalysis,
]

test('every route with a parameter names its object in the title, or is listed as one without', () => {
  const covered = new Set<string>([...Object.keys(titles), ...withoutObject])
  expect(Object.values(patterns).filter((pattern) => pattern.includes(':') && !covered.has(pattern))).toEqual([])
})

/** Screens whose heading stays: objects beside their list, and one that names its object in the first line. */
const HEADINGS: Record<string, string> = {
  [patterns.task]: 'Tasks',
  [patterns.ownTask]: 'Tasks',
  [patterns.ruleViolations]: 'Current matches',
}

const routes = Object.entries(titles)

test.each(isWhole('SCREENS') ? routes : sampleOf(routes, SAMPLE_SIZE))(
  '%s is titled by its object',
  async (pattern, [pathOf, title]) => {
    let path = ''
    await renderScreen(() => path, {
      scenario: 'sample',
      before: async (open) => {
        const call = await open.as('owner')
        const ads = (await call('GET', '/EA/acc_8f2KqL/token')).body.tokenString
        const headers = { 'X-Ads-Authorization': `Bearer ${ads}` }
        const api: Api = async (method, address, body) => (await call(method, address, body, headers)).body
        await addWebhook(api)
        path = await pathOf(api)
      },
    })
    await everythingRead()
    await screen.findByRole('heading', { level: 1, name: HEADINGS[pattern] ?? title })
    // The composer of posts renders for longer than the poll waits by itself.
    await expect.poll(() => document.title, { timeout: 10_000 }).toMatch(title)
    await everythingRead()
  },
)
