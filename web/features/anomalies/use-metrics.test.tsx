import type { Account, AnalyticsAccount, User } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { useMetrics } from './use-metrics.ts'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}
const account: Account = { ...(exampleOf('getAccount') as Account), currencyCode: 'EUR' }
const properties = (exampleOf('listAnalyticsAccounts') as AnalyticsAccount[]).flatMap((one) => one.properties)
const foreign = properties.find(({ currencyCode }) => currencyCode === 'TRY')

function Words({ propertyName }: { propertyName: string }) {
  const { unitOf, valueOf } = useMetrics()
  const metrics = ['totalRevenue', 'sessions'] as const
  return metrics.map((metric) => (
    <p key={metric}>{`${unitOf(metric, propertyName)}: ${valueOf(metric, 1250, propertyName)}`}</p>
  ))
}

test('money is in the currency of the property, and what is counted goes by its name', async () => {
  if (!foreign) throw new Error('No property of the example is in another currency.')
  answerWith({
    'GET /EAnl/available-metrics': { body: exampleOf('listAvailableMetrics') },
    [`GET /EAnl/${account.id}`]: { body: exampleOf('getAnalyticsInformation') },
    [`GET /EAnl/${account.id}/analytics-accounts`]: { body: exampleOf('listAnalyticsAccounts') },
  })
  const current = {
    user: exampleOf('getUser') as User,
    accounts: [account],
    account,
    hasAdsData: true,
    hasAnalyticsData: true,
  }
  renderUi(
    connected(
      <CurrentContext value={current}>
        <Words propertyName={foreign.propertyName} />
      </CurrentContext>,
    ),
  )
  expect(await screen.findByText('TRY: ₺1,250.00')).toBeVisible()
  expect(screen.getByText('Sessions: 1,250')).toBeVisible()
})
