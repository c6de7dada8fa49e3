import type { Account, AnomalyConfiguration, User } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { type Answer, answerWith, type Call, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { paths, patterns } from '#web/paths.ts'
import { CurrentContext } from '#web/session/current.ts'
import { Component } from './watch.route.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}
const account = exampleOf('getAccount') as Account
const person = exampleOf('getUser') as User
const watches = exampleOf('listAnomalyConfigurations') as AnomalyConfiguration[]
const mine = watches.find(({ isDefault }) => !isDefault) as AnomalyConfiguration
const theirs = { ...mine, name: 'Theirs', version: mine.version + 1 }
const LIST = `/EAnl/${account.id}/anomaly-analysis-configuration`
const ONE = `${LIST}/${mine.id}`
const CONFLICT: Answer = {
  status: 409,
  body: {
    message: 'Somebody else has changed this watch meanwhile.',
    detail: null,
    status: 409,
    path: ONE,
    method: 'PUT',
    code: 'watch-changed-meanwhile',
  },
}

vi.setConfig({ testTimeout: 40_000 })

function open(saves: Answer[]) {
  const calls: Call[] = answerWith({
    'GET /EAnl/available-metrics': { body: exampleOf('listAvailableMetrics') },
    // Theirs is read only after one's own was refused.
    get [`GET ${LIST}`]() {
      return { body: [calls.some(({ name }) => name === `PUT ${ONE}`) ? theirs : mine] }
    },
    [`PUT ${ONE}`]: saves,
  })
  const current = { user: person, accounts: [account], account, hasAdsData: true, hasAnalyticsData: true }
  const { user } = renderUi(
    connected(
      <CurrentContext value={current}>
        <Routes>
          <Route path={patterns.anomalyWatch} element={<Component />} />
        </Routes>
      </CurrentContext>,
    ),
    { path: paths.anomalyWatch(mine.id) },
  )
  const saved = () =>
    calls
      .filter(({ name }) => name === `PUT ${ONE}`)
      .map(({ query, body }) => ({
        expectedVersion: Number(query.get('expectedVersion')),
        name: (body as AnomalyConfiguration).name,
      }))
  return { user, saved }
}

const nameField = () => screen.findByLabelText('Name')

test('whoever saves a watch second is told, keeps what was typed, and may save it over the other version', async () => {
  const { user, saved } = open([CONFLICT, { body: { ...mine, version: mine.version + 2 } }])
  await user.type(await nameField(), '!')
  await user.click(screen.getByText('Save watch'))
  const notice = (await screen.findByText('Your changes are not saved yet.')).closest('[role=alert]')
  await waitFor(() => expect(notice).toHaveFocus())
  expect(await nameField()).toHaveValue(`${mine.name}!`)
  await user.click(screen.getByText('Save mine over it'))
  await waitFor(() => expect(saved()).toHaveLength(2))
  expect(saved()).toEqual([
    { expectedVersion: mine.version, name: `${mine.name}!` },
    { expectedVersion: theirs.version, name: `${mine.name}!` },
  ])
  await waitFor(() => expect(screen.queryByText('Save mine over it')).toBeNull())
})

test('the version of the other can be taken instead', async () => {
  const { user, saved } = open([CONFLICT, { body: theirs }])
  await user.type(await nameField(), '!')
  await user.click(screen.getByText('Save watch'))
  await user.click(await screen.findByText('Show their version'))
  await waitFor(async () => expect(await nameField()).toHaveValue('Theirs'))
  await waitFor(async () => expect(await nameField()).toHaveFocus())
  await user.click(screen.getByText('Save watch'))
  await waitFor(() => expect(saved().at(-1)).toEqual({ expectedVersion: theirs.version, name: 'Theirs' }))
})
