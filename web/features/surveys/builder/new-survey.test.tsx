import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test('a new survey takes the place of its form in the history', async () => {
  const { user } = await renderScreen(`${paths.newSurvey()}?template=orderFeedback`)
  const save = await screen.findByRole('button', { name: 'Save' })
  const entries = history.length
  await user.click(save)
  await waitFor(() => expect(location.pathname).not.toBe(paths.newSurvey()))
  expect(history.length).toBe(entries)
})
