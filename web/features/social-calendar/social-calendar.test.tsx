import { DesignLayout, PlanLimitKind } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addPicture } from '#mocks/sandbox/domain/designer/design-files.ts'
import { planUsageWith } from '#tests/support/plan-usage.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
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
  expect(screen.getByLabelText(/^Title/)).toBeDisabled()
  expect(screen.getByLabelText('New comment')).toBeEnabled()
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

test('a failed post becomes a task, which is listed beside its result', async () => {
  const { user } = await renderScreen('/social-calendar?view=list', { scenario: 'sample', role: 'admin' })
  await user.click(await screen.findByRole('link', { name: 'Winter collection: the reel' }))
  const outcome = await screen.findByRole('region', { name: 'What it led to' })
  expect(await within(outcome).findByText('No task has come from this yet.')).toBeVisible()
  await user.click(within(outcome).getByRole('button', { name: 'Create task' }))
  expect(await screen.findByLabelText(/^Description/)).toHaveDisplayValue(/doesn't accept the files in this post/)
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Create task' }))
  expect(
    await within(outcome).findByRole('link', { name: 'Publish “Winter collection: the reel” on every channel' }),
  ).toBeVisible()
})

test('a post links the design whose picture it shows, and no design whose photo it shares', async () => {
  const before = async ({ as, sandbox }: OpenSandbox) => {
    const [design] = await sandbox.store.list('design', ACCOUNT)
    const photo = design?.productImageFileIds[0]
    if (!design || !photo) throw new Error('The sample has no design with a photo.')
    const drawing = { designTypeId: 3, layout: DesignLayout.Words, width: 8, height: 8, png: new Uint8Array(8) }
    const fileId = await addPicture({ ...sandbox.runtime, now: sandbox.clock.now() }, design, drawing)
    const variant = {
      ...drawing,
      id: 'var_1',
      fileId,
      isFavorite: false,
      checks: [],
      dropped: [],
      excess: null,
      version: 1,
    }
    await sandbox.store.set('design', design.id, { variants: [variant] })
    const call = await as('owner')
    for (const [title, file] of [
      ['With a design', fileId],
      ['With its photo', photo],
    ])
      await call('POST', `/SocialMediaCalendar/${ACCOUNT}`, { title, text: 'Dry.', mediaFileIds: [file] })
  }
  const { user } = await renderScreen('/social-calendar?view=list&text=With', {
    scenario: 'sample',
    role: 'admin',
    before,
  })
  await user.click(await screen.findByRole('link', { name: 'With its photo' }))
  await screen.findByLabelText(/^Alt text for/)
  expect(screen.queryByRole('link', { name: /^Design: / })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Social Calendar' }))
  await user.click(await screen.findByRole('link', { name: 'With a design' }))
  const link = await screen.findByRole('link', { name: 'Design: Fjell boots, wet ridge' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/designer\/dsg_\w+\/variants\/var_1$/))
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

const isDisabled = async (name: RegExp) =>
  (await screen.findByRole('button', { name })).getAttribute('aria-disabled') === 'true'

test('an empty month and a dialog to move a post say to a viewer whom to ask', async () => {
  let id = ''
  const { visit, as } = await renderScreen('/social-calendar', { role: 'viewer' })
  expect(await isDisabled(/Plan drafts first/)).toBe(true)
  const post = { title: 'Tents', text: 'Outside?', scheduledAt: '2027-01-05T09:00:00Z', status: 1 }
  id = (await (await as('owner'))('POST', `/SocialMediaCalendar/${ACCOUNT}`, post)).body.id
  visit(`/social-calendar/${id}/move`)
  expect(await isDisabled(/Remove the time/)).toBe(true)
  expect(await isDisabled(/^Move post/)).toBe(true)
})

test('the actions of a failed post say to a viewer whom to ask', async () => {
  const { user } = await renderScreen('/social-calendar?view=list', { scenario: 'sample', role: 'viewer' })
  await user.click(await screen.findByRole('link', { name: 'Winter collection: the reel' }))
  for (const name of [/^Edit post/, /^Duplicate/, /^Try again/]) expect(await isDisabled(name)).toBe(true)
})

test("the composer says when the month's channels are used up", async () => {
  const answers = planUsageWith({ kind: PlanLimitKind.SocialChannels, used: 10, allowed: 10 })
  await renderScreen('/social-calendar/new?at=2026-11-29', { answers })
  expect(await screen.findByText(/^Social channels.*: 10 of 10 used in the Growth plan$/)).toBeInTheDocument()
})

test("the composer says when the month's posts are used up, for posts of this month only", async () => {
  const used = { kind: PlanLimitKind.ScheduledPosts, used: 300, allowed: 300, renewsAt: '2026-11-30T23:00:00Z' }
  const { visit } = await renderScreen('/social-calendar/new?at=2026-11-29', { answers: planUsageWith(used) })
  expect(await screen.findByText('Scheduled posts: 300 of 300 used in the Growth plan')).toBeInTheDocument()
  const schedule = screen.getByRole('button', { name: /Schedule post/ })
  expect(schedule).toHaveAttribute('aria-disabled', 'true')
  expect(schedule).toHaveAccessibleDescription(/300 of 300/)
  visit('/social-calendar')
  await screen.findByRole('heading', { level: 1, name: 'Social Calendar' })
  visit('/social-calendar/new?at=2026-12-02')
  await screen.findByText('Choose at least one channel.')
  expect(screen.queryByText(/300 of 300/)).toBeNull()
})

test('the strip says that the channels could not be checked, and tries again', async () => {
  const failed = { status: 503, body: {} }
  const { user, calls } = await renderScreen('/social-calendar?view=list', {
    scenario: 'sample',
    answers: { [`GET /SocialMediaCalendar/${ACCOUNT}/channels`]: failed },
  })
  const strip = await screen.findByRole('region', { name: 'Needs attention' })
  expect(await within(strip).findByText("The access of the channels couldn't be checked.")).toBeInTheDocument()
  const before = calls(`GET /SocialMediaCalendar/${ACCOUNT}/channels`).length
  await user.click(within(strip).getByText('Try again'))
  await waitFor(() => expect(calls(`GET /SocialMediaCalendar/${ACCOUNT}/channels`).length).toBeGreaterThan(before))
})
