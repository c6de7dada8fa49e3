import type { AnomalyPage } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '#tests/support/api.tsx'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const LIST = `/EAnl/${ACCOUNT}/anomaly-analysis`

async function openWith(totalOf: (page: AnomalyPage) => number) {
  const answers: Record<string, Answer> = {}
  await renderScreen(paths.anomalySetup(), {
    scenario: 'sample',
    answers,
    before: async ({ as }) => {
      const page: AnomalyPage = (await (await as('owner'))('GET', LIST)).body
      const items = page.items.filter(({ configurationId }) => configurationId === page.items[0]?.configurationId)
      answers[`GET ${LIST}`] = { body: { ...page, items, totalCount: totalOf({ ...page, items }) } }
    },
  })
}

test('a monitor without anomalies in 90 days says so', async () => {
  await openWith(({ items }) => items.length)
  expect(await screen.findByText('None in 90 days')).toBeVisible()
})

test('where not all anomalies are loaded, only the loaded days are said to have none', async () => {
  await openWith(({ items }) => items.length + 1)
  expect(await screen.findByText(/^None since /)).toBeVisible()
  expect(screen.queryByText('None in 90 days')).toBeNull()
})
