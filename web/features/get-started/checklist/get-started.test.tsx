import { IntegrationPlatform } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '#tests/support/api.tsx'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const SAMPLE = `/Account/${ACCOUNT}/sample-workspace`
const GET = `GET ${SAMPLE}`
const POST = `POST ${SAMPLE}`

const withoutColleagues = async ({ as, personOf }: OpenSandbox) => {
  const owner = await as('owner')
  for (const role of ['admin', 'user', 'viewer'] as const)
    await owner('DELETE', `/Account/${ACCOUNT}/users/${personOf(role).id}`)
}

test('each step is as the server knows it, and the next one is a click away', async () => {
  const { calls } = await renderScreen(paths.getStarted(), { scenario: 'sample', before: withoutColleagues })
  expect(await screen.findByText('5 of 6 steps done')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Invite a colleague' })).toHaveAttribute('href', paths.inviteMember())
  await everythingRead()
  expect(calls(GET)).toEqual([])
  // Who has connections of its own is not offered any sample data.
  expect(screen.queryByRole('button', { name: 'Load sample data' })).toBeNull()
})

test('a connection with permissions left out is the next step, and what needs it waits', async () => {
  await renderScreen(paths.getStarted(), {
    scenario: 'sample',
    before: async ({ sandbox: { store } }) => {
      for (const { id, platform } of await store.list('credential', ACCOUNT))
        if (platform === IntegrationPlatform.GoogleAds) await store.set('credential', id, { grantedScopes: [] })
    },
  })
  const connect = await screen.findByRole('button', { name: 'Connect Google Ads again' })
  expect(connect.closest('li')).toHaveAttribute('aria-current', 'step')
  expect(screen.getAllByRole('link', { name: 'Change' })[0]).toHaveAccessibleDescription('Connect Google Ads first.')
})

const button = () => screen.findByRole('button', { name: 'Load sample data' })

test('sample data is loaded with one click, and shown; it is no connection of the account', async () => {
  const { user, calls, visit } = await renderScreen(paths.getStarted())
  await user.click(await button())
  expect(await screen.findByText('Sample data loaded')).toBeVisible()
  await waitFor(() => expect(location.pathname).toBe(paths.dashboard()))
  expect(calls(POST)).toHaveLength(1)

  visit(paths.getStarted())
  expect(await screen.findByText('1 of 6 steps done')).toBeVisible()
  const connect = screen.getByRole('button', { name: 'Connect Google Ads' })
  expect(connect).toHaveAttribute('aria-disabled', 'true')
  expect(connect).toHaveAccessibleDescription('Remove the sample data first.')
})

test('a refusal is told in the words of the server; a new try is the same intent', async () => {
  const answers = { [POST]: [undefined, refusal(409, 'This account works with its own figures.')] }
  const { user, calls } = await renderScreen(paths.getStarted(), { answers })
  await user.click(await button())
  expect(await screen.findByText("Sample data couldn't load")).toBeVisible()
  await user.click(await button())
  expect(await screen.findByText('This account works with its own figures.')).toBeVisible()
  const keys = calls(POST).map(({ headers }) => headers.get('Idempotency-Key'))
  expect(keys).toEqual([keys[0], keys[0]])
})

test('who may not load it reads whom to ask', async () => {
  await renderScreen(paths.getStarted(), { role: 'user' })
  expect(await button()).toHaveAccessibleDescription('Only admins and owners can load sample data.')
})
