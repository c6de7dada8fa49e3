import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stopAutomation } from '#mocks/sandbox/domain/autopilot/automation.ts'
import { SAMPLE_CLIENT } from '#mocks/sandbox/domain/sample/ads.ts'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const open = paths.activeRules({ tab: 'guardrails' })
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[data-name]')?.textContent)

test('an admin moves a rule up and sets a limit; both are saved together', async () => {
  const { user, calls } = await renderScreen(open, { scenario: 'sample' })
  const down = await screen.findAllByRole('button', { name: /^Move “.+” down$/ })
  const list = screen.getAllByRole('list').find((one) => one.tagName === 'OL' && one.contains(down[0] ?? null))
  if (!list) throw new Error('The rules are in a list.')
  const [first = '', second = ''] = namesIn(list)
  await user.click(within(list).getAllByRole('button', { name: /up$/ })[1] ?? list)
  expect(namesIn(list).slice(0, 2)).toEqual([second, first])
  const budget = screen.getByRole('textbox', { name: /^Budget change per day/ })
  expect(budget).toHaveValue('30')
  await user.clear(budget)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Order and limits saved')).toBeInTheDocument()
  const put = calls().find(({ name }) => name.startsWith('PUT') && name.endsWith('/guardrails'))
  expect(put?.body).toMatchObject({ maxDailyFactor: 2, maxMonthlyFactor: 4, maxBudgetChangePercent: null })
})

test('when automation was stopped, the banner says why and leads to the run and to the limit', async () => {
  await renderScreen(paths.activeRules(), {
    scenario: 'sample',
    before: ({ sandbox }) =>
      stopAutomation(
        { store: sandbox.store, now: sandbox.clock.now() },
        { accountId: ACCOUNT, customerClientId: SAMPLE_CLIENT },
        {
          executionId: 'run_1',
          autopilotId: 'ap_1',
          autopilotName: 'Raise budgets',
          changedToday: 96.5,
          plannedChange: 27,
          totalBudget: 390,
          maxBudgetChangePercent: 30,
        },
      ),
  })
  expect(await screen.findByText('Automation was stopped')).toBeInTheDocument()
  expect(screen.getByText(/“Raise budgets” would have moved daily budgets by another €27.00/)).toBeInTheDocument()
  expect(screen.getByText(/and no suggestion can be approved\. After you resume/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'View run' })).toHaveAttribute('href', paths.activityRun('run_1'))
  expect(screen.getByRole('link', { name: 'Change the limit' })).toHaveAttribute('href', open)
})
