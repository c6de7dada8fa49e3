import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { withSettings } from '#tests/support/api.tsx'
import { renderUi } from '#tests/support/render.tsx'
import { modalStack } from '#web/lib/modal-stack.ts'
import en from '#web/public/locales/en/consent.json'
import tr from '#web/public/locales/tr/consent.json'
import { DialogBox } from '#web/ui/overlay/DialogBox.tsx'
import { CookieConsent } from './CookieConsent.tsx'

const stored = () => localStorage.getItem('adwright-cookies')
const ignore = () => undefined

/** As another tab does: its change of the storage is told here. */
function answerElsewhere(value: string | null) {
  if (value === null) localStorage.removeItem('adwright-cookies')
  else localStorage.setItem('adwright-cookies', value)
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'adwright-cookies' })))
}

const page = (
  <>
    <main id="content">
      <h1 tabIndex={-1}>Welcome</h1>
    </main>
    <CookieConsent />
  </>
)

beforeEach(async () => {
  answerElsewhere(null)
  await withSettings({ productName: 'Kelebek' })
})

test.each([
  ['en', en, ['privacy policy', 'cookie policy'], 'Read our privacy policy and cookie policy.'],
  ['tr', tr, ['gizlilik politikamız', 'çerez politikamız'], 'Ayrıntılar: gizlilik politikamız ve çerez politikamız.'],
] as const)(
  'in %s it says whose product asks, what, and where to read more',
  async (language, text, links, sentence) => {
    renderUi(page, { language })
    const dialog = await screen.findByRole('dialog', { name: text.title })
    expect(dialog).toHaveAccessibleDescription(text.text)
    expect(dialog).toHaveAttribute('aria-modal', 'true')
    expect(dialog).toHaveTextContent('Kelebek')
    expect(dialog).toHaveTextContent(sentence)
    const [privacy, cookies] = links
    expect(screen.getByRole('link', { name: privacy })).toHaveAttribute('href', 'https://adwright.example/privacy')
    expect(screen.getByRole('link', { name: cookies })).toHaveAttribute('href', 'https://adwright.example/cookies')
    await waitFor(() => expect(screen.getByRole('heading', { name: text.title })).toHaveFocus())
    // Behind it there is nothing for a screen reader.
    expect(screen.queryByRole('heading', { name: 'Welcome' })).toBeNull()
  },
)

test('both answers look alike', async () => {
  renderUi(page)
  const accept = await screen.findByRole('button', { name: en.accept })
  expect(accept.className).toBe(screen.getByRole('button', { name: en.decline }).className)
})

test.each([
  [en.accept, 'true'],
  [en.decline, 'false'],
])('%s is stored as %s, and the keys go on from the heading of the page', async (name, value) => {
  const { user } = renderUi(page)
  await user.click(await screen.findByRole('button', { name }))
  expect(stored()).toBe(value)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Welcome' })).toHaveFocus())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(modalStack.top()).toBeUndefined()
})

test('Escape does not close the question', async () => {
  const { user } = renderUi(page)
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(stored()).toBeNull()
})

test('an answer in another tab closes the question', async () => {
  renderUi(page)
  await screen.findByRole('dialog')
  answerElsewhere('false')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a heading that is rendered after the answer gets the focus', async () => {
  const late = (isLoaded: boolean) => (
    <>
      <main aria-busy={!isLoaded}>
        <h1 tabIndex={-1} key={String(isLoaded)}>
          {isLoaded ? 'Dashboard' : 'Loading'}
        </h1>
      </main>
      <CookieConsent />
    </>
  )
  const { user, unmount } = renderUi(late(false))
  await user.click(await screen.findByRole('button', { name: en.decline }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  unmount()
  renderUi(late(true))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Dashboard' })).toHaveFocus())
})

test('a dialog route opens after the answer', async () => {
  const { user } = renderUi(
    <>
      {page}
      <DialogBox title="Invite" isOpen onClose={ignore} />
    </>,
  )
  await screen.findByRole('dialog', { name: en.title })
  expect(screen.queryByRole('dialog', { name: 'Invite' })).toBeNull()
  await user.click(screen.getByRole('button', { name: en.decline }))
  expect(await screen.findByRole('dialog', { name: 'Invite' })).toBeVisible()
})

test.each([
  ['an installation that does not ask', false, null],
  ['a person who answered before', true, 'false'],
])('%s sees no question', async (_, cookieConsent, answer) => {
  await withSettings({ cookieConsent })
  if (answer) answerElsewhere(answer)
  // The dialog beside it comes as late as the question would.
  renderUi(
    <>
      {page}
      <DialogBox title="Invite" isOpen onClose={ignore} />
    </>,
  )
  expect(await screen.findByRole('dialog', { name: 'Invite' })).toBeVisible()
  expect(screen.queryByRole('dialog', { name: en.title })).toBeNull()
})
