import { StrategyStatus } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const draft = {
  goal: 2,
  kpi: { metric: 'Tents sold', source: 5, baseline: 0, target: 100, unit: 'count' },
  startsOn: '2026-10-01',
  dueOn: '2026-12-31',
  status: StrategyStatus.Active,
}

let taskId = ''

/** 101 strategies, of which a page holds 100, and a task of the last one. */
async function manyStrategies({ as }: OpenSandbox) {
  const call = await as('owner')
  let last = ''
  for (let number = 1; number <= 101; number += 1) {
    const title = `Plan ${String(number).padStart(3, '0')}`
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the order of creation is that of the titles
    last = (await call('POST', `/StrategyAccount/${ACCOUNT}`, { ...draft, title })).body.id
  }
  taskId = (await call('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Find a place', strategyId: last })).body.id
}

test('a task names its strategy, however many there are', async () => {
  await renderScreen(() => `/tasks/${taskId}?tab=team`, { before: manyStrategies })
  const field = await screen.findByRole('combobox', { name: 'Strategy' })
  await waitFor(() => expect(within(field).getByRole('option', { selected: true })).toHaveTextContent('Plan 101'))
})

test('the timeline shows all strategies', async () => {
  await renderScreen('/strategies?view=timeline', { before: manyStrategies })
  expect(await screen.findByText('Plan 101')).toBeInTheDocument()
  expect(screen.getByText('Plan 001')).toBeInTheDocument()
})

test('the board by strategy says how many columns found no room', async () => {
  await renderScreen('/tasks?tab=team&group=strategy', { before: manyStrategies })
  // No strategy, and 101 of them.
  expect(await screen.findByText('82 more columns found no room.')).toBeInTheDocument()
})
