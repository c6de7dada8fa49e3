import type { Anomaly } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test.each([
  ['Day', null],
  ['Hour', 7],
])('the first column of the data table is %s', async (name, hour) => {
  let anomaly: Anomaly | undefined
  const { user } = await renderScreen(() => paths.anomaly(anomaly?.id ?? ''), {
    scenario: 'sample',
    before: async ({ sandbox: { store }, as }) => {
      anomaly = (await (await as('owner'))('GET', `/EAnl/${ACCOUNT}/anomaly-analysis`)).body.items[0]
      await store.update('anomaly', anomaly?.id ?? '', (stored) => ({ ...stored, hour }))
    },
  })
  const [asTable] = await screen.findAllByRole('button', { name: 'Show as table' })
  if (asTable) await user.click(asTable)
  expect((await screen.findAllByRole('columnheader'))[0]).toHaveTextContent(name)
})
