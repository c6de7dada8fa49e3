import { getTicketQueryKey, listAccountsQueryKey, listTicketsQueryKey } from '@adwright/sdk/react-query'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { contract } from '#tests/support/contract.ts'
import { groups, invalidate } from './use-invalidate.ts'

const path = { userId: 'usr_1' }
const keys = {
  first: listTicketsQueryKey({ path, query: { currentPage: 1 } }),
  second: listTicketsQueryKey({ path, query: { currentPage: 2 } }),
  ticket: getTicketQueryKey({ path: { ...path, ticketId: 'tic_1' } }),
  accounts: listAccountsQueryKey(),
}

let queries: QueryClient
beforeEach(() => {
  queries = new QueryClient()
  for (const key of Object.values(keys)) queries.setQueryData([...key], {})
})

const stale = () =>
  Object.entries(keys).flatMap(([name, key]) => (queries.getQueryState(key)?.isInvalidated ? [name] : []))

test('an operation is invalidated with all its parameters', async () => {
  await invalidate(queries, ['listTickets'])
  expect(stale()).toEqual(['first', 'second'])
})

test('a group is invalidated with all its operations', async () => {
  await invalidate(queries, ['Ticket'])
  expect(stale()).toEqual(['first', 'second', 'ticket'])
})

test('several reads are invalidated together', async () => {
  await invalidate(queries, ['getTicket', 'listAccounts'])
  expect(stale()).toEqual(['ticket', 'accounts'])
})

test('every group exists in the contract', () => {
  const names = contract.tags.map(({ name }: { name: string }) => name)
  expect(groups.filter((group) => !names.includes(group))).toEqual([])
})
