import type { User } from '@adwright/sdk/types'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { Component as ActivityLog } from './activity-log/activity-log.route.tsx'
import { Component as LoginActivity } from './login-activity/login-activity.route.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

const screens = {
  'activity-log': { Screen: ActivityLog, body: exampleOf('listActivityLog') },
  'login-activity': { Screen: LoginActivity, body: exampleOf('listLoginActivity') },
}

test.each([
  ['activity-log', '?areas=3&areas=1&currentPage=2&pageSize=10', 'currentPage=2&pageSize=10&areas=1&areas=3'],
  ['activity-log', '?areas=planet&currentPage=0&pageSize=all', 'currentPage=1&pageSize=25'],
  ['login-activity', '?isSuccess=false&currentPage=2', 'currentPage=2&pageSize=25&isSuccess=false'],
  ['login-activity', '?isSuccess=perhaps&currentPage=x', 'currentPage=1&pageSize=25'],
] as const)('an address of %s with %s lists %s', async (name, search, request) => {
  const { Screen, body } = screens[name]
  const call = `GET /User/${name}`
  const calls = answerWith({ [call]: { body } })
  const user = exampleOf('getUser') as User
  renderUi(
    connected(
      <CurrentContext value={{ user, accounts: [], account: undefined, hasAdsData: false, hasAnalyticsData: false }}>
        <Screen />
      </CurrentContext>,
    ),
    { path: `/settings/${name}${search}` },
  )
  await waitFor(() => expect(calls.map(({ query }) => query.toString())).toEqual([request]))
})
