import { type Anomaly, AnomalyArrival } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test('an anomaly whose data was corrected since says the new value, and that it is usual', async () => {
  let anomaly: Anomaly | undefined
  await renderScreen(() => paths.anomaly(anomaly?.id ?? ''), {
    scenario: 'sample',
    before: async ({ sandbox: { store }, as }) => {
      const path = `/EAnl/${ACCOUNT}/anomaly-analysis?metrics=sessions`
      anomaly = (await (await as('owner'))('GET', path)).body.items[0]
      const range = { actual: 60, expected: 1200, lowerBound: 800, upperBound: 1600 }
      const corrected = { arrival: AnomalyArrival.Corrected, currentActual: 1150 }
      await store.update('anomaly', anomaly?.id ?? '', (stored) => ({ ...stored, ...range, ...corrected }))
    },
  })
  expect(await screen.findByText(/Now 1,150\. That is within the expected range\.$/)).toBeVisible()
})

test.each([
  ['within the expected range says', 100, true],
  ['below the expected range does not say', 60, false],
])('an anomaly %s that the values before it make it unusual', async (_, actual, isSaid) => {
  let anomaly: Anomaly | undefined
  await renderScreen(() => paths.anomaly(anomaly?.id ?? ''), {
    scenario: 'sample',
    before: async ({ sandbox: { store }, as }) => {
      anomaly = (await (await as('owner'))('GET', `/EAnl/${ACCOUNT}/anomaly-analysis`)).body.items[0]
      const range = { actual, expected: 120, lowerBound: 80, upperBound: 160 }
      await store.update('anomaly', anomaly?.id ?? '', (stored) => ({ ...stored, ...range }))
    },
  })
  expect(await screen.findByText(/^As rare as/)).toBeVisible()
  expect(screen.queryAllByText(/^The value alone is within its expected range/)).toHaveLength(isSaid ? 1 : 0)
})
