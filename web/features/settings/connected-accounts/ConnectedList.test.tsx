import { type Account, type Integration, type User, UserRole } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { ConnectedList } from './ConnectedList.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

const user = exampleOf('getUser') as User
const integrations = exampleOf('listIntegrations') as Integration[]

function open(role: Account['role'], hasCredentials: boolean) {
  const account = { ...(exampleOf('getAccount') as Account), role }
  const chosen = integrations.find(({ credentials }) => credentials.length > 0)
  const shown = chosen && { ...chosen, name: 'Google Ads', credentials: hasCredentials ? chosen.credentials : [] }
  answerWith({ [`GET /Integration/${account.id}`]: { body: [shown] } })
  const current = { user, accounts: [account], account, hasAdsData: true, hasAnalyticsData: true }
  renderUi(
    connected(
      <CurrentContext value={current}>
        <Suspense>
          <ConnectedList account={account} />
        </Suspense>
      </CurrentContext>,
    ),
  )
}

test('whoever may not connect is told whom to ask', async () => {
  open(UserRole.Viewer, false)
  const connect = await screen.findByRole('button', { name: 'Connect Google Ads' })
  expect(connect).toHaveAttribute('aria-disabled', 'true')
  expect(connect).toHaveAccessibleDescription('Ask an admin or an owner of this account.')
})

test.each([
  [1, true, 'See Google Ads'],
  [3, true, 'Manage Google Ads'],
  [3, false, 'Connect Google Ads'],
] as const)('role %s with a connection: %s finds "%s"', async (role, hasCredentials, name) => {
  open(role, hasCredentials)
  expect(await screen.findByRole('link', { name })).toBeVisible()
})
