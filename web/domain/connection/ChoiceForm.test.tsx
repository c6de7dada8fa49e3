import type { Account, AdsAccount, User } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { CurrentContext } from '#web/session/current.ts'
import { ChoiceForm } from './ChoiceForm.tsx'
import { type ChoiceRow, rowsOfClients } from './choice-rows.ts'

function example(operationId: string): unknown {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

const unchosen = (example('listCustomerClients') as AdsAccount[]).map((one) => ({ ...one, isSelected: false }))

function open(role: number, onChoose: (row: ChoiceRow) => Promise<unknown>) {
  const current = {
    user: example('getUser') as User,
    accounts: [],
    account: { ...(example('listAccounts') as Account[])[0], role } as Account,
    hasAdsData: false,
    hasAnalyticsData: false,
  }
  return renderUi(
    <CurrentContext value={current}>
      <ChoiceForm what="client" rows={rowsOfClients(unchosen)} onChoose={onChoose} />
    </CurrentContext>,
  ).user
}

const submit = () => screen.getByRole('button', { name: 'Use this account' })

test('saving needs a selection; an error is shown and the selection stays', async () => {
  const asked: string[] = []
  const user = open(3, ({ name }) => {
    asked.push(name)
    return Promise.reject(new Error('Google Ads refused the client.'))
  })
  expect(submit()).toHaveAccessibleDescription('Choose a client account first.')
  await user.type(screen.getByRole('searchbox'), '{Enter}')
  expect(asked).toEqual([])
  await user.click(screen.getByRole('radio', { name: /Lindholm Outdoor – DE/ }))
  await user.click(submit())
  await screen.findByText('Google Ads refused the client.')
  expect(asked).toEqual(['Lindholm Outdoor – DE'])
  expect(screen.getByRole('radio', { name: /Lindholm Outdoor – DE/ })).toBeChecked()
})

test('manager accounts and inactive accounts cannot be selected; test accounts are marked', () => {
  open(3, () => Promise.resolve())
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
  expect(names).toEqual(unchosen.filter(({ isManager }) => !isManager).map((one) => one.customerClientId))
  expect(screen.getByRole('radio', { name: /Suspended/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /Test account.*Test account/ })).toBeEnabled()
})

test('lower roles see the tree and the reason why they cannot select', () => {
  open(2, () => Promise.resolve())
  expect(submit()).toHaveAccessibleDescription('Only admins and owners can change this.')
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled()
})

test('a row hidden by the search is not submitted', async () => {
  const asked: string[] = []
  const user = open(3, ({ name }) => Promise.resolve(asked.push(name)))
  await user.click(screen.getByRole('radio', { name: /Lindholm Outdoor – DE/ }))
  await user.type(screen.getByRole('searchbox'), 'zzz{Enter}')
  expect(submit()).toHaveAccessibleDescription('Choose a client account first.')
  expect(asked).toEqual([])
  await user.clear(screen.getByRole('searchbox'))
  await user.click(submit())
  expect(asked).toEqual(['Lindholm Outdoor – DE'])
})
