import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleOf } from '#tests/support/example.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test('the cards show the totals of all pages before the table, compared with the period before', async () => {
  await renderScreen(paths.metricTable('campaigns', { pageSize: 10 }), { scenario: 'sample' })
  const cost = (await screen.findByRole('heading', { name: 'Cost' })).closest('article')
  const table = await screen.findByRole('table')
  const [total] = /€[\d,.]+/.exec(cost?.textContent ?? '') ?? []
  expect(within(table).getByRole('row', { name: /^Total of \d+ rows/ })).toHaveTextContent(total ?? 'no total')
  await expect.poll(() => cost?.textContent).toMatch(/[+−-][\d.]+%/)
  expect(cost).toHaveTextContent(/previous: €[\d,.]+$/)
  expect(cost?.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a total and the one before have the same number of decimals', async () => {
  const body = exampleOf('listCampaignMetrics') as { totals: object }
  const answers = {
    'GET /EA/acc_8f2KqL/metrics/4839201756/campaigns': [
      { body: { ...body, totals: { ...body.totals, roas: 5.4 } } },
      { body: { ...body, totals: { ...body.totals, roas: 5.2 } } },
    ],
  }
  await renderScreen(paths.metricTable('campaigns'), { scenario: 'sample', answers })
  const roas = (await screen.findByRole('heading', { name: 'ROAS' })).closest('article')
  await expect.poll(() => roas?.textContent).toMatch(/^ROAS5\.[24]0.*previous: 5\.[24]0$/)
})

test('a comparison with fewer days of data says so, and is not called better or worse', async () => {
  const body = exampleOf('listCampaignMetrics')
  const answers = {
    'GET /EA/acc_8f2KqL/metrics/4839201756/campaigns': [{ body }, { body: { ...body, daysWithData: 22 } }],
  }
  await renderScreen(paths.metricTable('campaigns'), { scenario: 'sample', answers })
  const clicks = (await screen.findByRole('heading', { name: 'Clicks' })).closest('article')
  await expect.poll(() => clicks?.textContent).toMatch(/: 22 of 30 days have data$/)
  expect(clicks).not.toHaveTextContent(/previous|%/)
})

test('the status of an item is an icon with a name, in front of its name', async () => {
  await renderScreen(paths.metricTable('campaigns'), { scenario: 'sample' })
  const name = await screen.findByRole('link', { name: 'Search | Brand | DE' })
  const cell = name.closest('th, td') as HTMLElement
  const icon = within(cell).getByTitle('Enabled')
  expect(icon).toBeVisible()
  expect(icon.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the export has all rows of all pages, with every column', async () => {
  const { user } = await renderScreen(paths.metricTable('campaigns', { pageSize: 10 }), { scenario: 'sample' })
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:export'
  })
  // The test browser would follow the link to the file and leave the app.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const foot = await screen.findByRole('row', { name: /^Total of \d+ rows/ })
  const count = Number(/Total of (\d+)/.exec(foot.textContent ?? '')?.[1])
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await expect.poll(() => files.length).toBe(1)
  const lines = ((await files[0]?.text()) ?? '').trim().split('\r\n')
  expect(lines).toHaveLength(count + 1)
  expect(lines[0]).toMatch(/Name,Status,Campaign type,.*Impressions/)
  expect(lines[1]).toMatch(/,Enabled,/)
})

test('a count that an imported report does not have is no 0, and the known one stays', async () => {
  const { items, ...page } = exampleOf('listAdGroupMetrics')
  const [first] = items
  if (!first) throw new Error('The example has no row.')
  const body = { ...page, totalCount: 1, items: [{ ...first, adCount: 0, unknownCounts: ['adCount'] }] }
  const address = 'GET /EA/acc_8f2KqL/metrics/4839201756/ad-groups'
  await renderScreen(paths.metricTable('ad-groups'), { scenario: 'sample', answers: { [address]: { body } } })
  const table = await screen.findByRole('table')
  const row = (await within(table).findByRole('link', { name: first.name })).closest('tr')
  const headers = within(table)
    .getAllByRole('columnheader')
    .map((one) => one.textContent?.trim())
  const cellOf = (name: string) => row?.querySelectorAll('th, td')[headers.findIndex((one) => one?.startsWith(name))]
  expect(cellOf('Ads')).toHaveTextContent(/^–$/)
  expect(cellOf('Keywords')).toHaveTextContent(String(first.keywordCount))
})

test.each([
  ['campaigns', {}, 'campaigns'],
  ['ads', { campaign: '11' }, 'ads/by-campaign/11'],
  ['keywords', { campaign: '11', adGroup: '22' }, 'keywords/by-ad-group/22'],
  ['search-terms', { ad: '33' }, 'search-terms/by-ad/33'],
])('the table of %s within %o reads its rows and the totals of the comparison', async (level, parents, address) => {
  const { calls } = await renderScreen(paths.metricTable(level, { ...parents, orderBy: 'clicks', sortOrder: 'asc' }), {
    scenario: 'sample',
  })
  const reads = () => calls().filter(({ name }) => name.includes('/metrics/'))
  await waitFor(() => expect(reads()).toHaveLength(2))
  expect(reads().every(({ name }) => name.endsWith(`/${address}`))).toBe(true)
  expect(
    reads()
      .map(({ query }) => query.get('orderBy'))
      .sort(),
  ).toEqual(['clicks', 'cost'])
})

test('each row has a trend of the metric that the table is ordered by', async () => {
  const { calls } = await renderScreen(paths.metricTable('campaigns', { orderBy: 'clicks' }), { scenario: 'sample' })
  await screen.findByRole('columnheader', { name: 'Clicks trend' })
  const row = (await screen.findByRole('link', { name: 'Search | Brand | DE' })).closest('tr')
  const line = () => row?.querySelector('path[d$="h0"]')?.getAttribute('d')
  await waitFor(() => expect(line()).toBeDefined())
  expect(line()?.match(/[ML]/g)).toHaveLength(30)
  const read = calls().find(({ query }) => query.get('trendMetric') !== null)
  expect(read?.query.get('trendMetric')).toBe('clicks')
})
