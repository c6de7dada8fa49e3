import { AnalysisKind } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal } from '#tests/support/api.tsx'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

/** An analysis of campaigns that has been started, whose answer waits for `answer`. */
async function started() {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const open = await renderScreen(paths.analyses(AnalysisKind.AdCampaigns), {
    scenario: 'sample',
    before: ({ sandbox }) => {
      const { fetch } = sandbox
      sandbox.fetch = async (request, url) => {
        if (request.method === 'POST' && new URL(request.url).pathname.endsWith(`/AI/${ACCOUNT}/ad-campaign-analysis`))
          await promise
        return fetch(request, url)
      }
    },
  })
  await open.user.click(await screen.findByRole('button', { name: /^Analyze: / }))
  const looking = await screen.findByText('Looking at')
  return { ...open, answer, looking }
}

test('while an analysis runs it says what it looks at, and opens when it is done', async () => {
  const { answer, looking } = await started()
  const parts = within(looking.parentElement ?? document.body).getAllByRole('listitem')
  expect(parts.map(({ textContent }) => textContent)).toContain('Keywords and search terms without conversions')
  answer()
  expect(await screen.findByRole('list', { name: 'Findings' })).toBeInTheDocument()
  expect(location.pathname).toMatch(/^\/ai-analysis\/campaigns\/ana_/)
})

test('an analysis may take a minute, and an outage uses up no answer', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const outage = Array.from({ length: 3 }, () => refusal(503, 'down'))
  const { user, calls } = await renderScreen(paths.analyses(AnalysisKind.AdCampaigns), {
    scenario: 'sample',
    answers: { [`POST /AI/${ACCOUNT}/ad-campaign-analysis`]: outage },
  })
  await user.click(await screen.findByRole('button', { name: /^Analyze: / }))
  expect(await screen.findByText('Nothing was counted. Try again.')).toBeVisible()
  expect(calls(`POST /AI/${ACCOUNT}/ad-campaign-analysis`)).not.toEqual([])
  expect(Math.max(...timeout.mock.calls.map(([milliseconds]) => milliseconds))).toBeGreaterThan(60_000)
  timeout.mockRestore()
})

test('whoever leaves while an analysis runs stays where they are, and is told when it is done', async () => {
  const { user, answer } = await started()
  await user.click(screen.getByRole('link', { name: 'Findings' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Findings' })).toBeInTheDocument()
  const place = location.pathname
  answer()
  const view = await screen.findByRole('button', { name: 'View analysis' })
  await everythingRead()
  expect(location.pathname).toBe(place)
  await user.click(view)
  expect(await screen.findByRole('list', { name: 'Findings' })).toBeInTheDocument()
  expect(location.pathname).toMatch(/^\/ai-analysis\/campaigns\/ana_/)
})
