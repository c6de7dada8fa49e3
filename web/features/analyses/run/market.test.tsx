import { AnalysisKind, type AnalysisPageChoice } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test('a market analysis shows demand by month, groups of search terms that lead to their table, and the change of rivals', async () => {
  let runId = ''
  let groups: { name: string; adGroupId: string; termCount: number }[] = []
  const { user } = await renderScreen(() => paths.analysisRun(AnalysisKind.Market, runId), {
    scenario: 'sample',
    before: async ({ as }) => {
      const call = await as('owner')
      const token = (await call('GET', `/EA/${ACCOUNT}/token`)).body.tokenString
      const headers = { 'X-Ads-Authorization': `Bearer ${token}` }
      const { body } = await call('POST', `/AI/${ACCOUNT}/market-analysis`, undefined, headers)
      runId = body.id
      groups = body.searchTermGroups
    },
  })
  const demand = within(await screen.findByRole('region', { name: 'Demand by month' }))
  expect(await demand.findByRole('heading', { name: 'Eligible impressions' })).toBeInTheDocument()
  expect(demand.getByRole('heading', { name: 'Sessions' })).toBeInTheDocument()
  // The table is a region of the same name inside of its section.
  const [section] = screen.getAllByRole('region', { name: 'Groups of search terms' })
  const terms = within(section ?? document.body)
  const [first] = groups
  const link = await terms.findByRole('link', { name: first?.name ?? '' })
  expect(link.getAttribute('href')).toMatch(/\/search-terms\?from=[\d-]+&to=[\d-]+&adGroup=/)
  expect(groups.length).toBeGreaterThan(10)
  expect(terms.getAllByRole('row')).toHaveLength(11)
  await user.click(terms.getByRole('button', { name: `Show all ${groups.length} groups` }))
  expect(terms.getAllByRole('row')).toHaveLength(groups.length + 1)
  const [auctions] = screen.getAllByRole('region', { name: 'Seen in your auctions' })
  const rivals = within(auctions ?? document.body)
  expect(rivals.getByRole('columnheader', { name: 'Change in points' })).toBeInTheDocument()
})

test('the rows of landing pages say what ads pay for them, and which open anomalies they explain', async () => {
  let pages: AnalysisPageChoice[] = []
  await renderScreen(paths.analyses(AnalysisKind.WebPage), {
    scenario: 'sample',
    before: async ({ as }) => {
      pages = (await (await as('owner'))('GET', `/AI/${ACCOUNT}/pages?pageSize=10`)).body.items
    },
  })
  const list = within(await screen.findByRole('region', { name: 'Landing pages by lost key events' }))
  const rows = (await list.findAllByRole('row')).slice(1)
  expect(rows).toHaveLength(pages.length)
  const paid = pages.findIndex(({ paidClicks }) => paidClicks !== null)
  expect(rows[paid]).toHaveTextContent(/€[\d,.]+ ?[\d,]* clicks?/)
  const explained = pages.findIndex(({ openAnomalyCount = 0 }) => openAnomalyCount > 0)
  const row = within(rows[explained] ?? document.body)
  const { openAnomalyCount = 0, openAnomalies = [] } = pages[explained] ?? {}
  expect(row.getByText(`${openAnomalyCount} open anomal${openAnomalyCount === 1 ? 'y' : 'ies'}`)).toBeInTheDocument()
  const links = row.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links.filter((href) => href?.includes('/anomaly-activity'))).toEqual(
    openAnomalies.map(({ anomalyId }) => paths.anomaly(anomalyId)),
  )
  expect(openAnomalies.length).toBe(openAnomalyCount)
})
