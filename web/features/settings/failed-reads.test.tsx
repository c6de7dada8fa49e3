import type { Account, User } from '@adwright/sdk/types'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { answerWith, refusal } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { errorLog, isToasted } from '#web/lib/error-log.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { CurrentContext } from '#web/session/current.ts'
import { Component as ActivityLog } from './activity-log/activity-log.route.tsx'
import { CompanyForm } from './general/CompanyForm.tsx'
import { Team } from './general/Team.tsx'
import { Component as LoginActivity } from './login-activity/login-activity.route.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}
const account = exampleOf('getAccount') as Account
const current = {
  user: exampleOf('getUser') as User,
  accounts: [account],
  account,
  hasAdsData: true,
  hasAnalyticsData: true,
}
const Company = () => <CompanyForm account={account} />
const screens: [string, ComponentType][] = [
  ['GET /App/constants', Company],
  [`GET /Account/${account.id}/users`, Team],
  ['GET /User/login-activity', LoginActivity],
  ['GET /User/activity-log', ActivityLog],
]

beforeEach(() => {
  queryClient.clear()
  errorLog.clear()
})

test.each(screens)('a first load that fails (%s) is shown by its section, and by no toast', async (call, Screen) => {
  answerWith({ [call]: refusal(500, 'broken') })
  renderUi(
    <QueryClientProvider client={queryClient}>
      <CurrentContext value={current}>
        <Screen />
      </CurrentContext>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(errorLog.all()).toHaveLength(1)
  expect(errorLog.all().filter(isToasted)).toEqual([])
})

test('a refresh that fails is toasted, and what was loaded stays', async () => {
  const call = `GET /Account/${account.id}/users`
  answerWith({ [call]: [{ body: exampleOf('listAccountUsers') }, refusal(500, 'broken')] })
  renderUi(
    <QueryClientProvider client={queryClient}>
      <CurrentContext value={current}>
        <Team />
      </CurrentContext>
    </QueryClientProvider>,
  )
  const seats = await screen.findByText(/seats in use/)
  await queryClient.refetchQueries()
  expect(errorLog.all().filter(isToasted)).toHaveLength(1)
  expect(seats).toBeVisible()
})
