import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

/** Makes the sandbox answer that the person's plan has room for some more accounts. */
const withRoomFor =
  (rest: number) =>
  ({ sandbox }: OpenSandbox) => {
    const send = sandbox.fetch
    sandbox.fetch = async (request, url = new URL(request.url)) => {
      const answer = await send(request, url)
      if (request.method !== 'GET' || url.pathname !== '/User') return answer
      const body = await answer.json()
      const subscriptionDetails = { ...body.subscriptionDetails, accountsLimit: 3, accountsCount: 3 - rest }
      return Response.json({ ...body, subscriptionDetails })
    }
  }

async function addAccount(rest: number) {
  const { user } = await renderScreen(paths.help(), { before: withRoomFor(rest) })
  await user.click(await screen.findByRole('button', { name: /^Account: / }))
  const entry = await screen.findByRole('menuitem', { name: /Add account/ })
  return { user, entry }
}

test('at the limit of the plan adding an account is disabled, with the reason', async () => {
  const { user, entry } = await addAccount(0)
  expect(entry).toHaveAttribute('aria-disabled', 'true')
  expect(entry).toHaveTextContent('Your plan allows 3 accounts.')
  await user.click(entry)
  expect(location.pathname).toBe(paths.help())
})

test('with room in the plan an account can be added', async () => {
  const { user, entry } = await addAccount(1)
  await user.click(entry)
  expect(await screen.findByRole('dialog', { name: 'Add account' })).toBeVisible()
})
