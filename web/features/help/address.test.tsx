import type { User } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { Component as Center } from './center/center.route.tsx'
import { Component as Tickets } from './tickets/tickets.route.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

const user = exampleOf('getUser') as User
const LIST = `GET /Ticket/${user.id}`

const Where = () => <p>{`at ${useLocation().search}`}</p>

function open(Screen: ComponentType, path: string) {
  const calls = answerWith({
    [LIST]: [{ body: exampleOf('listTickets') }, { body: exampleOf('listTickets') }],
    'GET /User/pro-tips': { body: exampleOf('listProTips') },
  })
  const current = { user, accounts: [], account: undefined, hasAdsData: false, hasAnalyticsData: false }
  const view = renderUi(
    connected(
      <CurrentContext value={current}>
        <Screen />
        <Where />
      </CurrentContext>,
    ),
    { path },
  )
  const requests = () => calls.filter(({ name }) => name === LIST).map(({ query }) => query.toString())
  return { ...view, requests }
}

test.each([
  ['?statuses=2&currentPage=3&pageSize=50', 'currentPage=3&pageSize=50&statuses=2'],
  ['?statuses=planet&currentPage=-1&pageSize=7', 'currentPage=1&pageSize=25'],
])('an address of tickets with %s lists %s', async (search, request) => {
  const { requests } = open(Tickets, `/help/tickets${search}`)
  await waitFor(() => expect(requests()).toEqual([request]))
})

test('another status begins at the first page', async () => {
  const { user: person, requests } = open(Tickets, '/help/tickets?currentPage=2')
  await person.selectOptions(await screen.findByLabelText('Filter by status'), '4')
  expect(screen.getByText('at ?statuses=4')).toBeVisible()
  await waitFor(() => expect(requests()).toEqual(['currentPage=2&pageSize=25', 'currentPage=1&pageSize=25&statuses=4']))
})

test('a link to the help center opens its article among those found', () => {
  open(Center, '/help?text=undo&article=undo')
  expect(screen.getByLabelText('Search the articles')).toHaveValue('undo')
  expect(screen.getByRole('button', { expanded: true })).toBeVisible()
})

test('an article that is not there opens none, and a search goes into the address', async () => {
  const { user: person } = open(Center, '/help?article=planet')
  expect(screen.queryByRole('button', { expanded: true })).toBeNull()
  await person.type(screen.getByLabelText('Search the articles'), 'undo{Enter}')
  expect(screen.getByText('at ?article=planet&text=undo')).toBeVisible()
})
