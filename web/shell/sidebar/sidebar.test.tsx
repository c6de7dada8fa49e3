import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const GROUPS = [
  ['Platform', [['Dashboard', '/dashboard']]],
  [
    'Google Ads Autopilot',
    [
      ['Rules Setup', '/rules-setup'],
      ['Active Rules', '/active-rules'],
      ['Activity', '/activity'],
    ],
  ],
  [
    'Google Analytics',
    [
      ['Anomaly Setup', '/anomaly-setup'],
      ['Anomaly Activity', '/anomaly-activity'],
      ['Reports', '/analytics-reports'],
    ],
  ],
  [
    'Google Ads',
    [
      ['Reports, coming soon', null],
      ['Snapshots, coming soon', null],
    ],
  ],
  [
    'Settings',
    [
      ['Integrations', '/integrations'],
      ['General', '/settings/info'],
      ['Change Password', '/settings/change-password'],
    ],
  ],
  [
    'Workspace',
    [
      ['Social Calendar', '/social-calendar'],
      ['Strategies', '/strategies'],
      ['Tasks', '/tasks'],
      ['AI Analysis', '/ai-analysis'],
      ['Designer', '/designer'],
      ['Surveys', '/surveys'],
    ],
  ],
]

const navigation = () => screen.findByRole('navigation', { name: 'Main' })
const sidebar = () => screen.getByRole('complementary')

/** The name of a link without the number of things that wait behind it. */
const nameOf = (link: Element) =>
  (link.querySelector('[class*=sr-only], span:not([aria-hidden])')?.textContent ?? '').replace(/, \d+ needs?.*/, '')

async function shownGroups() {
  const headings = within(await navigation()).getAllByRole('heading', { level: 2 })
  return headings.map((heading) => {
    const links = within(heading.parentElement as HTMLElement).getAllByRole('link')
    return [heading.textContent, links.map((link) => [nameOf(link), link.getAttribute('href')])]
  })
}

async function openUserMenu(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^User menu/ }))
  return screen.findAllByRole('menuitem')
}

test('the groups of the sidebar have the headings, links and order of the specification', async () => {
  await renderScreen(paths.settingsInfo(), { scenario: 'sample' })
  expect(await shownGroups()).toEqual(GROUPS)
})

test('the link to the first steps is there until both data sets are connected', async () => {
  await renderScreen(paths.settingsInfo())
  const [first] = await shownGroups()
  expect(first).toEqual([
    'Platform',
    [
      ['Get Started', '/get-started'],
      ['Dashboard', '/dashboard'],
    ],
  ])
})

test.each(['Reports, coming soon', 'Snapshots, coming soon'])(
  '%s is disabled and reacts neither to mouse, touch nor keys',
  async (name) => {
    const { user } = await renderScreen(paths.help(), { scenario: 'sample' })
    const link = within(await navigation()).getByRole('link', { name })
    expect(link).toHaveAttribute('aria-disabled', 'true')
    await user.click(link)
    await user.pointer([{ keys: '[TouchA]', target: link }])
    link.focus()
    await user.keyboard('{Enter} ')
    expect(location.pathname).toBe(paths.help())
  },
)

test('the menu of the user has Billing, Book a Demo, Help and Logout, which leads to the sign-in', async () => {
  const { user } = await renderScreen(paths.help())
  const entries = await openUserMenu(user)
  expect(sidebar()).toContainElement(screen.getByRole('button', { name: /^User menu/ }))
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Billing', '/subscriptions'],
    ['Book a Demo', '/book-a-demo'],
    ['Help', '/help'],
    ['Logout', null],
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
  expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible()
  expect(location.pathname).toBe('/login')
})

test('the person is shown with initials, plan and email address', async () => {
  const { personOf } = await renderScreen(paths.help(), { scenario: 'sample' })
  const { email } = personOf('owner')
  const menu = await screen.findByRole('button', { name: /^User menu/ })
  expect(menu).toHaveTextContent(email)
  expect(menu).toHaveTextContent(/^ED/)
  expect(menu).toHaveTextContent('Scale')
})

test('without a name, an address, a picture, a plan and a referral code there are the defaults', async () => {
  await renderScreen(paths.settingsInfo(), {
    async before({ sandbox, personOf }) {
      const send = sandbox.fetch
      sandbox.fetch = async (request, url = new URL(request.url)) => {
        const answer = await send(request, url)
        if (request.method !== 'GET' || url.pathname !== '/User') return answer
        const body = await answer.json()
        const subscriptionDetails = { ...body.subscriptionDetails, subscriptionProductName: null }
        return Response.json({
          ...body,
          id: personOf('owner').id,
          firstName: '',
          lastName: '',
          email: '',
          referenceCode: '',
          subscriptionDetails,
        })
      }
    },
  })
  const menu = await screen.findByRole('button', { name: /^User menu/ })
  expect(menu).toHaveTextContent('No email')
  expect(menu).toHaveTextContent('Enterprise')
  expect(menu).toHaveTextContent(/^U/)
  expect(menu.querySelector('img')).toBeNull()
  expect(await screen.findByText('—')).toBeVisible()
})

test('Ctrl+B and Cmd+B collapse the sidebar to icons and expand it, and the state is kept', async () => {
  const { user } = await renderScreen(paths.help())
  await navigation()
  expect(sidebar()).toHaveAttribute('data-state', 'expanded')
  await user.keyboard('{Control>}b{/Control}')
  expect(sidebar()).toHaveAttribute('data-state', 'collapsed')
  expect(document.cookie).toContain('sidebar_state=false')
  expect(localStorage.getItem('adwright-sidebar')).toBe('false')
  // Only the icons are left, with their names for screen readers.
  const links = within(await navigation()).getAllByRole('link')
  expect(links.map((link) => link.textContent).join('')).toBe('')
  expect(links.every((link) => link.getAttribute('aria-label'))).toBe(true)
  await user.keyboard('{Meta>}b{/Meta}')
  expect(sidebar()).toHaveAttribute('data-state', 'expanded')
  expect(document.cookie).toContain('sidebar_state=true')
})

test('on a phone the sidebar is a drawer that closes after a navigation', async () => {
  const { user } = await renderScreen(paths.help(), {
    before: () =>
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: query.includes('max-width: 767.98px'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      })),
  })
  await user.click(await screen.findByRole('button', { name: 'Open the menu' }))
  const drawer = await screen.findByRole('dialog', { name: 'Menu' })
  const styles = [...document.querySelectorAll('style')].map((style) => style.textContent).join('')
  const rules = [...drawer.classList].map(
    (name) => new RegExp(`\\.${name}\\{[^}]*width:var\\(--[\\w-]*sizes-sidebar-mobile\\)`),
  )
  expect(rules.some((rule) => rule.test(styles))).toBe(true)
  await user.click(within(drawer).getByRole('link', { name: 'Active Rules' }))
  await waitFor(() => expect(drawer).toHaveAttribute('data-state', 'closed'))
  await waitFor(() => expect(location.pathname).toBe('/active-rules'))
})
