import { StrategyMetricSource } from '@adwright/sdk/types'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answer, refusal } from '#tests/support/api.tsx'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const ROOT = `/StrategyAccount/${ACCOUNT}`

function doubleClick(button: HTMLElement) {
  fireEvent.click(button)
  fireEvent.click(button)
}

test('a double click creates one strategy, and Back leads past the form', async () => {
  const { calls } = await renderScreen('/strategies', { role: 'user' })
  fireEvent.click((await screen.findAllByText('New strategy'))[0] as HTMLElement)
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'More from search' } })
  fireEvent.change(screen.getByLabelText(/^Source/), { target: { value: String(StrategyMetricSource.Own) } })
  fireEvent.change(await screen.findByRole('textbox', { name: /^Metric/ }), { target: { value: 'Orders by phone' } })
  fireEvent.change(screen.getByRole('textbox', { name: /^Target/ }), { target: { value: '40' } })
  doubleClick(screen.getByText('Start strategy'))
  await screen.findByText('More from search', { selector: 'h1' })
  expect(calls(`POST ${ROOT}`)).toHaveLength(1)
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/strategies'))
})

test('a double click closes a strategy once, with what was learned', async () => {
  let id = ''
  const before = async ({ as }: OpenSandbox) => {
    const { items } = (await (await as('owner'))('GET', `${ROOT}?statuses=2`)).body
    id = items[0].id
  }
  const { calls, as } = await renderScreen(() => `/strategies/${id}/close`, {
    scenario: 'sample',
    role: 'user',
    before,
  })
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(await dialog.findByLabelText(/^Learning/), { target: { value: 'Begin earlier.' } })
  doubleClick(dialog.getByRole('button', { name: 'Complete strategy' }))
  await waitFor(() => expect(location.pathname).toBe(`/strategies/${id}`))
  expect(calls(`PUT ${ROOT}/${id}`)).toHaveLength(1)
  expect((await (await as('owner'))('GET', `${ROOT}/${id}`)).body.learning).toBe('Begin earlier.')
})

/** Opens a strategy of the sample from the list, and its form with another name in it; the first `failures` of its saves are answered so. */
async function editFromList(failures: Answer[] = []) {
  let id = ''
  const answers: Record<string, Answer[]> = {}
  const before = async ({ as }: OpenSandbox) => {
    id = (await (await as('owner'))('GET', `${ROOT}?statuses=2`)).body.items[0].id
    answers[`PUT ${ROOT}/${id}`] = failures
  }
  const opened = await renderScreen('/strategies', { scenario: 'sample', role: 'user', before, answers })
  const link = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(`a[href="/strategies/${id}"]`)
    if (!found) throw new Error('The strategy is not in the list.')
    return found
  })
  fireEvent.click(link)
  fireEvent.click(await screen.findByText('Edit', { selector: 'a, button' }))
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Tents, once more' } })
  return { ...opened, id }
}

test('a double click saves an edit once, and Back leads past the form', async () => {
  const { calls, id } = await editFromList()
  doubleClick(screen.getByText('Save changes'))
  await screen.findByText('Tents, once more', { selector: 'h1' })
  expect(calls(`PUT ${ROOT}/${id}`)).toHaveLength(1)
  history.back()
  await waitFor(() => expect(location.pathname).toBe(`/strategies/${id}`))
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/strategies'))
})

test('an edit whose answer was lost is saved again without a conflict', async () => {
  const { calls, id, as } = await editFromList([refusal(503, 'Unavailable')])
  fireEvent.click(screen.getByText('Save changes'))
  await screen.findByRole('alert')
  const [sent] = calls(`PUT ${ROOT}/${id}`)
  // The service had saved it.
  expect((await (await as('user'))('PUT', `${ROOT}/${id}?${sent?.query}`, sent?.body)).status).toBe(200)
  fireEvent.click(screen.getByText('Save changes'))
  await screen.findByText('Tents, once more', { selector: 'h1' })
  expect(calls(`PUT ${ROOT}/${id}`)).toHaveLength(2)
})
