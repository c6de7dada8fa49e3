import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test('every call carries the access token and, once there is one, the ads token', async () => {
  const { calls, visit } = await renderScreen(paths.activeRules(), { scenario: 'sample' })
  await screen.findByRole('table')
  visit(paths.settingsGeneral())
  await screen.findByRole('heading', { level: 1, name: 'Account and team' })
  await screen.findByRole('table')
  const [members] = calls(`GET /Account/${ACCOUNT}/users`)
  expect(members?.headers.get('Authorization')).toMatch(/^Bearer /)
  expect(members?.headers.get('X-Ads-Authorization')).toMatch(/^Bearer /)
  expect(members?.headers.get('X-Ads-Authorization')).not.toBe(members?.headers.get('Authorization'))
})
