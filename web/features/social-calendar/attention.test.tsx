import { type SocialChannel, SocialNetwork, SocialPostStatus } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const ROOT = `/SocialMediaCalendar/${ACCOUNT}`
const ATTENTION = `GET /Account/${ACCOUNT}/attention`

/** A post of another month that awaits approval. */
async function waitingInMay({ as }: OpenSandbox) {
  const call = await as('user')
  const channels: SocialChannel[] = (await call('GET', `${ROOT}/channels`)).body
  const chosen = channels.find(({ network, canPost }) => canPost && network === SocialNetwork.Facebook)
  const draft = {
    title: 'A night in May',
    text: 'Outside?',
    scheduledAt: '2027-05-10T10:00:00Z',
    channels: [{ network: chosen?.network, channelId: chosen?.channelId }],
  }
  const { status } = await call('POST', ROOT, { ...draft, status: SocialPostStatus.AwaitsApproval })
  expect(status).toBe(201)
}

test('the strip counts what waits in any month, and leads to a list of as many posts', async () => {
  const { user, as } = await renderScreen('/social-calendar', {
    scenario: 'sample',
    role: 'admin',
    before: waitingInMay,
  })
  const { postsAwaitingApproval } = (await (await as('admin'))('GET', `/Account/${ACCOUNT}/attention`)).body
  await user.click(await screen.findByRole('button', { name: `${postsAwaitingApproval} posts awaiting approval` }))
  expect(await screen.findByRole('link', { name: 'A night in May' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'All days' })).toBeInTheDocument()
  expect(document.querySelectorAll('[data-row]')).toHaveLength(postsAwaitingApproval)
  await user.click(screen.getByRole('button', { name: 'One month' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'A night in May' })).toBeNull())
})

test('the counts of the navigation are read anew once a post is approved', async () => {
  const { user, calls } = await renderScreen(
    `/social-calendar?view=list&days=all&statuses=${SocialPostStatus.AwaitsApproval}`,
    { scenario: 'sample', role: 'admin', before: waitingInMay },
  )
  const row = (await screen.findByRole('link', { name: 'A night in May' })).closest<HTMLElement>('[data-row]')
  expect(row).not.toBeNull()
  const before = calls(ATTENTION).length
  row?.focus()
  await user.keyboard('a')
  await screen.findByText(/^A night in May approved/)
  await waitFor(() => expect(calls(ATTENTION).length).toBeGreaterThan(before))
})
