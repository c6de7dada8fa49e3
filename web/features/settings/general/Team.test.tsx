import type { Account, AccountUser, User } from '@adwright/sdk/types'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith, connected, refusal } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { Team } from './Team.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

const account = exampleOf('getAccount') as Account
const person = exampleOf('getUser') as User
const members = exampleOf('listAccountUsers') as AccountUser[]
const CALL = `GET /Account/${account.id}/users`

function open(usersLimit: number, role: Account['role'] = 4) {
  const user = { ...person, subscriptionDetails: { ...person.subscriptionDetails, usersLimit } }
  const mine = { ...account, role }
  const current = { user, accounts: [mine], account: mine, hasAdsData: true, hasAnalyticsData: true }
  return renderUi(
    connected(
      <CurrentContext value={current}>
        <Team />
      </CurrentContext>,
    ),
  )
}

test('at the limit of the plan the invitation says so beside its button, and opens nothing', async () => {
  answerWith({ [CALL]: { body: members } })
  const { user } = open(members.length)
  await screen.findByText(`${members.length} of ${members.length} seats in use`)
  const invite = screen.getByRole('button', { name: /Invite member/ })
  expect(invite).toHaveAccessibleDescription(`Your plan allows ${members.length} users`)
  await user.click(invite)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('with a free seat a refused invitation keeps what was typed', async () => {
  const taken = refusal(409, 'This person is a member of the account already.')
  answerWith({ [CALL]: { body: members }, [`POST /Account/${account.id}/users`]: taken })
  const { user } = open(50)
  await screen.findByText(/seats in use/)
  await user.click(screen.getByRole('button', { name: 'Invite member' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('E-mail'), 'jonas@example.com')
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  expect(await dialog.findByText('This person is a member of the account already.')).toBeVisible()
  expect(dialog.getByLabelText('E-mail')).toHaveValue('jonas@example.com')
})

test('a viewer hears whom to ask', async () => {
  answerWith({ [CALL]: { body: members } })
  open(50, 1)
  const invite = await screen.findByRole('button', { name: /Invite member/ })
  expect(invite).toHaveAccessibleDescription('Ask an admin or an owner of this account.')
})
