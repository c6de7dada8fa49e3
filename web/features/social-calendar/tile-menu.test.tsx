import { SocialPostStatus } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const TITLE = 'Tents: a night in the snow'

/** The menu button of the tile of a post, found by its text: roles of all cells of a grid take seconds to compute. */
const menuButton = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[role=grid] [aria-label="Actions for ${TITLE}"]`)
    if (!found) throw new Error('No tile has a menu.')
    return found
  })

test.each(['month', 'week'])('in the %s, the menu of a tile has the actions of the list', async (view) => {
  const { user } = await renderScreen(`/social-calendar?view=${view}`, { scenario: 'sample', role: 'admin' })
  await user.click(await menuButton())
  const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(names).toEqual(['Open', 'Move to…', 'Back to draft', 'Duplicate', 'Delete'])
  await user.click(screen.getByRole('menuitem', { name: 'Move to…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move post' }))
  expect(await dialog.findByText(TITLE)).toBeInTheDocument()
})

test('S opens the menu of the focused tile, whose deletion can be undone', async () => {
  const { user } = await renderScreen('/social-calendar', { scenario: 'sample', role: 'admin' })
  const button = await menuButton()
  button.parentElement?.querySelector('a')?.focus()
  await user.keyboard('s')
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await screen.findByText(`${TITLE} deleted`)
  expect(document.querySelector(`[role=grid] [aria-label="Actions for ${TITLE}"]`)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await menuButton()).toBeInTheDocument()
})

test('the menu of a tile says to a viewer whom to ask', async () => {
  const { user } = await renderScreen('/social-calendar', { scenario: 'sample', role: 'viewer' })
  await user.click(await menuButton())
  const move = await screen.findByRole('menuitem', { name: /^Move to…/ })
  expect(move).toHaveAttribute('aria-disabled', 'true')
  expect(move).toHaveTextContent('Ask an admin')
  expect(screen.getByRole('menuitem', { name: 'Open' })).not.toHaveAttribute('aria-disabled')
})

test('on a phone, each dot of a day has the state of its post, and the day says them', async () => {
  const { Failed, Draft, AwaitsApproval, Scheduled } = SocialPostStatus
  await renderScreen('/social-calendar?day=2027-03-10', {
    role: 'viewer',
    before: async ({ as, sandbox }) => {
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: query.includes('max-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }))
      const call = await as('admin')
      let minute = 0
      for (const [title, status] of [
        ['First', Draft],
        ['Second', Scheduled],
        ['Third', Draft],
        ['Fourth', Failed],
        ['Fifth', AwaitsApproval],
      ] as const) {
        minute += 1
        const body = { title, scheduledAt: `2027-03-10T09:0${minute}:00Z` }
        const { id } = (await call('POST', `/SocialMediaCalendar/${ACCOUNT}`, body)).body
        await sandbox.store.set('socialPost', id, { status })
      }
    },
  })
  const month = await screen.findByRole('region', { name: /^Posts in / })
  const day = within(month).getByRole('button', { name: /March 10/ })
  expect(day).toHaveAccessibleName(/, 5 posts, Failed: 1, Awaiting approval: 1, Draft: 2, Scheduled: 1$/)
  const dots = [...day.querySelectorAll<HTMLElement>('[data-status]')].map(({ dataset }) => Number(dataset.status))
  expect(dots).toEqual([Failed, AwaitsApproval, Draft])
})
