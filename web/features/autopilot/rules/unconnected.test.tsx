import type { Account, AdsIntegration, EaInformation, User } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { Component as RulesSetup } from '#web/features/autopilot/setup/rules-setup.route.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { Component as ActiveRules } from './active-rules.route.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}
const account = exampleOf('getAccount') as Account
const ads = exampleOf('getAdsInformation') as EaInformation
const none: EaInformation = {
  ...ads,
  isConnected: false,
  customerClientId: null,
}

function open(Screen: ComponentType, { hasData: hasAdsData }: Pick<AdsIntegration, 'hasData'>) {
  const current = {
    user: exampleOf('getUser') as User,
    accounts: [account],
    account,
    hasAdsData,
    hasAnalyticsData: false,
  }
  renderUi(
    connected(
      <CurrentContext value={current}>
        <Screen />
      </CurrentContext>,
    ),
  )
}
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

test.each([
  ['active rules', ActiveRules],
  ['rules setup', RulesSetup],
])('without a client account connecting one is the only thing to do in %s', async (_, Screen) => {
  answerWith({ [`GET /EA/${account.id}/information`]: { body: none } })
  open(Screen, { hasData: false })
  // Nothing may flash, either.
  expect(links()).toEqual([])
  expect(await screen.findByRole('link', { name: 'Connect Google Ads' })).toBeVisible()
  expect(links()).toEqual(['Connect Google Ads'])
})

test('where figures were brought in, what can be done stands there from the start', () => {
  answerWith({})
  open(ActiveRules, { hasData: true })
  expect(links()).toEqual(['Add a rule'])
})

test('while no rule is active there is one way to add one', async () => {
  const autopilot = `/EA/${account.id}/autopilot/${ads.customerClientId}`
  answerWith({
    [`GET /EA/${account.id}/information`]: { body: ads },
    [`GET ${autopilot}`]: { body: [] },
    [`GET ${autopilot}/effect`]: { body: exampleOf('getAutopilotEffect') },
    [`GET ${autopilot}/automation`]: { body: exampleOf('getAutomation') },
  })
  open(ActiveRules, { hasData: true })
  expect(await screen.findByText('No rule is active yet')).toBeVisible()
  expect(links()).toEqual(['Add a rule'])
})
