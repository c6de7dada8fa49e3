import { type Account, AccountStatus, type AccountUser, type User, UserRole } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { answerWith, connected, refusal } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { paths, patterns } from '#web/paths.ts'
import { CurrentContext } from '#web/session/current.ts'
import { Component as Invite } from './invite.route.tsx'
import { Component as Remove } from './remove.route.tsx'
import { Component as Role } from './role.route.tsx'
import { Team } from './Team.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

const account = exampleOf('getAccount') as Account
const person = exampleOf('getUser') as User
const members = exampleOf('listAccountUsers') as AccountUser[]
const CALL = `GET /Account/${account.id}/users`

function open(
  usersLimit: number,
  role: Account['role'] = UserRole.Owner,
  path = '/settings/general',
  status: Account['status'] = AccountStatus.Active,
) {
  const user = { ...person, subscriptionDetails: { ...person.subscriptionDetails, usersLimit } }
  const mine = { ...account, role, status }
  const current = { user, accounts: [mine], account: mine, hasAdsData: true, hasAnalyticsData: true }
  return renderUi(
    connected(
      <CurrentContext value={current}>
        {status === AccountStatus.Active ? <Team /> : null}
        <Routes>
          <Route path={patterns.inviteMember} element={<Invite />} />
          <Route path={patterns.memberRole} element={<Role />} />
          <Route path={patterns.removeMember} element={<Remove />} />
          <Route path="*" element={<p>no dialog</p>} />
        </Routes>
      </CurrentContext>,
    ),
    { path },
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

test('the address of the invitation says at the limit what to do, and has no form', async () => {
  answerWith({ [CALL]: { body: members } })
  open(members.length, UserRole.Owner, paths.inviteMember())
  expect(await screen.findByRole('link', { name: 'See plans' })).toBeVisible()
  expect(screen.queryByLabelText('E-mail')).toBeNull()
})

test('with a free seat a refused invitation keeps what was typed', async () => {
  const taken = refusal(409, 'This person is a member of the account already.')
  answerWith({ [CALL]: { body: members }, [`POST /Account/${account.id}/users`]: taken })
  const { user } = open(50)
  await screen.findByText(/seats in use/)
  await user.click(screen.getByRole('link', { name: 'Invite member' }))
  const email = await screen.findByLabelText('E-mail')
  await user.type(email, 'jonas@example.com')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('This person is a member of the account already.')).toBeVisible()
  expect(email).toHaveValue('jonas@example.com')
})

test('an address about somebody who is gone says so', async () => {
  answerWith({ [CALL]: { body: members } })
  open(50, UserRole.Owner, paths.removeMember('usr_gone'))
  expect(await screen.findByText('Nobody is here under this address')).toBeVisible()
})

test('the last owner keeps the membership, by the address of the dialog as well', async () => {
  answerWith({ [CALL]: { body: members } })
  const owner = members.find(({ role }) => role === UserRole.Owner)
  open(50, UserRole.Owner, paths.removeMember(owner?.userId ?? ''))
  expect(await screen.findByText('An account needs an owner. Make somebody else owner first.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Remove member|Leave account/ })).toBeNull()
})

test('a viewer hears whom to ask', async () => {
  answerWith({ [CALL]: { body: members } })
  open(50, UserRole.Viewer)
  const invite = await screen.findByRole('button', { name: /Invite member/ })
  expect(invite).toHaveAccessibleDescription('Ask an admin or an owner of this account.')
})

test.each([paths.inviteMember(), paths.memberRole(members[0]?.userId ?? '')])(
  'while the account waits for approval %s leads to the screen that says so, and nothing is asked for',
  async (path) => {
    const calls = answerWith({})
    open(4, UserRole.Owner, path, AccountStatus.PendingApproval)
    expect(await screen.findByText('no dialog')).toBeVisible()
    expect(calls).toEqual([])
  },
)
