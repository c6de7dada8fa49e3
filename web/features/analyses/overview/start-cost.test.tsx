import { PlanLimitKind } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { planUsageWith } from '#tests/support/plan-usage.ts'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const SOURCE = '<!doctype html><html lang="en"><title>Tents</title><h1>Tents</h1></html>'

test('an analysis says what it costs, and how much of that the day has used', async () => {
  await renderScreen('/ai-analysis/campaigns', {
    before: async ({ as }) => (await as('owner'))('POST', `/AI/${ACCOUNT}/web-page-analysis`, { html: SOURCE }),
  })
  expect(await screen.findByText(/Uses one of today's answers, 1 of 200 are used\./)).toBeInTheDocument()
})

test('beside an open finding, the page stays the inbox', async () => {
  let id = ''
  await renderScreen(() => `/ai-analysis/findings/${id}`, {
    before: async ({ as }) => {
      const made = await (await as('owner'))('POST', `/AI/${ACCOUNT}/web-page-analysis`, { html: SOURCE })
      id = made.body.findings[0].id
    },
  })
  expect(await screen.findByRole('button', { name: 'Create task' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Findings' })).toBeInTheDocument()
})

test("a market analysis that the plan does not include can't be started, and says why", async () => {
  await renderScreen('/ai-analysis/market', {
    before: async ({ sandbox }) => sandbox.store.set('account', ACCOUNT, { plan: 1 }),
  })
  const button = await screen.findByRole('button', { name: 'Analyze: Market' })
  await waitFor(() =>
    expect(button).toHaveAccessibleDescription(/^Market analyses aren't included in the Starter plan/),
  )
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

test("a viewer is told why they can't start an analysis", async () => {
  await renderScreen('/ai-analysis/campaigns', { role: 'viewer' })
  const button = await screen.findByRole('button', { name: /^Analyze: / })
  expect(button).toHaveAccessibleDescription(/^Viewers can't run analyses/)
})

test.each([
  ['en', /^Analyze: /, /The limit starts again on Nov 20, 2026, 00:00\./],
  ['tr', /^Analiz et: /, /Sınır 20 Kas 2026 00:00 itibarıyla sıfırlanır\./],
] as const)(
  'the answers of a day are used up until midnight in the account’s zone: %s',
  async (language, name, words) => {
    const used = { kind: PlanLimitKind.AiAnswers, used: 200, allowed: 200, renewsAt: '2026-11-19T23:00:00.000Z' }
    await renderScreen('/ai-analysis/campaigns', { language, answers: planUsageWith(used) })
    const button = await screen.findByRole('button', { name })
    await waitFor(() => expect(button).toHaveAccessibleDescription(words))
  },
)

test('an outage of the service says that nothing was counted', async () => {
  const body = { message: 'Out of service', detail: null, status: 503, path: '/', method: 'POST', code: 'unavailable' }
  const { user } = await renderScreen('/ai-analysis', {
    answers: { [`POST /AI/${ACCOUNT}/web-page-analysis`]: { status: 503, body } },
  })
  await user.type(await screen.findByLabelText(/^Page address|^Address/), 'https://www.lindholm-outdoor.example/zelte')
  await user.click(screen.getByRole('button', { name: 'Analyze' }))
  expect(await screen.findByText('Nothing was counted. Try again.')).toBeInTheDocument()
})

test('a plan without analyses shows an invented finding, marked as such', async () => {
  await renderScreen('/ai-analysis', { before: ({ sandbox }) => sandbox.store.set('account', ACCOUNT, { plan: 1 }) })
  const example = await screen.findByRole('region', { name: 'What an analysis shows' })
  expect(within(example).getByText('Example')).toBeInTheDocument()
  expect(within(example).getByText(/so this finding is invented/)).toBeInTheDocument()
})

test('a plan with analyses shows no invented finding', async () => {
  await renderScreen('/ai-analysis')
  await screen.findByRole('button', { name: 'Analyze: Market' })
  await waitFor(() => expect(screen.queryByText(/this finding is invented/)).toBeNull())
})
