import type { User } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { answerWith, connected, withSettings } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { tokens } from '#web/session/tokens.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { Component } from './register.route.tsx'

const TOKEN = { token: 'aaaaaaaaaaaaaaaa.bbbb.cccc', expiresIn: 900, refreshToken: 'dddddddddddddddd.eeee.ffff' }

function example(operationId: string, name: string): unknown {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json']).find((one) => one.name === name)?.value
}

function Here() {
  const { pathname, search } = useLocation()
  return pathname === '/register' ? <Component /> : <p>{`at ${pathname}${search}`}</p>
}

beforeEach(async () => {
  toaster.dismissAll()
  tokens.begin(TOKEN)
  await withSettings()
})

test('who is signed in and opens the link of the registration confirms the address', async () => {
  const { firstName, lastName, email } = example('getUser', 'typical') as User
  const calls = answerWith({
    // A used code can no longer be looked up.
    'GET /Verification/check-register': [
      { body: example('checkRegistrationCode', 'registration') },
      { body: example('checkRegistrationCode', 'unknown') },
    ],
    'GET /User': { body: example('getUser', 'typical') },
    'GET /Account': { body: example('listAccounts', 'typical') },
    'POST /Auth/register/abc_123': { status: 201, body: TOKEN },
  })
  const { user } = renderUi(connected(<Here />), { path: '/register?code=abc_123' })
  expect(await screen.findByRole('heading', { name: 'Confirm your e-mail address' })).toBeVisible()
  await user.type(screen.getByLabelText('Password'), 'seven larks')
  await user.click(screen.getByRole('button', { name: 'Confirm address' }))
  await waitFor(() => expect(toaster.all().map(({ title }) => title)).toEqual(['Your e-mail address is confirmed']))
  expect(await screen.findByText('at /dashboard')).toBeVisible()
  expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toMatchObject({ firstName, lastName, email })
})

test('the link of an invitation is answered on the page of invitations', async () => {
  answerWith({
    'GET /Verification/check-register': { body: example('checkRegistrationCode', 'typical') },
    'GET /User': { body: example('getUser', 'typical') },
  })
  renderUi(connected(<Here />), { path: '/register?code=abc_123' })
  expect(await screen.findByText('at /invitations?code=abc_123')).toBeVisible()
})
