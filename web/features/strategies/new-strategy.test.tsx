import { type AnalysisFinding, EntityType, TaskStatus } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

test('an anomaly becomes a strategy with its metric and a task that knows where it comes from', async () => {
  let id = ''
  const { user, sandbox } = await renderScreen(() => `/strategies/new?anomalyId=${id}`, {
    scenario: 'sample',
    before: async ({ sandbox }) => {
      const [anomaly] = await sandbox.store.listAll('anomaly', { limit: 1 })
      id = anomaly?.id ?? ''
    },
  })
  expect(await screen.findByDisplayValue(/back to what is expected$/)).toBeVisible()
  await user.type(screen.getByLabelText(/^Target/), '1000')
  await user.click(screen.getByRole('button', { name: 'Start strategy' }))
  await screen.findByRole('heading', { level: 1, name: /back to what is expected$/ })
  const tasks = await sandbox.store.listAll('task', { where: { originId: id, status: TaskStatus.ToDo } })
  expect(tasks).toMatchObject([{ title: expect.stringMatching(/^Find the cause/), origin: { kind: 1 } }])
  const strategy = await sandbox.store.get('strategy', tasks[0]?.strategyId ?? '')
  expect(strategy?.kpi.source).toBe(2)
})

const CAMPAIGN = 'Shopping | Backpacks'

test('findings become a strategy over their campaigns, and know it', async () => {
  const ids: string[] = []
  const { user, sandbox } = await renderScreen(() => `/strategies/new?findingIds=${ids[0]}&findingIds=${ids[1]}`, {
    scenario: 'sample',
    before: async ({ as }) => {
      const call = await as('owner')
      await call('POST', `/AI/${ACCOUNT}/ad-campaign-analysis`)
      const { items } = (await call('GET', `/AI/${ACCOUNT}/findings`)).body
      const isOfCampaign = ({ entity }: AnalysisFinding) => entity?.entityType === EntityType.Campaign
      const ofCampaign = items.find((one: AnalysisFinding) => isOfCampaign(one) && one.entity?.name !== CAMPAIGN)
      const other = items.find((one: AnalysisFinding) => !isOfCampaign(one))
      ids.push(ofCampaign.id, other.id)
    },
  })
  await user.type(await screen.findByLabelText(/^Target/), '20')
  await user.click(screen.getByRole('button', { name: /^Only these campaigns/ }))
  await user.click(await screen.findByRole('checkbox', { name: CAMPAIGN }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Start strategy' }))
  await screen.findByText(/started$/)
  await waitFor(async () => {
    const findings = await sandbox.store.listAll('analysisFinding', {})
    const [one, other] = ids.map((id) => findings.find((finding) => finding.id === id))
    expect(one).toMatchObject({ strategyId: expect.stringMatching(/^str_/), status: 2 })
    expect(other?.strategyId).toBe(one?.strategyId)
    const strategy = await sandbox.store.get('strategy', one?.strategyId ?? '')
    expect(strategy?.kpi.scope.campaignIds).toHaveLength(2)
  })
})

test('a blank form offers the templates, also when there are strategies; one fills in its metric and tasks', async () => {
  const { user } = await renderScreen('/strategies/new', { scenario: 'sample' })
  await user.click(await screen.findByRole('link', { name: 'Sell more at the same return' }))
  expect(await screen.findByDisplayValue('Sell more at the same return')).toBeVisible()
  expect(screen.queryByText('Start from a template')).toBeNull()
  expect(screen.getByText('These tasks are created with the strategy.')).toBeVisible()
})
