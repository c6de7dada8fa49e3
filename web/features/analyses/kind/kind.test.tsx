import { AnalysisKind } from '@adwright/sdk/types'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const pageOf = (rest: string) => `<html lang="en"><title>Tents for all</title><h1>Tents</h1>${rest}</html>`

/** The team with two analyses of one page. */
async function open(routeOf: (runIds: string[]) => string) {
  const ids: string[] = []
  const scores: number[] = []
  const screenOf = await renderScreen(() => routeOf(ids), {
    before: async ({ as, sandbox }) => {
      const call = await as('owner')
      for (const html of [pageOf('<img src="a.png">'), pageOf('')]) {
        const { id, overallScore } = (await call('POST', `/AI/${ACCOUNT}/web-page-analysis`, { html })).body
        ids.push(id)
        scores.push(overallScore)
        await sandbox.forward({ minutes: 1 })
      }
    },
  })
  return { ...screenOf, scores }
}

test.each([
  [AnalysisKind.WebPage, 'Page analyses', 'Analyze a page'],
  [AnalysisKind.AdCampaigns, 'Campaign analyses', 'Ad campaigns'],
  [AnalysisKind.Market, 'Market analyses', 'Market'],
])('analyses of kind %s have a page with their start', async (kind, title, start) => {
  await renderScreen(paths.analyses(kind))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(await screen.findByRole('heading', { level: 2, name: start })).toBeInTheDocument()
  expect(await screen.findByText('No analyses yet')).toBeInTheDocument()
})

test('the page of a kind lists only its analyses, and leads to each', async () => {
  await open(() => paths.analyses(AnalysisKind.WebPage))
  const history = within(await screen.findByRole('region', { name: 'History' }))
  const [newest] = await history.findAllByRole('link', { name: 'Tents for all' })
  expect(newest?.getAttribute('href')).toMatch(/^\/ai-analysis\/pages\/ana_/)
  expect(history.queryByText('Kind')).toBeNull()
})

test('an analysis shows the scores of its subject over time', async () => {
  const { user, scores } = await open(([, second]) => paths.analysisRun(AnalysisKind.WebPage, second ?? ''))
  const history = within(await screen.findByRole('region', { name: 'History' }))
  expect(await history.findByRole('heading', { name: 'Score over time' })).toBeInTheDocument()
  await user.click(history.getByRole('button', { name: /table/i }))
  const [, ...rows] = within(await history.findByRole('table')).getAllByRole('row')
  expect(scores[0]).not.toBe(scores[1])
  const shown = rows.map((row) => Number(within(row).getAllByRole('cell').at(-1)?.textContent))
  expect(shown).toEqual(scores)
})

test('an analysis is compared with the one in its address', async () => {
  const { calls } = await open(
    ([first, second]) => `${paths.analysisRun(AnalysisKind.WebPage, second ?? '')}?against=${first}`,
  )
  expect(await screen.findByText('Gone since the last analysis')).toBeInTheDocument()
  const read = calls().find(({ query }) => query.has('against'))
  expect(read?.name).toMatch(/^GET \/AI\/.*\/runs\/ana_/)
})

test('a plan without market analyses shows what one would hold, with blank metrics', async () => {
  await renderScreen(paths.analyses(AnalysisKind.Market), { scenario: 'growth' })
  const preview = within(await screen.findByRole('region', { name: 'What a market analysis shows' }))
  expect(preview.getByText('Outranking share')).toBeInTheDocument()
  expect(preview.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 11 }, () => '–'),
  )
})

test('the data that an analysis looks at is listed while it runs', async () => {
  const html = pageOf('<img src="a.png">')
  const { user } = await renderScreen(`${paths.analyses(AnalysisKind.WebPage)}?page=source`)
  fireEvent.change(await screen.findByLabelText('Source of the page'), { target: { value: html } })
  const shown: (string | null)[] = []
  const observer = new MutationObserver(() => shown.push(screen.queryByText('Looking at')?.textContent ?? null))
  observer.observe(document.body, { childList: true, subtree: true })
  await user.click(screen.getByRole('button', { name: 'Analyze' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Tents for all' })).toBeInTheDocument()
  observer.disconnect()
  expect(shown).toContain('Looking at')
  expect(screen.queryByText('Looking at')).toBeNull()
})

test.each([
  ['a plan without market analyses', { scenario: 'growth' as const }, /aren't included|isn't included|not included/i],
  [
    'a viewer',
    { role: 'viewer' as const },
    "Viewers can't run analyses or decide about findings. Ask a user or an admin of the account.",
  ],
])('the empty history says why %s has none', async (_who, options, reason) => {
  await renderScreen(paths.analyses(AnalysisKind.Market), options)
  const history = within(await screen.findByRole('region', { name: 'History' }))
  expect(await history.findByText('No analyses yet')).toBeInTheDocument()
  expect(await history.findByText(reason)).toBeInTheDocument()
  expect(history.queryByText('Run your first analysis above.')).toBeNull()
})
