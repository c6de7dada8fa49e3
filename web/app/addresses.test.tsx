// Every address that the specification names, as a signed-in person or a visitor opens it.
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SCENARIO_PASSWORD } from '#mocks/sandbox/scenarios/people.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { isSignedIn } from '#web/session/session.ts'

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test.each([
  ['/get-started', 'Get Started'],
  ['/get-started/3', 'Connect Google Ads'],
  ['/get-started/4', 'Connect Google Analytics'],
  ['/subscriptions', 'Billing'],
  ['/subscriptions/thank-you-monthly', 'Thank you'],
  ['/subscriptions/thank-you-yearly', 'Thank you'],
  ['/analytics-reports', 'Analytics Reports'],
  ['/integrations', 'Integrations'],
  ['/integrations/3', 'Google Ads'],
  ['/help', 'Help'],
  ['/help/tickets', 'Tickets'],
  ['/rules-setup', 'Rules Setup'],
  ['/active-rules', 'Active Rules'],
  ['/activity', 'Activity'],
  ['/anomaly-setup', 'Anomaly Setup'],
  ['/anomaly-activity', 'Anomaly Activity'],
  ['/book-a-demo', 'Book a Demo'],
  ['/settings', 'General'],
  ['/settings/info', 'General'],
  ['/settings/general', 'Account and team'],
  ['/settings/change-username', 'Username'],
  ['/settings/change-phone', 'Phone number'],
  ['/settings/connected-accounts', 'Connected accounts'],
  ['/settings/change-email', 'Email address'],
  ['/settings/deactivate-account', 'Deactivate account'],
  ['/settings/activity-log', 'Activity log'],
  ['/settings/login-activity', 'Sign-in activity'],
  ['/settings/change-password', 'Change Password'],
  ['/invitations', 'Invitations'],
  ['/ads-reports', 'Coming soon'],
  ['/snapshots', 'Coming soon'],
  ['/social-calendar', 'Social Calendar'],
  ['/strategies', 'Strategies'],
  ['/tasks', 'Tasks'],
  ['/ai-analysis', 'AI Analysis'],
  ['/designer', 'Designer'],
  ['/surveys', 'Surveys'],
  ['/nowhere', 'Page not found!'],
  ['/get-started/9', 'Page not found!'],
  ['/integrations/9', 'Page not found!'],
])('%s shows %s between sidebar, header and content', async (address, name) => {
  await renderScreen(address)
  const title = await heading(name)
  expect(screen.getByRole('main')).toContainElement(title)
  expect(screen.getByRole('complementary')).toContainElement(screen.getByRole('navigation', { name: 'Main' }))
  expect(screen.getAllByRole('banner')[0]).toBeVisible()
})

test('/settings leads to /settings/info', async () => {
  await renderScreen('/settings')
  await heading('General')
  expect(location.pathname).toBe('/settings/info')
})

test.each([
  ['/select-client', '/dashboard'],
  ['/get-started/select-client', '/get-started'],
  ['/get-started/3/select-client', '/get-started/3'],
  ['/integrations/select-client', '/integrations'],
  ['/integrations/3/select-client', '/integrations/3'],
  ['/settings/change-phone/+493012345678', '/settings/change-phone'],
  ['/settings/change-email/elif@example.com', '/settings/change-email'],
])('%s is a dialog that Escape and its button close to %s', async (address, parent) => {
  const { user, visit } = await renderScreen(address, { scenario: 'sample' })
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(location.pathname).toBe(parent))
  visit(address)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(location.pathname).toBe(parent))
})

test.each([
  ['/', 'Welcome'],
  ['/login', 'Welcome'],
  ['/register', 'Create your account'],
  ['/recovery', 'Reset your password'],
  ['/reset/unknown-code', 'Invalid verification code'],
  ['/unsubscribe/somebody', 'Unsubscribe'],
  ['/nowhere', 'Page not found!'],
])('a visitor of %s sees %s without sidebar', async (address, name) => {
  await renderScreen(address, { role: null })
  await heading(name)
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull()
})

test.each(['/', '/login'])('a signed-in person who opens %s is led on', async (address) => {
  await renderScreen(address, { scenario: 'sample' })
  await heading('Dashboard')
  expect(location.pathname).toBe('/dashboard')
})

test('/logout ends the session, forgets what was read and leads to the sign-in', async () => {
  const { calls } = await renderScreen('/logout')
  await heading('Welcome')
  expect(location.pathname).toBe('/login')
  expect(isSignedIn()).toBe(false)
  expect(calls('POST /Auth/logout')).toHaveLength(1)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  expect(localStorage.getItem('adwright-access')).toBeNull()
})

test('the prices after the registration have the whole screen', async () => {
  await renderScreen('/registration-pricing', { scenario: 'new-user', role: 'new' })
  await heading('Choose your plan')
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a visitor of a guarded address is led to the sign-in, and from the dashboard on to where they wanted to go', async () => {
  const { user, personOf } = await renderScreen('/active-rules?status=1#table', {
    scenario: 'sample',
    role: null,
  })
  await heading('Welcome')
  expect(location.pathname).toBe('/login')
  await user.type(screen.getByLabelText('Email'), personOf('owner').email)
  await user.type(screen.getByLabelText('Password'), SCENARIO_PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await heading('Dashboard')
  expect(location.pathname).toBe('/dashboard')
  expect(await screen.findByRole('link', { name: 'Continue to Active Rules' })).toHaveAttribute(
    'href',
    '/active-rules?status=1#table',
  )
})
