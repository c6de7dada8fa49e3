import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

test('the month shows posts with their state in words, and keys move one with Undo', async () => {
  const { user } = await renderScreen('/social-calendar', { scenario: 'sample', role: 'owner' })
  const tile = await screen.findByRole('link', { name: /Tents: a night in the snow.*Scheduled/ })
  tile.focus()
  await user.keyboard('m{ArrowRight}{Enter}')
  await screen.findByText(/Tents: a night in the snow moved: /)
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Restored')).toBeInTheDocument()
})

test('a viewer reads posts, and every button that is not theirs says whom to ask', async () => {
  const { user } = await renderScreen('/social-calendar?view=list', { scenario: 'sample', role: 'viewer' })
  await user.click(await screen.findByRole('link', { name: 'Customer story: 400 km with one pair' }))
  const send = await screen.findByRole('button', { name: /Save changes/ })
  expect(send).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByLabelText('Title')).toBeDisabled()
  expect(screen.getByLabelText('Add a comment')).toBeEnabled()
})

test('a draft is saved whatever is wrong with it, and scheduling says why it cannot', async () => {
  const { user } = await renderScreen('/social-calendar/new', { scenario: 'sample', role: 'admin' })
  await user.type(await screen.findByLabelText('Text'), 'Snow tonight')
  await user.click(await screen.findByRole('checkbox', { name: /Instagram/ }))
  await screen.findByText('Choose a publish time.')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Schedule post/ })).toHaveAttribute('aria-disabled', 'true'),
  )
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  await screen.findByRole('heading', { level: 1, name: 'Snow tonight' })
})

test('a failed post names the reason of each channel and can be tried again', async () => {
  const { user } = await renderScreen('/social-calendar?view=list', { scenario: 'sample', role: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Winter collection: the reel' }))
  await screen.findByText(/doesn't accept the files in this post/)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Scheduled again in two minutes')).toBeInTheDocument()
})

test('the list filters by state from the strip', async () => {
  const { user } = await renderScreen('/social-calendar', { scenario: 'sample', role: 'admin' })
  await user.click(await screen.findByRole('button', { name: /awaiting approval/ }))
  await screen.findByRole('link', { name: 'We are hiring: performance marketing' })
  await waitFor(() => expect(screen.queryByText('Tents: a night in the snow')).toBeNull())
})

test('an approver sees what changed since the last approval, and the whole history on request', async () => {
  let id = ''
  const { user } = await renderScreen(() => `/social-calendar/${id}`, {
    scenario: 'sample',
    role: 'admin',
    before: async ({ as, sandbox }) => {
      const root = `/SocialMediaCalendar/${ACCOUNT}`
      const [admin, member] = [await as('admin'), await as('user')]
      const posts = (await admin('GET', `${root}?statuses=3`)).body
      id = posts[0].id
      await admin('PUT', `${root}/${id}`, { title: 'Approved title' })
      sandbox.clock.set(new Date(sandbox.clock.now().getTime() + 60_000))
      await member('PUT', `${root}/${id}`, { title: 'Unapproved title' })
    },
  })
  expect(await screen.findByRole('region', { name: 'Changes since the last approval' })).toBeInTheDocument()
  expect(screen.getByText('Title: Approved title → Unapproved title')).toBeInTheDocument()
  expect(screen.queryByText('Approved')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show history' }))
  expect(await screen.findByText('Approved')).toBeInTheDocument()
})
