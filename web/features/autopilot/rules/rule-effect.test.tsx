import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'

test('the active rules show what all of them brought in the last 30 days', async () => {
  await renderScreen('/active-rules', { scenario: 'sample', role: 'viewer' })
  const strip = within(await screen.findByRole('region', { name: /^What your rules brought, Oct 20 – Nov 18, 2026$/ }))
  for (const name of ['Spend avoided', 'Conversions gained', 'Changes made', 'Time saved'])
    expect(strip.getByText(name)).toBeVisible()
})
