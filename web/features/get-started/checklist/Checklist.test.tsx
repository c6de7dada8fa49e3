import { type Account, type Integration, IntegrationPlatform, type User, UserRole } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { Checklist } from './Checklist.tsx'

function example(operationId: string, name = 'typical'): unknown {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json']).find((one) => one.name === name)?.value
}

const reads = {
  'GET /EAIntegration/acc_1': { body: example('getAdsIntegration') },
  'GET /EAnlIntegration/acc_1': { body: example('getAnalyticsIntegration') },
  'GET /EA/acc_1/autopilot/categories': { body: example('listAutopilotCategories') },
  'GET /EAnl/acc_1/anomaly-analysis-configuration': { body: example('listAnomalyConfigurations') },
  'GET /Account/acc_1/users': { body: (example('listAccountUsers') as unknown[]).slice(0, 1) },
  'GET /Integration/acc_1': { body: [] },
  'GET /Account/acc_1/sample-workspace': { body: example('getSampleWorkspace', 'loaded') },
  'GET /App/constants': { body: example('getConstants') },
}

function show(isDemo: boolean) {
  const account = { ...(example('listAccounts') as Account[])[0], id: 'acc_1', role: UserRole.Owner, isDemo } as Account
  const user = example('getUser') as User
  const current = { user, accounts: [account], account, hasAdsData: true, hasAnalyticsData: true }
  renderUi(
    connected(
      <CurrentContext value={current}>
        <Suspense fallback={null}>
          <Checklist />
        </Suspense>
      </CurrentContext>,
    ),
  )
}

test('each step is as the server knows it, and the next one is a click away', async () => {
  const calls = answerWith(reads)
  show(false)
  expect(await screen.findByText('5 of 6 steps done')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Invite a colleague' })).toHaveAttribute('href', '/settings/general/invite')
  expect(calls.some(({ name }) => name.endsWith('/sample-workspace'))).toBe(false)
})

test('sample data is no connection of the account: it has to go before one is made', async () => {
  answerWith(reads)
  show(true)
  expect(await screen.findByText('0 of 6 steps done')).toBeVisible()
  const connect = screen.getByRole('button', { name: 'Connect Google Ads' })
  expect(connect).toHaveAttribute('aria-disabled', 'true')
  expect(connect).toHaveAccessibleDescription('Remove the sample data first.')
})

test('a connection with permissions left out is the next step, and what needs it waits', async () => {
  const integrations = example('listIntegrations') as Integration[]
  const ads = integrations.filter(({ platform }) => platform === IntegrationPlatform.GoogleAds)
  const missingScopes = ['https://www.googleapis.com/auth/adwords']
  const body = ads.map((one) => ({
    ...one,
    credentials: one.credentials.map((credential) => ({ ...credential, missingScopes })),
  }))
  answerWith({ ...reads, 'GET /Integration/acc_1': { body } })
  show(false)
  const connect = await screen.findByRole('button', { name: 'Connect Google Ads again' })
  expect(connect.closest('li')).toHaveAttribute('aria-current', 'step')
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAccessibleDescription('Connect Google Ads first.')
})
