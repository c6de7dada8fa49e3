import type { AnomalyDetail } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { AnomalyChart } from './AnomalyChart.tsx'

const operation = contractOperations.find(({ operationId }) => operationId === 'getAnomaly')
const anomaly = examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value as AnomalyDetail

test.each([
  ['Day', null],
  ['Hour', 7],
])('the first column of the data table is %s', async (name, hour) => {
  answerWith({})
  const { user } = renderUi(connected(<AnomalyChart anomaly={{ ...anomaly, hour }} />))
  await user.click(screen.getByRole('button', { name: 'Show as table' }))
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent(name)
})
