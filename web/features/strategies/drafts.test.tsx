import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#tests/support/api.tsx'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { savedData } from '#web/lib/saved-data.ts'

const draft = {
  title: 'Sell more tents',
  goal: 2,
  kpi: { metric: 'Tents sold', source: 5, baseline: 0, target: 100, unit: 'count' },
  startsOn: '2026-10-01',
  dueOn: '2026-12-31',
  status: 2,
}

const enter = (field: Element, value: string) => fireEvent.change(field, { target: { value } })

async function openStrategy(screenPath: string) {
  let path = ''
  const opened = await renderScreen(() => path, {
    before: async ({ as }: OpenSandbox) => {
      const { body } = await (await as('owner'))('POST', `/StrategyAccount/${ACCOUNT}`, draft)
      path = `/strategies/${body.id}/${screenPath}`
    },
  })
  return { ...opened, reload: () => opened.visit(path) }
}

test('a strategy that was not started survives a reload; Cancel drops it', async () => {
  const { user, visit } = await renderScreen('/strategies/new?template=keep-customers')
  await screen.findByDisplayValue('Bring customers back')
  enter(screen.getByLabelText(/^Target/), '0.3')
  visit('/strategies/new?template=keep-customers')
  expect(await screen.findByLabelText(/^Target/)).toHaveValue('0.3')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  await waitFor(() => expect(savedData.get(`draft-strategy-${ACCOUNT}-keep-customers`)).toBeUndefined())
})

test('the draft of a strategy has only what was changed, so that one that waited for days begins today', async () => {
  const path = '/strategies/new?template=keep-customers'
  const { visit } = await renderScreen(path)
  await screen.findByDisplayValue('Bring customers back')
  const today = screen.getByLabelText<HTMLInputElement>('Start date').value
  enter(screen.getByLabelText(/^Target/), '0.3')
  expect(savedData.get(`draft-strategy-${ACCOUNT}-keep-customers`)).not.toHaveProperty('startsOn')
  visit(path)
  expect(await screen.findByDisplayValue('0.3')).toBe(screen.getByLabelText(/^Target/))
  expect(screen.getByLabelText('Start date')).toHaveValue(today)
})

test('a strategy whose answer was lost is created with the same key after a reload', async () => {
  const post = `POST /StrategyAccount/${ACCOUNT}`
  const path = '/strategies/new?template=keep-customers'
  const answers = { [post]: [refusal(500, 'Unavailable')] }
  const { user, visit, calls } = await renderScreen(path, { answers })
  await screen.findByDisplayValue('Bring customers back')
  enter(screen.getByLabelText(/^Target/), '0.3')
  await user.click(screen.getByRole('button', { name: 'Start strategy' }))
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  visit(path)
  expect(await screen.findByLabelText(/^Target/)).toHaveValue('0.3')
  await user.click(screen.getByRole('button', { name: 'Start strategy' }))
  await waitFor(() => expect(location.pathname).toMatch(/^\/strategies\/str_/))
  expect(new Set(calls(post).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1)
})

test.each([
  ['check-in', /What happened/],
  ['close', /Learning/],
  ['edit', /^Description/],
])('what was typed at %s survives a reload', async (screenPath, label) => {
  const { reload } = await openStrategy(screenPath)
  enter(await screen.findByLabelText(label), 'The feed is complete again.')
  reload()
  expect(await screen.findByLabelText(label)).toHaveValue('The feed is complete again.')
})
