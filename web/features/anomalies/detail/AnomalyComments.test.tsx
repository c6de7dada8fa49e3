import type { Anomaly } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
// The app loads it with the first focus.
import '#web/ui/form/contract-resolver.ts'
import { paths } from '#web/paths.ts'

const LIST = `/EAnl/${ACCOUNT}/anomaly-analysis`

test('tabbing through the comment shows no error, but submitting it empty does', async () => {
  let anomaly: Anomaly | undefined
  const { user, calls } = await renderScreen(() => paths.anomaly(anomaly?.id ?? ''), {
    scenario: 'sample',
    before: async ({ as }) => {
      anomaly = (await (await as('owner'))('GET', LIST)).body.items[0]
    },
  })
  const field = await screen.findByLabelText('New comment')
  const send = screen.getByRole('button', { name: 'Add comment' })
  field.focus()
  // A validation error on blur would appear within these turns, because the schema is already loaded.
  await user.tab()
  await user.tab({ shift: true })
  await user.tab()
  expect(send).toHaveFocus()
  expect(field).toHaveAttribute('aria-invalid', 'false')
  await user.click(send)
  expect(await screen.findByText('Fill in this field')).toBeVisible()
  expect(field).toHaveFocus()
  expect(calls(`POST ${LIST}/${anomaly?.id}/comments`)).toEqual([])
})
