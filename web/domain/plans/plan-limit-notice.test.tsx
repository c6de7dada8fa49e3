import { IntegrationPlatform } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

// Forms of rules are large and render slowly in this environment.
vi.setConfig({ testTimeout: 60_000 })

const RULE = paths.configureRule('rule_no-conversion-keyword')
const onPlan =
  (plan: number) =>
  ({ sandbox }: OpenSandbox) =>
    sandbox.store.set('account', ACCOUNT, { plan })

/** Copies the active rules of the sample until there are more than Starter allows. */
async function addRules({ sandbox: { store } }: OpenSandbox) {
  const [item] = await store.listAll('autopilotItem', { where: { accountId: ACCOUNT } })
  if (!item) throw new Error('The sample has no rule.')
  for (let number = 0; number < 10; number++) await store.upsert('autopilotItem', { ...item, id: `ap_copy${number}` })
}

test('a rule form on Starter says what the plan does not include before it is sent', async () => {
  const { user } = await renderScreen(RULE, {
    scenario: 'sample',
    before: async (open) => {
      await onPlan(1)(open)
      await addRules(open)
    },
  })
  const automatic = await screen.findByLabelText(/^Apply automatically/)
  expect(await screen.findByText(/^Automatic rules aren't included in the Starter plan\. They come with/)).toBeVisible()
  expect(automatic).toBeDisabled()
  await user.selectOptions(screen.getByLabelText('Frequency'), 'Every hour')
  expect(await screen.findByText("Hourly rules aren't included in the Starter plan")).toBeVisible()
  expect(screen.getByText(/^Active rules: \d+ of 10 used in the Starter plan$/)).toBeVisible()
})

test('a plan with room says nothing', async () => {
  await renderScreen(RULE, { scenario: 'sample' })
  expect(await screen.findByLabelText(/^Apply automatically/)).toBeEnabled()
  await everythingRead()
  expect(screen.queryByText(/used in the Scale plan/)).toBeNull()
})

test('the choice of a second property names the limit, and a member who does not pay reads who can change it', async () => {
  await renderScreen(paths.integrationsSelectClient(IntegrationPlatform.GoogleAnalytics), {
    scenario: 'sample',
    role: 'admin',
    before: onPlan(1),
  })
  expect(await screen.findByText('Monitored properties: 1 of 1 used in the Starter plan')).toBeVisible()
  expect(screen.getByText('The Growth plan includes more. Elif Demir can change the plan.')).toBeVisible()
})

test('the plan page lists every limit with its use', async () => {
  await renderScreen(paths.subscriptions(), { scenario: 'growth' })
  const limits = within(await screen.findByRole('region', { name: 'Limits of the plan' }))
  expect(await limits.findByText('Hourly rules')).toBeVisible()
  expect(limits.getAllByText('Not included · from Scale').length).toBeGreaterThan(1)
  expect(limits.getByText(/ of 300 this month$/)).toBeVisible()
  // The formats of the plan are not used up: “3 of 3” would read as a limit that is reached.
  expect(limits.getByText('Design formats').nextSibling).toHaveTextContent(/^3$/)
})
