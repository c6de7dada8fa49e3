import type { Account, User } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { Component as ChangeEmail } from '#web/features/settings/change-email/change-email.route.tsx'
import { Component as VerifyEmail } from '#web/features/settings/change-email/verify-email.route.tsx'
import { paths, patterns } from '#web/paths.ts'
import { CurrentContext } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

const user = exampleOf('getUser') as User
const account = exampleOf('getAccount') as Account
const NEW = 'elif@lindholm.example'

beforeEach(() => toaster.dismissAll())

const Where = () => <p>{`at ${useLocation().pathname}`}</p>

function open(path: string) {
  const sent = {
    destination: 'el***@lindholm.example',
    expiresAt: '2099-01-01T08:15:00Z',
    resendAt: '2099-01-01T08:01:00Z',
  }
  const calls = answerWith({
    'POST /User/change-email': { body: sent },
    'PUT /User/change-email': { body: { ...user, email: NEW } },
  })
  const current = { user, accounts: [account], account, hasAdsData: true, hasAnalyticsData: true }
  const view = renderUi(
    connected(
      <CurrentContext value={current}>
        <Where />
        <Routes>
          <Route path={patterns.changeEmail} element={<ChangeEmail />}>
            <Route path={patterns.verifyEmail} element={<VerifyEmail />} />
          </Route>
        </Routes>
      </CurrentContext>,
    ),
    { path },
  )
  return { calls, person: view.user }
}

test('a code is asked for, entered, and the address is gone from the place it led to', async () => {
  const { calls, person } = open(paths.changeEmail())
  await person.type(await screen.findByLabelText('New e-mail address'), `${NEW}{Enter}`)
  await person.type(await screen.findByLabelText('Code'), '048213{Enter}')
  await waitFor(() => expect(toaster.all().map(({ title }) => title)).toEqual(['E-mail address changed']))
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ['POST /User/change-email', { email: NEW }],
    ['PUT /User/change-email', { email: NEW, verificationCode: '048213' }],
  ])
  expect(await screen.findByText('at /settings/change-email')).toBeVisible()
  expect(screen.getByLabelText('New e-mail address')).toHaveValue('')
})

test('a step closed before its code came is found again', async () => {
  const { person } = open(paths.changeEmail())
  await person.type(await screen.findByLabelText('New e-mail address'), `${NEW}{Enter}`)
  await screen.findByLabelText('Code')
  await person.keyboard('{Escape}')
  expect(await screen.findByText(`A code is on its way to ${NEW}`)).toBeVisible()
})

test('what is no address leads back', async () => {
  open(paths.verifyEmail('nobody'))
  expect(await screen.findByText('at /settings/change-email')).toBeVisible()
})
