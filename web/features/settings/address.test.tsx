import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'

test.each([
  ['activity-log', '?areas=3&areas=1&currentPage=2&pageSize=10', 'currentPage=2&pageSize=10&areas=1&areas=3'],
  ['activity-log', '?areas=planet&currentPage=0&pageSize=all', 'currentPage=1&pageSize=25'],
  ['login-activity', '?isSuccess=false&currentPage=2', 'currentPage=2&pageSize=25&isSuccess=false'],
  ['login-activity', '?isSuccess=perhaps&currentPage=x', 'currentPage=1&pageSize=25'],
])('an address of %s with %s lists %s', async (name, search, request) => {
  const { calls } = await renderScreen(`/settings/${name}${search}`)
  await waitFor(() => expect(calls(`GET /User/${name}`).map(({ query }) => query.toString())).toEqual([request]))
})
