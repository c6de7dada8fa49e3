import type { AnalysisFinding } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'

const SENTENCE = /^Amounts are compared in EUR\./

/** The overview after an analysis of the campaigns of the sample, whose effects are in the currency of its ads. */
const open = (currencyCode?: string) =>
  renderScreen('/ai-analysis', {
    scenario: 'sample',
    before: async ({ as, sandbox: { store } }) => {
      const call = await as('owner')
      const { findings } = (await call('POST', `/AI/${ACCOUNT}/ad-campaign-analysis`)).body
      const costly = findings.find(({ effect }: AnalysisFinding) => effect)
      if (!costly) throw new Error('No finding has an effect.')
      const stored = await store.get('analysisFinding', costly.id)
      if (!stored?.state.effect) throw new Error('The finding has no effect.')
      if (currencyCode)
        await store.upsert('analysisFinding', {
          ...stored,
          state: { ...stored.state, effect: { ...stored.state.effect, currencyCode } },
        })
    },
  })

test('findings in another currency than that of the account come last, and a sentence says so', async () => {
  await open('USD')
  expect(await screen.findByText(SENTENCE)).toBeVisible()
})

test('without another currency there is nothing to say about currencies', async () => {
  await open()
  await screen.findByRole('list', { name: 'Do these first' })
  await everythingRead()
  expect(screen.queryByText(SENTENCE)).toBeNull()
})

test('the findings to do first say their effect, by which they are ordered', async () => {
  await open()
  const first = await screen.findByRole('list', { name: 'Do these first' })
  const [low, high] =
    within(first)
      .getAllByText(/^Effect in 30 days: €[\d,.]+ – €[\d,.]+$/)
      .map(
        ({ textContent }) =>
          textContent?.match(/[\d,.]+(?= –)|[\d,.]+$/g)?.map((one) => Number(one.replace(',', ''))) ?? [],
      )[0] ?? []
  expect(low).toBeGreaterThan(0)
  expect(high).toBeGreaterThanOrEqual(low ?? 0)
})
