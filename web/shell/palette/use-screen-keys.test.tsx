import { screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { renderUi } from '#tests/support/render.tsx'
import { useScreenKeys } from './use-screen-keys.ts'

function Screen() {
  useScreenKeys()
  const { pathname } = useLocation()
  return (
    <>
      <input aria-label="elsewhere" />
      <button type="button">here</button>
      <p data-testid="place">{pathname}</p>
    </>
  )
}

test('G and a letter open a screen, except in a field or with a modifier', async () => {
  const { user } = renderUi(<Screen />)
  const place = () => screen.getByTestId('place').textContent
  await user.type(screen.getByLabelText('elsewhere'), 'gd')
  expect(place()).toBe('/')
  await user.click(screen.getByRole('button', { name: 'here' }))
  await user.keyboard('g{Control>}a{/Control}d')
  expect(place()).toBe('/')
  await user.keyboard('ga')
  expect(place()).toBe('/anomaly-activity')
  await user.keyboard('gr')
  expect(place()).toBe('/active-rules')
})
