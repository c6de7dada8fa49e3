import { PlanLimitKind } from '@adwright/sdk/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { planUsageWith } from '#tests/support/plan-usage.ts'
import { ACCOUNT, userElsewhere } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'

const draft = {
  title: 'Sell more tents',
  goal: 2,
  kpi: { metric: 'Tents sold', source: 5, baseline: 0, target: 100, unit: 'count' },
  startsOn: '2026-10-01',
  dueOn: '2026-12-31',
  status: 2,
}

describe('the list of strategies', () => {
  test('offers templates first, then lists what was set up, with health and work apart', async () => {
    await renderScreen('/strategies')
    expect(await screen.findByText('Sell more at the same return')).toBeInTheDocument()
  })

  test('shows the sample with the health that the data gives and the one a person gave', async () => {
    await renderScreen('/strategies', { scenario: 'sample' })
    const row = await screen.findByRole('row', { name: /Win winter camping/ })
    expect(within(row).getByText('On track')).toBeInTheDocument()
    expect(within(row).getByText('Data: At risk')).toBeInTheDocument()
    expect(within(await screen.findByRole('row', { name: /avalanche/ })).getByText('Too early')).toBeInTheDocument()
  })

  test.each([
    ['en', /Fewer returns/, '8.4%, target 7.0% or less'],
    ['tr', /Fewer returns/, '%8,4, hedef en fazla %7,0'],
  ] as const)('a metric that should fall is not a part of its target: %s', async (language, name, words) => {
    await renderScreen('/strategies', { scenario: 'sample', language })
    expect(within(await screen.findByRole('row', { name })).getByText(words)).toBeInTheDocument()
  })

  test('N opens the form, but never for a viewer', async () => {
    const { user } = await renderScreen('/strategies', { scenario: 'sample', role: 'viewer' })
    await screen.findByRole('row', { name: /Win winter camping/ })
    await user.keyboard('n')
    await everythingRead()
    expect(screen.getByRole('button', { name: /New strategy/ })).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('heading', { level: 1, name: 'Strategies' })).toBeInTheDocument()
  })
})

describe('one strategy', () => {
  const open = async (language: 'en' | 'tr' = 'en') => {
    let id = ''
    const opened = await renderScreen(() => `/strategies/${id}`, {
      language,
      before: async ({ as }) => {
        id = (await (await as('owner'))('POST', `/StrategyAccount/${ACCOUNT}`, draft)).body.id
      },
    })
    return { ...opened, id }
  }

  test('a check-in enters a value and overrules the health; both are shown', async () => {
    const { user, calls, id } = await open()
    await user.click(await screen.findByRole('link', { name: 'Check in' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText(/Value of Tents sold/), '40')
    await user.type(within(dialog).getByLabelText(/What happened/), 'The feed is complete again.')
    await user.selectOptions(within(dialog).getByLabelText(/Your assessment/), 'At risk')
    await user.click(within(dialog).getByRole('button', { name: 'Save check-in' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls(`POST /StrategyAccount/${ACCOUNT}/${id}/check-in`)[0]?.body).toMatchObject({ value: 40, health: 2 })
    expect((await screen.findAllByText('The feed is complete again.')).length).toBeGreaterThan(0)
    expect((await screen.findAllByText('Data: No data')).length).toBeGreaterThan(0)
    expect(screen.getByText(/40 of 100/)).toBeInTheDocument()
  })

  test('completing asks for the outcome and keeps the learning', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('link', { name: 'Complete' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByLabelText('Given up'))
    await user.type(within(dialog).getByLabelText(/Learning/), 'Ask earlier.')
    await user.click(within(dialog).getByRole('button', { name: 'Complete strategy' }))
    expect(await screen.findByText('Ask earlier.')).toBeInTheDocument()
    expect(await screen.findByText('Given up')).toBeInTheDocument()
  })

  test('an edit of someone else is shown with who and what, and both edits are kept', async () => {
    const { user, as, id, visit, sandbox } = await open()
    visit(`/strategies/${id}/edit`)
    const name = await screen.findByLabelText('Name')
    await user.clear(name)
    await user.type(name, 'Sell more mats')
    sandbox.clock.set(new Date(sandbox.clock.now().getTime() + 60_000))
    await (await as('admin'))('PUT', `/StrategyAccount/${ACCOUNT}/${id}`, { ...draft, budget: 900 })
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    const notice = await screen.findByRole('alert')
    expect(await within(notice).findByText('Budget: none → €900.00')).toBeInTheDocument()
    expect(within(notice).getByText(/^Jonas Weber/)).toBeInTheDocument()
    expect(screen.getByLabelText('Name')).toHaveValue('Sell more mats')
    await user.click(within(notice).getByRole('button', { name: /^Save both/ }))
    await screen.findByRole('heading', { level: 1, name: 'Sell more mats' })
    expect(await sandbox.store.get('strategy', id)).toMatchObject({ title: 'Sell more mats', budget: 900 })
  })

  test('the tab History says who changed what, in words', async () => {
    const { user, as, id } = await open()
    await (await as('admin'))('PUT', `/StrategyAccount/${ACCOUNT}/${id}`, { ...draft, budget: 900, priority: 3 })
    await user.click(await screen.findByRole('tab', { name: 'History' }))
    expect(await screen.findByText('Priority: Medium → High')).toBeInTheDocument()
    expect(screen.getByText('Budget: none → €900.00')).toBeInTheDocument()
    expect(screen.getByText('Created')).toBeInTheDocument()
  })

  test('shows its description as Markdown', async () => {
    let id = ''
    await renderScreen(() => `/strategies/${id}`, {
      before: async ({ as }) => {
        const described = { ...draft, description: 'Tents **before** the snow:\n\n- feed\n- ads' }
        id = (await (await as('owner'))('POST', `/StrategyAccount/${ACCOUNT}`, described)).body.id
      },
    })
    expect((await screen.findByText('before')).tagName).toBe('STRONG')
    expect(screen.getByText('feed').closest('li')).toBeInTheDocument()
    expect(screen.queryByText(/\*\*/)).toBeNull()
  })

  test('is there in Turkish', async () => {
    await open('tr')
    expect(await screen.findByRole('heading', { name: 'İlerleme' })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Durum notu ekle' })).toBeInTheDocument()
  })
})

test('a template becomes an active strategy with its tasks', async () => {
  const { user, calls } = await renderScreen('/strategies/new?template=keep-customers')
  expect(await screen.findByDisplayValue('Bring customers back')).toBeInTheDocument()
  await user.type(screen.getByLabelText(/^Target/), '0.3')
  await user.click(screen.getByRole('button', { name: 'Start strategy' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Bring customers back' })).toBeInTheDocument()
  const [call] = calls(`POST /StrategyAccount/${ACCOUNT}`)
  const tasks = [{ title: 'Ask customers in a survey' }, { title: 'Write an email for the second purchase' }]
  expect(call?.body).toMatchObject({ status: 2, kpi: { source: 5, target: 0.3 }, source: 3, tasks })
})

test('the form says that the plan has no room for another strategy of the team, before it is sent', async () => {
  const answers = planUsageWith({ kind: PlanLimitKind.Strategies, used: 200, allowed: 200 })
  const { visit } = await renderScreen('/strategies/new', { answers })
  expect(await screen.findByText('Strategies: 200 of 200 used in the Growth plan')).toBeInTheDocument()
  const remedy = screen.getByRole('link', { name: 'Choose strategies to archive' })
  expect(remedy).toHaveAttribute('href', '/strategies?statuses=4')
  expect(screen.getByRole('button', { name: /Start strategy/ })).toHaveAttribute('aria-disabled', 'true')
  visit('/strategies/new?tab=mine')
  await screen.findByText('Only you can see it.')
  expect(screen.getByRole('button', { name: /Start strategy/ })).not.toHaveAttribute('aria-disabled')
  expect(screen.queryByText(/200 of 200/)).toBeNull()
})

test('both ends of a bar move with the keyboard, at most to each other, and Undo puts a day back', async () => {
  let id = ''
  const { user, sandbox } = await renderScreen('/strategies?view=timeline', {
    before: async ({ as }) => {
      id = (await (await as('owner'))('POST', `/StrategyAccount/${ACCOUNT}`, draft)).body.id
    },
  })
  const stored = () => sandbox.store.get('strategy', id)
  const bar = await screen.findByRole('link', { name: /^Sell more tents/ })
  bar.focus()
  await user.keyboard('{Shift>}{Control>}{ArrowRight}{ArrowRight}{/Control}{/Shift}')
  await waitFor(async () => expect(await stored()).toMatchObject({ startsOn: '2026-10-03', dueOn: '2026-12-31' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await stored()).toMatchObject({ startsOn: '2026-10-01' }))
  bar.focus()
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  await waitFor(async () => expect(await stored()).toMatchObject({ startsOn: '2026-10-01', dueOn: '2026-12-30' }))
})

test('the start of a bar is dragged', async () => {
  let id = ''
  const { sandbox } = await renderScreen('/strategies?view=timeline', {
    before: async ({ as }) => {
      id = (await (await as('owner'))('POST', `/StrategyAccount/${ACCOUNT}`, draft)).body.id
    },
  })
  await screen.findByRole('link', { name: /^Sell more tents/ })
  const handle = document.querySelector('[data-edge=startsOn]')
  if (!handle) throw new Error('The bar has no handle.')
  Object.assign(handle, { setPointerCapture: () => undefined })
  // Without a layout one pixel is one day.
  fireEvent.pointerDown(handle, { clientX: 10 })
  fireEvent.pointerMove(handle, { clientX: 4 })
  fireEvent.pointerUp(handle, { clientX: 4 })
  await waitFor(async () =>
    expect(await sandbox.store.get('strategy', id)).toMatchObject({ startsOn: '2026-09-25', dueOn: '2026-12-31' }),
  )
})

test('a viewer who plans in another account works on private strategies', async () => {
  await renderScreen('/strategies?tab=mine', { role: 'viewer', before: userElsewhere })
  expect(await screen.findByRole('link', { name: /New strategy/ })).toBeVisible()
})
