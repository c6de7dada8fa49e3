import type { Account, AnomalyDetail, User } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith, connected } from '#tests/support/api.tsx'
import { contractOperations, examplesOf } from '#tests/support/contract.ts'
import { renderUi } from '#tests/support/render.tsx'
// The app loads it with the first focus.
import '#web/ui/form/contract-resolver.ts'
import { CurrentContext } from '#web/session/current.ts'
import { Comments } from './Comments.tsx'

const exampleOf = (operationId: string) => {
  const operation = contractOperations.find((one) => one.operationId === operationId)
  return examplesOf(operation?.responses['200']?.content?.['application/json'])[0]?.value
}

test('tabbing through the comment shows no error, but submitting it empty does', async () => {
  const calls = answerWith({})
  const account = exampleOf('getAccount') as Account
  const current = {
    user: exampleOf('getUser') as User,
    accounts: [account],
    account,
    hasAdsData: true,
    hasAnalyticsData: true,
  }
  const { user } = renderUi(
    connected(
      <CurrentContext value={current}>
        <Comments anomaly={exampleOf('getAnomaly') as AnomalyDetail} />
        <a href="#after">after</a>
      </CurrentContext>,
    ),
  )
  const field = screen.getByLabelText('Your comment')
  const send = screen.getByRole('button', { name: 'Add comment' })
  field.focus()
  // A validation error on blur would appear within these turns, because the schema is already loaded.
  await user.tab()
  await user.tab()
  await user.tab({ shift: true })
  expect(send).toHaveFocus()
  expect(field).toHaveAttribute('aria-invalid', 'false')
  await user.click(send)
  expect(await screen.findByText('Fill in this field')).toBeVisible()
  expect(field).toHaveFocus()
  expect(calls).toEqual([])
})
