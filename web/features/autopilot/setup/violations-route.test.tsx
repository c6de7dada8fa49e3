import type { Account, AutopilotRule, EaInformation, User } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { type Answer, answerWith, connected, refusal } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { paths, patterns } from '#web/paths.ts'
import { CurrentContext } from '#web/session/current.ts'
import { Component } from './violations.route.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}
const account = exampleOf('getAccount') as Account
const person = exampleOf('getUser') as User
const ads = exampleOf('getAdsInformation') as EaInformation
const [rule] = exampleOf('listRuleCatalogue') as AutopilotRule[]
const BASE = `/EA/${account.id}/autopilot/${ads.customerClientId}`

function open(ruleId: string, answer: Answer) {
  answerWith({
    [`GET /EA/${account.id}/information`]: { body: ads },
    [`GET ${BASE}/rules/${ruleId}`]: answer,
  })
  const current = { user: person, accounts: [account], account, hasAdsData: true, hasAnalyticsData: true }
  renderUi(
    connected(
      <CurrentContext value={current}>
        <Routes>
          <Route path={patterns.ruleViolations} element={<Component />} />
        </Routes>
      </CurrentContext>,
    ),
    { path: paths.ruleViolations(ruleId) },
  )
}

const setUp = () => screen.queryByRole('link', { name: 'Set up this rule' })

test('an existing rule can be set up from its matches', async () => {
  open(rule?.id ?? '', { body: rule })
  await expect.poll(setUp).not.toBeNull()
})

test('an unknown rule cannot be set up', async () => {
  open('rule_of-nobody', refusal(404, 'There is no such rule.'))
  expect(await screen.findByText('There is no such rule')).toBeTruthy()
  expect(setUp()).toBeNull()
})
