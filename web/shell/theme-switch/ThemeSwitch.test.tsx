import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const root = document.documentElement

test('the switch changes between light and dark, on the root element and for the next visit', async () => {
  const { user } = renderUi(<ThemeSwitch />)
  await user.click(screen.getByRole('button', { name: 'Use the dark theme' }))
  expect(root).toHaveClass('dark')
  expect(localStorage.getItem('adwright-theme')).toBe('dark')
  await user.click(screen.getByRole('button', { name: 'Use the light theme' }))
  expect(root).not.toHaveClass('dark')
  expect(localStorage.getItem('adwright-theme')).toBe('light')
})
