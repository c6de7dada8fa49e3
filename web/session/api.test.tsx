import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test('every call goes to the configured address and, once there is an ads token, carries it as well', async () => {
  const hosts = new Set<string>()
  const { calls, visit } = await renderScreen(paths.activeRules(), {
    scenario: 'sample',
    settings: { apiBase: 'https://backend.example/api' },
    before({ sandbox }) {
      const send = sandbox.fetch
      sandbox.fetch = (request, url) => {
        hosts.add(new URL(request.url).origin)
        return send(request, url)
      }
    },
  })
  await screen.findByRole('table')
  visit(paths.settingsGeneral())
  await screen.findByRole('heading', { level: 1, name: 'Account and team' })
  await screen.findByRole('table')
  const [members] = calls(`GET /Account/${ACCOUNT}/users`)
  expect(members?.headers.get('Authorization')).toMatch(/^Bearer /)
  expect(members?.headers.get('X-Ads-Authorization')).toMatch(/^Bearer /)
  expect(members?.headers.get('X-Ads-Authorization')).not.toBe(members?.headers.get('Authorization'))
  expect([...hosts]).toEqual(['https://backend.example'])
})
