import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

async function openTickets(search: string) {
  const opened = await renderScreen(paths.tickets() + search)
  const list = `GET /Ticket/${opened.personOf('owner').id}`
  return { ...opened, requests: () => opened.calls(list).map(({ query }) => query.toString()) }
}

test.each([
  ['?statuses=2&currentPage=3&pageSize=50', 'currentPage=3&pageSize=50&statuses=2'],
  ['?statuses=planet&currentPage=-1&pageSize=7', 'currentPage=1&pageSize=25'],
])('an address of tickets with %s lists %s', async (search, request) => {
  const { requests } = await openTickets(search)
  await waitFor(() => expect(requests()).toEqual([request]))
})

test('another status begins at the first page', async () => {
  const { user, requests } = await openTickets('?currentPage=2')
  await user.selectOptions(await screen.findByLabelText('Filter by status'), '4')
  await waitFor(() => expect(location.search).toBe('?statuses=4'))
  await waitFor(() => expect(requests()).toEqual(['currentPage=2&pageSize=25', 'currentPage=1&pageSize=25&statuses=4']))
})

test('a link to the help center opens its article among those found', async () => {
  await renderScreen('/help?text=undo&article=undo')
  expect(await screen.findByLabelText('Search the articles')).toHaveValue('undo')
  expect(screen.getByRole('main').querySelectorAll('[aria-expanded=true]')).toHaveLength(1)
})

test('an article that is not there opens none, and a search goes into the address', async () => {
  const { user } = await renderScreen('/help?article=planet')
  const search = await screen.findByLabelText('Search the articles')
  expect(screen.getByRole('main').querySelectorAll('[aria-expanded=true]')).toHaveLength(0)
  await user.type(search, 'undo{Enter}')
  await waitFor(() => expect(location.search).toBe('?article=planet&text=undo'))
})
