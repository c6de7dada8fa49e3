import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'

test('a draft with a wrong link is not sent; the message is at the field, and the input stays', async () => {
  const { user } = await renderScreen('/social-calendar/new', { scenario: 'sample', role: 'user' })
  const link = await screen.findByLabelText(/^Link/, { selector: 'input[type=url]' })
  fireEvent.change(link, { target: { value: 'no address' } })
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Correct the marked fields first. Your input is kept.')).toBeInTheDocument()
  expect(link).toHaveAttribute('aria-invalid', 'true')
  expect(link).toHaveValue('no address')
})

test('the link of a strategy shows its posts alone', async () => {
  const { visit } = await renderScreen('/social-calendar?view=list', { scenario: 'sample', role: 'admin' })
  await screen.findByRole('link', { name: 'Care guide: waterproof your boots' })
  visit('/social-calendar?view=list&strategyId=str_none')
  expect(await screen.findByText('No posts match these filters')).toBeInTheDocument()
})
