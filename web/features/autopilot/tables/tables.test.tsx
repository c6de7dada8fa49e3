import type { Account, CampaignMetricPage, EaInformation, User } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { paths, patterns } from '#web/paths.ts'
import { CurrentContext } from '#web/session/current.ts'
import { Component } from './tables.route.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}
const account = exampleOf('getAccount') as Account
const ads = { ...(exampleOf('getAdsInformation') as EaInformation), currencyCode: 'EUR' }
const page = exampleOf('listCampaignMetrics') as CampaignMetricPage
const [item] = page.items

function open(path: string) {
  const current = {
    user: exampleOf('getUser') as User,
    accounts: [account],
    account,
    hasAdsData: true,
    hasAnalyticsData: false,
  }
  renderUi(
    connected(
      <CurrentContext value={current}>
        <Routes>
          <Route path={patterns.metricTable} element={<Component />} />
        </Routes>
      </CurrentContext>,
    ),
    { path },
  )
}

test('the totals row covers all pages, and decimals are aligned', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const campaign = (id: string, conversions: number) => ({ ...item, entityId: id, name: `Campaign ${id}`, conversions })
  const body = {
    ...page,
    items: [campaign('1', 114), campaign('2', 83.5)],
    totals: { ...page.totals, cost: 12_345.6, conversions: 2000, roas: 5 },
    totalCount: 1753,
  }
  answerWith({
    [`GET /EA/${account.id}/information`]: { body: ads },
    [`GET /EA/${account.id}/metrics/${ads.customerClientId}/campaigns`]: { body },
  })
  open(paths.metricTable('campaigns'))
  const foot = await screen.findByRole('row', { name: /^Total of 1,753 rows/ })
  for (const total of ['€12,345.60', '2,000.00', '5.00']) expect(within(foot).getByText(total)).toBeVisible()
  for (const conversions of ['114.00', '83.50']) expect(screen.getByText(conversions)).toBeVisible()
  vi.unstubAllGlobals()
})

test.each([
  ['campaigns', {}, 'campaigns'],
  ['ads', { campaign: '11' }, 'ads/by-campaign/11'],
  ['keywords', { campaign: '11', adGroup: '22' }, 'keywords/by-ad-group/22'],
  ['search-terms', { ad: '33' }, 'search-terms/by-ad/33'],
])('the table of %s within %o makes one read', async (level, parents, address) => {
  const calls = answerWith({ [`GET /EA/${account.id}/information`]: { body: ads } })
  open(paths.metricTable(level, { ...parents, orderBy: 'clicks', sortOrder: 'asc' }))
  const reads = () => calls.filter(({ name }) => name.includes('/metrics/'))
  await vi.waitFor(() => expect(reads()).not.toEqual([]))
  expect(reads().map(({ name }) => name.split(`${ads.customerClientId}/`)[1])).toEqual([address])
  expect(reads()[0]?.query.get('orderBy')).toBe('clicks')
})
