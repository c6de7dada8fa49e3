import type { AdsAccount } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
import { ChoiceForm } from './ChoiceForm.tsx'
import { type ChoiceRow, rowsOfClients } from './choice-rows.ts'

function example(operationId: string): unknown {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

const unchosen = (example('listCustomerClients') as AdsAccount[]).map((one) => ({ ...one, isSelected: false }))

const open = (onChoose: (row: ChoiceRow) => Promise<unknown>) =>
  renderUi(<ChoiceForm what="client" rows={rowsOfClients(unchosen)} onChoose={onChoose} />).user

const submit = () => screen.getByRole('button', { name: 'Use this account' })

test('saving needs a selection; an error is shown and the selection stays', async () => {
  const asked: string[] = []
  const user = open(({ name }) => {
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
  open(() => Promise.resolve())
  const names = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
  expect(names).toEqual(unchosen.filter(({ isManager }) => !isManager).map((one) => one.customerClientId))
  expect(screen.getByRole('radio', { name: /Suspended/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /Test account.*Test account/ })).toBeEnabled()
})

test('a row hidden by the search is not submitted', async () => {
  const asked: string[] = []
  const user = open(({ name }) => Promise.resolve(asked.push(name)))
  await user.click(screen.getByRole('radio', { name: /Lindholm Outdoor – DE/ }))
  await user.type(screen.getByRole('searchbox'), 'zzz{Enter}')
  expect(submit()).toHaveAccessibleDescription('Choose a client account first.')
  expect(asked).toEqual([])
  await user.clear(screen.getByRole('searchbox'))
  await user.click(submit())
  expect(asked).toEqual(['Lindholm Outdoor – DE'])
})
