import type { Account, User } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type Answer, answerWith, connected, refusal } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { savedData } from '#web/lib/saved-data.ts'
import { CurrentContext } from '#web/session/current.ts'
import { tokens } from '#web/session/tokens.ts'
import { NewAccountForm } from './NewAccountForm.tsx'

const exampleOf = (operationId: string, status = '200') => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses[status]?.content?.['application/json'])[0]?.value
}

const account = exampleOf('getAccount') as Account

beforeEach(() => {
  savedData.clear()
  tokens.keep({ token: 'aaaaaaaaaaaaaaaa.bbbb.cccc', expiresIn: 900 })
})

async function send(table: Record<string, Answer | Answer[]>) {
  const calls = answerWith({ 'GET /App/constants': { body: exampleOf('getConstants') }, ...table })
  const user = exampleOf('getUser') as User
  const current = { user, accounts: [account], account, hasAdsData: true, hasAnalyticsData: true }
  const view = renderUi(
    connected(
      <CurrentContext value={current}>
        <NewAccountForm />
      </CurrentContext>,
    ),
  )
  await screen.findByRole('option', { name: 'Automotive' })
  await view.user.type(screen.getByLabelText('Account name'), 'Nordlys')
  await view.user.type(screen.getByLabelText('Company name'), 'Nordlys AS')
  await view.user.type(screen.getByLabelText('Website'), 'https://nordlys.example')
  await view.user.type(screen.getByLabelText('Primary contact number'), '+90 532 111 22 33')
  await view.user.selectOptions(screen.getByLabelText('Industry'), 'Automotive')
  await view.user.selectOptions(screen.getByLabelText('Main marketing goal'), 'Win leads')
  const submit = () => view.user.click(screen.getByRole('button', { name: 'Create account' }))
  await submit()
  const made = () => calls.filter(({ name }) => name === 'POST /Account')
  return { submit, made }
}

test('who works under the plan of somebody else reads above the form who can add accounts', async () => {
  const sentence = 'Someone else pays for this plan. Only they can add accounts.'
  await send({ 'POST /Account': refusal(409, sentence) })
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(sentence)
  await waitFor(() => expect(notice).toHaveFocus())
  expect(notice.compareDocumentPosition(screen.getByLabelText('Account name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByLabelText('Account name')).toHaveValue('Nordlys')
})

test('when only the token failed, a second try makes no second account', async () => {
  const { submit, made } = await send({
    'POST /Account': { status: 201, body: exampleOf('createAccount', '201') },
    'POST /auth/refresh': [undefined, undefined],
  })
  expect(await screen.findByRole('alert')).toBeVisible()
  await submit()
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(made()).toHaveLength(1)
})
