import type { Anomaly } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

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
