import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const column = (name: string) => screen.findByRole('region', { name })
const card = async (name: string) => within(await column(name)).findByRole('link', { name: 'Seeded' })
const strategyOf = ({ sandbox }: OpenSandbox) =>
  sandbox.store.listAll('task', {}).then((tasks) => tasks.find(({ title }) => title === 'Seeded')?.strategyId)

/** The board by strategy, with one strategy and a task of none. */
async function open() {
  let strategyId = ''
  const opened = await renderScreen('/tasks?tab=team&group=strategy', {
    before: async ({ as }) => {
      const call = await as('owner')
      const kpi = { metric: 'Tents sold', source: 5, baseline: 0, target: 100, unit: 'count' }
      const strategy = { title: 'Sell tents', goal: 2, kpi, startsOn: '2026-10-01', dueOn: '2026-12-31', status: 2 }
      strategyId = (await call('POST', `/StrategyAccount/${ACCOUNT}`, strategy)).body.id
      await call('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Seeded' })
    },
  })
  return { ...opened, strategyId }
}

test('a task is moved onto a strategy by keys, and Undo takes it back', async () => {
  const opened = await open()
  const { user, strategyId } = opened
  ;(await card('No strategy')).focus()
  await user.keyboard('m{ArrowRight}{Enter}')
  expect(await card('Sell tents')).toBeVisible()
  await waitFor(async () => expect(await strategyOf(opened)).toBe(strategyId))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await strategyOf(opened)).toBeNull())
})

test('the menu of a card moves it onto a strategy, and offers no column it is in', async () => {
  const opened = await open()
  const { user, strategyId } = opened
  await card('No strategy')
  await user.click(screen.getByRole('button', { name: 'Actions for Seeded' }))
  expect(await screen.findByRole('menuitem', { name: 'Move to Sell tents' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Move to No strategy' })).toBeNull()
  await user.click(screen.getByRole('menuitem', { name: 'Move to Sell tents' }))
  expect(await card('Sell tents')).toBeVisible()
  await waitFor(async () => expect(await strategyOf(opened)).toBe(strategyId))
})
