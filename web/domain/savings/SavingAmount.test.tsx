import type { Saving } from '@adwright/sdk/types'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleOf } from '#tests/support/example.ts'
import { renderUi } from '#tests/support/render.tsx'
import { SavingAmount } from './SavingAmount.tsx'

test('the calculation of a saving is one click away: what was avoided, scaled to the stated days', async () => {
  const { estimatedSaving: saving } = exampleOf('getAutopilotEffect') as { estimatedSaving: Saving }
  const { user } = renderUi(<SavingAmount saving={saving} />)
  await user.click(screen.getByRole('button', { name: /show calculation/ }))
  expect(await screen.findByRole('heading', { name: 'How this saving is calculated' })).toBeVisible()
  expect(screen.getAllByText(/ ÷ \d+ × 30 days = €/)).toHaveLength(saving.parts.length)
  expect(screen.getByText(/ in 30 days$/)).toBeVisible()
})
