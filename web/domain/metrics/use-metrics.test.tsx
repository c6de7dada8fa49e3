import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { useMetrics } from './use-metrics.ts'

const operation = contractOperations.find(({ operationId }) => operationId === 'listAvailableMetrics')
const [available] = examplesOf(operation?.responses['200']?.content?.['application/json'])

function Words() {
  const { unitOf, valueOf } = useMetrics()
  const metrics = ['totalRevenue', 'sessions'] as const
  return metrics.map((metric) => <p key={metric}>{`${unitOf(metric, 'TRY')}: ${valueOf(metric, 1250, 'TRY')}`}</p>)
}

test('money is in the given currency, and counts have the metric name as unit', async () => {
  answerWith({ 'GET /EAnl/available-metrics': { body: available?.value } })
  renderUi(connected(<Words />))
  expect(await screen.findByText('TRY: ₺1,250.00')).toBeVisible()
  expect(screen.getByText('Sessions: 1,250')).toBeVisible()
})
