import { type Account, type Integration, type User, UserRole } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { ClientChoice } from './ClientChoice.tsx'
import { PropertyChoice } from './PropertyChoice.tsx'

function example(operationId: string, name = 'typical'): unknown {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json']).find((one) => one.name === name)?.value
}

test.each([
  ['Google Ads', ClientChoice],
  ['Google Analytics', PropertyChoice],
])('with missing permissions %s can be reconnected', async (name, Choice) => {
  const integrations = example('listIntegrations') as Integration[]
  const body = integrations.map((one) => ({
    ...one,
    isConnected: true,
    credentials: one.credentials.map((credential) => ({ ...credential, missingScopes: ['adwords'] })),
  }))
  const calls = answerWith({
    'GET /EAIntegration/acc_1': { body: example('getAdsIntegration') },
    'GET /EAnlIntegration/acc_1': { body: example('getAnalyticsIntegration') },
    'GET /Integration/acc_1': { body },
    'GET /App/constants': { body: example('getConstants') },
  })
  const account = {
    ...(example('listAccounts') as Account[])[0],
    id: 'acc_1',
    role: UserRole.Owner,
    isDemo: false,
  } as Account
  const current = {
    user: example('getUser') as User,
    accounts: [account],
    account,
    hasAdsData: true,
    hasAnalyticsData: true,
  }
  renderUi(
    connected(
      <CurrentContext value={current}>
        <Suspense fallback={null}>
          <Choice flow="integrations" onDone={() => undefined} />
        </Suspense>
      </CurrentContext>,
    ),
  )
  expect(await screen.findByRole('button', { name: `Connect ${name} again` })).toBeVisible()
  expect(screen.getByText(/leave every permission ticked/)).toBeVisible()
  expect(calls.some(({ name: call }) => /customer-clients|accounts$/.test(call))).toBe(false)
})
