import { type AutopilotBacktestDay, EntityType } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { connected } from '#tests/support/api.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { ClientContext } from '#web/features/autopilot/use-client.ts'
import { BacktestDayDialog } from './BacktestDayDialog.tsx'

const client = {
  path: { accountId: 'acc_8f2KqL', customerClientId: '4839201756' },
  name: 'Lindholm Outdoor',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  lastSyncAt: null,
}

const day: AutopilotBacktestDay = {
  date: '2026-10-22',
  isRunDay: true,
  checkedCount: 24,
  matchedCount: 2,
  changedCount: 3,
  spendSaved: 196.4,
  spendAdded: 0,
  conversionsLost: 0,
  changes: [
    {
      entityType: EntityType.Campaign,
      entityId: '1',
      name: 'Search | Tents',
      campaignName: null,
      adGroupName: null,
      platformUrl: null,
      field: 'dailyBudget',
      before: 20,
      after: 16,
      unit: 'money',
    },
    {
      entityType: EntityType.Keyword,
      entityId: '2',
      name: 'cheap tent',
      campaignName: 'Search | Tents',
      adGroupName: 'Family',
      platformUrl: null,
      field: 'status',
      before: 'enabled',
      after: 'paused',
      unit: null,
    },
  ],
}

test('a day of a backtest lists its changes with both values, and how many are not listed', async () => {
  renderUi(
    connected(
      <ClientContext value={client}>
        <BacktestDayDialog day={day} onClose={() => undefined} />
      </ClientContext>,
    ),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Changes on Oct 22, 2026' }))
  const [budget, keyword] = dialog.getAllByRole('listitem')
  expect(budget).toHaveTextContent(/Search \| Tents.*Daily budget.*€20\.00.*€16\.00/)
  expect(keyword).toHaveTextContent(/cheap tent.*Search \| Tents › Family.*enabled.*paused/i)
  expect(dialog.getByText("1 more change isn't listed.")).toBeVisible()
})
