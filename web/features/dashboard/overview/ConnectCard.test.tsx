import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { exampleOf } from '#tests/support/example.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { ConnectCard } from './ConnectCard.tsx'

// The gates keep an account without data away from the dashboard, so the card is tested alone.
test.each([
  [{ isConnected: false, customerClientId: null }, 'Connect Google Ads', '/get-started/3'],
  [{ isConnected: true, customerClientId: null }, 'Choose client account', '/get-started/3/select-client'],
  [{ isConnected: true }, 'Check progress', '/get-started/3'],
])('without data the card links to the missing step', async (state, name, href) => {
  const body = { ...exampleOf('getAdsIntegration'), hasData: false, ...state }
  answerWith({ 'GET /EAIntegration/acc_1': { body }, 'GET /Integration/acc_1': { body: [] } })
  const [first] = exampleOf('listAccounts')
  const account = first && { ...first, id: 'acc_1', isDemo: false }
  const current = { user: exampleOf('getUser'), accounts: [], account, hasAdsData: false, hasAnalyticsData: true }
  renderUi(
    connected(
      <CurrentContext value={current}>
        <Suspense fallback={null}>
          <ConnectCard what="ads" />
        </Suspense>
      </CurrentContext>,
    ),
  )
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})
