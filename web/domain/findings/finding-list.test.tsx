import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const PAGE = 'https://www.lindholm-outdoor.example/zelte'
const strategy = { title: 'Sell more tents', goal: 2, startsOn: '2026-10-01', dueOn: '2026-12-31' }

/** A strategy that was made from some findings; all but the first are copies of it. */
async function open(count: number) {
  let id = ''
  return renderScreen(() => paths.strategy(id), {
    before: async ({ as, sandbox: { store } }) => {
      const call = await as('owner')
      const kpi = { metric: 'Tents sold', source: 5, baseline: 0, target: 100, unit: 'count' }
      id = (await call('POST', `/StrategyAccount/${ACCOUNT}`, { ...strategy, kpi })).body.id
      await call('POST', `/AI/${ACCOUNT}/web-page-analysis`, { url: PAGE })
      const [first] = await store.listAll('analysisFinding', { where: { accountId: ACCOUNT } })
      if (!first) throw new Error('The analysis has no finding.')
      await store.set('analysisFinding', first.id, { strategyId: id })
      for (let copy = 1; copy < count; copy += 1)
        await store.insert('analysisFinding', {
          ...first,
          id: `${first.id}_${copy}`,
          identity: `copy ${copy}`,
          strategyId: id,
        })
    },
  })
}

test('a list of findings says how many of all it shows, and leads to all of them in the inbox', async () => {
  const { user } = await open(40)
  const list = within(await screen.findByRole('list', { name: 'Findings of this strategy' }))
  expect(list.getAllByRole('link')).toHaveLength(25)
  expect(screen.getByText('25 of 40 findings')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'View all 40 findings' }))
  expect(await screen.findByText('Only findings of one strategy')).toBeVisible()
  expect(await screen.findByText(/of 40\b/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(screen.queryByText('Only findings of one strategy')).toBeNull()
})

test('a list that shows all of its findings does not count them', async () => {
  await open(2)
  const list = within(await screen.findByRole('list', { name: 'Findings of this strategy' }))
  expect(list.getAllByRole('link')).toHaveLength(2)
  expect(screen.queryByText(/of 2 findings/)).toBeNull()
})
