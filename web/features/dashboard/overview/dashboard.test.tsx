import { IntegrationPlatform } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#tests/support/api.tsx'
import { AUTOPILOT, adsCaller } from '#tests/support/autopilot.ts'
import { exampleOf } from '#tests/support/example.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

const REPORT = `GET /EAnl/${ACCOUNT}/report`
const ANOMALIES = `GET /EAnl/${ACCOUNT}/anomaly-analysis`
const EFFECT = new RegExp(`^GET /EA/${ACCOUNT}/autopilot/[^/]+/effect$`)

const open = (search = '', options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(paths.dashboard() + search, { scenario: 'sample', role: 'admin', ...options })

const section = async (name: string) => within(await screen.findByRole('region', { name }))

/** The card of a metric, found by its heading. */
async function card(name: string) {
  await screen.findByRole('region', { name: 'Anomaly distribution' })
  return screen.getAllByRole('article').find((article) => within(article).queryByRole('heading', { name })) ?? null
}

/** Removes the granted permissions of every credential. */
const withoutPermissions = async ({ sandbox: { store } }: OpenSandbox) => {
  for (const { id } of await store.list('credential', ACCOUNT)) await store.set('credential', id, { grantedScopes: [] })
}

test('one date range applies to metrics, anomalies and autopilot, and their links keep it', async () => {
  const { calls } = await open('?period=last7')
  const sessions = within((await card('Sessions')) ?? document.body).getByRole('link')
  expect(sessions).toHaveAttribute('href', '/analytics-reports?period=last7&metric=sessions')
  await section('Autopilot results')
  await everythingRead()
  const days = { from: '2026-11-12', to: '2026-11-18' }
  expect(calls(REPORT).map(({ query }) => query.get('dateBeginCurrentPeriod'))).toEqual([days.from])
  const effects = calls().filter(({ name }) => EFFECT.test(name))
  expect(effects.map(({ query }) => [query.get('dateBegin'), query.get('dateEnd')])).toEqual([[days.from, days.to]])
})

test('the distribution counts the anomalies of the date range as their list does', async () => {
  const { api } = await counted()
  const distribution = await section('Anomaly distribution')
  expect(distribution.getByText(`${api} anomalies in this date range, by severity`)).toBeVisible()
})

async function counted() {
  const opened = await open()
  const list = await opened.sandbox.store.list('anomaly', ACCOUNT)
  return { api: list.filter(({ date }) => date >= '2026-10-20' && date <= '2026-11-18').length }
}

test('the selected grouping is in the URL, the default is not', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'By day' }))
  expect(location.search).toBe('?by=day')
  await user.click(screen.getByRole('button', { name: 'By metric' }))
  expect(location.search).toBe('')
})

test('a link with an unknown grouping shows the anomalies by metric', async () => {
  await open('?by=planet')
  expect(await screen.findByRole('button', { name: 'By metric', pressed: true })).toBeVisible()
})

test('a rate changes in percentage points', async () => {
  await open()
  const metric = await card('Engagement rate')
  expect(metric).toHaveTextContent(/[+-]?\d+\.\d+ pts/)
})

test('a previous period with fewer days of data is not compared', async () => {
  const report = { ...exampleOf('getAnalyticsReport'), previousDaysWithData: 22 }
  await open('', { answers: { [REPORT]: { body: report } } })
  const metric = await card('Sessions')
  expect(metric).toHaveTextContent('Previous period: 22 of 30 days have data')
  expect(metric).not.toHaveTextContent('%')
})

test('an unknown metric is a dash, not 0', async () => {
  const report = exampleOf('getAnalyticsReport')
  const totals = report.totals.map((one) => (one.metric === 'totalRevenue' ? { ...one, current: null } : one))
  await open('', { answers: { [REPORT]: { body: { ...report, totals } } } })
  const metric = await card('Revenue')
  expect(metric).toHaveTextContent(/^Revenue–/)
})

test('the most severe open anomalies come first, with the number of all open ones', async () => {
  const body = exampleOf('listAnomalies')
  const { calls } = await open('', { answers: { [ANOMALIES]: { body } } })
  const attention = await section('Needs attention')
  expect(attention.getByText(`${body.totalCount} open anomalies in the last 30 days and today`)).toBeVisible()
  expect(attention.getAllByRole('listitem').length).toBeLessThanOrEqual(5)
  const [request] = calls(ANOMALIES)
  expect(request?.query.getAll('statuses')).toEqual(['1', '2'])
  expect(request?.query.get('orderBy')).toBe('severity')
})

test('the counts of the workspace follow the anomalies, before what the rules achieved', async () => {
  await open()
  const names = ['Needs attention', 'Today in the workspace', 'Autopilot results']
  const places = await Promise.all(names.map((name) => screen.findByRole('region', { name })))
  expect(places.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))).toEqual(
    places,
  )
})

test('expired access says what no longer runs and leads to the connection', async () => {
  await open('', { before: withoutPermissions })
  expect(await screen.findByText('Google Ads access expired or permissions are missing')).toBeVisible()
  expect(screen.getByText(/Rules no longer run/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Reconnect Google Ads' })).toHaveAttribute('href', '/integrations/3')
})

test('a viewer sees who can reconnect', async () => {
  await open('', { role: 'viewer', before: withoutPermissions })
  expect((await screen.findAllByText(/Ask an admin of this account/)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: 'Reconnect Google Ads' })).toBeNull()
})

test('a dismissed tip disappears immediately, the next one is shown, and Undo restores it', async () => {
  const { user } = await open()
  const [first] = await screen.findAllByRole('button', { name: /^Dismiss tip: / })
  const name = first?.getAttribute('aria-label') ?? ''
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
  await waitFor(() => expect(toaster.all().map(({ title }) => title)).toEqual(['Tip dismissed']))
  toaster.all()[0]?.action?.onAct()
  expect(await screen.findByRole('button', { name })).toBeVisible()
})

test('a tip whose dismissal fails reappears, with a toast', async () => {
  const tips = exampleOf('listProTips')
  const tip = tips.find(({ isDismissed }) => !isDismissed)
  const { user } = await open('', {
    answers: {
      'GET /User/pro-tips': { body: tips },
      [`PUT /User/pro-tips/${tip?.id}`]: refusal(500, 'Not now.'),
    },
  })
  await user.click(await screen.findByRole('button', { name: `Dismiss tip: ${tip?.title}` }))
  await waitFor(() => expect(toaster.all().map(({ title }) => title)).toEqual(["The tip couldn't be saved"]))
  expect(screen.getByText(tip?.title ?? 'none')).toBeVisible()
})

/** The checklist, once everything that could show it has been read. */
const settledChecklist = async () => {
  await card('Sessions')
  await everythingRead()
  return screen.queryByText(/^Setup/)
}

test('the checklist shows the next step and stays hidden once dismissed', async () => {
  const alone = { body: exampleOf('listAccountUsers').slice(0, 1) }
  const { user, visit } = await open('', { answers: { [`GET /Account/${ACCOUNT}/users`]: alone } })
  expect(await screen.findByText('Setup: 5 of 6 steps done')).toBeVisible()
  expect(screen.getByText('Next: invite a colleague')).toBeVisible()
  await user.click(screen.getByRole('button', { name: "Don't show again" }))
  expect(screen.queryByText(/^Setup/)).toBeNull()
  visit(paths.dashboard())
  expect(await settledChecklist()).toBeNull()
})

test('a completed checklist is not shown', async () => {
  await open()
  expect(await settledChecklist()).toBeNull()
})

test('the checklist is not shown for sample data', async () => {
  await open('', { before: ({ sandbox: { store } }) => store.set('account', ACCOUNT, { isDemo: true }) })
  expect(await settledChecklist()).toBeNull()
})

test('the autopilot card shows savings, changes and open suggestions', async () => {
  const { customerClientId } = exampleOf('getAdsInformation')
  await open('', {
    answers: {
      [`GET /EA/${ACCOUNT}/information`]: { body: exampleOf('getAdsInformation') },
      [`GET /EA/${ACCOUNT}/autopilot/${customerClientId}/effect`]: { body: exampleOf('getAutopilotEffect') },
    },
  })
  const rules = await screen.findByRole('list', { name: 'Rules with the most changes' })
  expect(rules).toHaveTextContent('Pause keywords without conversions2 changes€71.40')
  expect(screen.getAllByText('€71.40')).toHaveLength(2)
  const strip = await section('Autopilot results')
  expect(strip.getByText('Changes made').parentElement).toHaveTextContent('Changes made3 (show calculation)1 undone')
  expect(strip.getByText('Time saved').parentElement).toHaveTextContent('6 min')
  expect(strip.getByText('11 runs')).toBeVisible()
  const suggestions = screen.getByRole('link', { name: 'Review 4 suggestions' })
  expect(suggestions).toHaveAttribute('href', '/active-rules?tab=proposals')
})

test('the card says whether all automation is paused, and leads to the switch', async () => {
  await open('', {
    async before(sandbox) {
      await (await adsCaller(sandbox))('PUT', `${AUTOPILOT}/automation`, { isPaused: true })
    },
  })
  const card = await section('Autopilot results')
  expect(await card.findByRole('link', { name: 'Automation is paused' })).toHaveAttribute('href', '/active-rules')
})

test('an autopilot without activity shows no saving', async () => {
  const { customerClientId } = exampleOf('getAdsInformation')
  await open('', {
    answers: {
      [`GET /EA/${ACCOUNT}/information`]: { body: exampleOf('getAdsInformation') },
      [`GET /EA/${ACCOUNT}/autopilot/${customerClientId}/effect`]: { body: exampleOf('getAutopilotEffect', 'nothing') },
    },
  })
  const card = await section('Autopilot results')
  expect(await card.findByText('No open suggestions')).toBeVisible()
  expect(card.getByText('Spend avoided').parentElement).toHaveTextContent('–No changes in this date range')
  expect(card.getByText('Time saved').parentElement).toHaveTextContent('–')
})

test('each connection shows its status as text', async () => {
  const integrations = exampleOf('listIntegrations')
  await open('', { answers: { [`GET /Integration/${ACCOUNT}`]: { body: integrations } } })
  const connections = await section('Connections')
  const connected = integrations.filter(({ isConnected }) => isConnected)
  expect(connections.getAllByRole('listitem')).toHaveLength(connected.length)
  expect(connections.getByRole('link', { name: 'Google Ads' })).toHaveAttribute('href', '/integrations/3')
})

test('with missing permissions the card offers to reconnect', async () => {
  const analytics = { ...exampleOf('getAnalyticsIntegration'), isConnected: true, hasData: false }
  await open('', {
    answers: { [`GET /EAnlIntegration/${ACCOUNT}`]: { body: analytics } },
    before: withoutPermissions,
  })
  const links = await screen.findAllByRole('link', { name: 'Reconnect Google Analytics' })
  const targets = links.map((link) => link.getAttribute('href'))
  expect(targets).toContain(paths.getStarted(IntegrationPlatform.GoogleAnalytics))
})

test('a step of the setup whose access has ended is to be done again, and rules that are set up count', async () => {
  await open('', { scenario: 'reconnect-needed', role: 'owner' })
  const setup = await section('Setup: 5 of 6 steps done')
  expect(setup.getByText('Next: reconnect Google Ads')).toBeVisible()
})
