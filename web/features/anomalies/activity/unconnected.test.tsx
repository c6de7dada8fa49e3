import type { Account, EanlInformation, User } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { Component as AnomalySetup } from '#web/features/anomalies/setup/anomaly-setup.route.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { Component as AnomalyActivity } from './anomaly-activity.route.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}
const account = exampleOf('getAccount') as Account
const page = exampleOf('listAnomalies') as object
const known = exampleOf('getAnalyticsInformation') as EanlInformation
const never: EanlInformation = { ...known, isConnected: false, propertyName: null, displayName: null, lastSyncAt: null }

function open(Screen: ComponentType, hasAnalyticsData: boolean, information: EanlInformation) {
  answerWith({
    [`GET /EAnl/${account.id}`]: { body: information },
    [`GET /EAnl/${account.id}/anomaly-analysis`]: { body: { ...page, items: [], totalCount: 0, totalPages: 0 } },
    [`GET /EAnl/${account.id}/anomaly-analysis-configuration`]: { body: [] },
  })
  const current = {
    user: exampleOf('getUser') as User,
    accounts: [account],
    account,
    hasAdsData: false,
    hasAnalyticsData,
  }
  renderUi(
    connected(
      <CurrentContext value={current}>
        <Screen />
      </CurrentContext>,
    ),
  )
}
const controls = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map(({ textContent }) => textContent)

test.each([
  ['anomaly activity', AnomalyActivity],
  ['anomaly setup', AnomalySetup],
])('without web analytics connecting it is the only thing to do in %s', async (_, Screen) => {
  open(Screen, false, never)
  // Nothing may flash, either.
  expect(controls()).toEqual([])
  expect(await screen.findByRole('link', { name: 'Connect Google Analytics' })).toBeVisible()
  expect(controls()).toEqual(['Connect Google Analytics'])
  expect(screen.queryByLabelText('Search anomalies')).toBeNull()
})

test('what was found before a disconnection can still be looked for', async () => {
  open(AnomalyActivity, true, { ...never, lastSyncAt: known.lastSyncAt })
  expect(await screen.findByLabelText('Search anomalies')).toBeVisible()
})

test('while nothing is watched there is one way to a watch', async () => {
  open(AnomalySetup, true, known)
  expect(await screen.findByText('Nothing is watched yet')).toBeVisible()
  expect(controls()).toEqual(['New watch'])
})

test('the activity does not call it quiet where nothing is watched', async () => {
  open(AnomalyActivity, true, known)
  expect(await screen.findByText('Nothing is watched yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'New watch' })).toBeVisible()
  expect(screen.queryByText('Nothing unusual in this period')).toBeNull()
})
