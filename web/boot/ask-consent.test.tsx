import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Language } from '#web/i18n/language.ts'
import en from '#web/public/locales/en/consent.json'
import tr from '#web/public/locales/tr/consent.json'
import { askConsent, firstSign } from './ask-consent.ts'

const settings = {
  cookieConsent: true,
  privacyUrl: 'https://adwright.example/privacy',
  cookiePolicyUrl: 'https://adwright.example/cookies',
}

const ask = (language: Language = 'en', given: object = settings) => askConsent(language, Promise.resolve(given))
const stored = () => localStorage.getItem('adwright-cookies')

beforeEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
})

test.each([
  ['en', en],
  ['tr', tr],
] as const)('in %s the whole page asks, with links to both policies', async (language, text) => {
  await ask(language)
  const dialog = screen.getByRole('dialog', { name: text.title })
  expect(dialog).toHaveAccessibleDescription(text.text)
  expect(screen.getByRole('link', { name: text.privacy })).toHaveAttribute('href', settings.privacyUrl)
  expect(screen.getByRole('link', { name: text.cookies })).toHaveAttribute('href', settings.cookiePolicyUrl)
  expect(screen.getByRole('heading', { name: text.title })).toHaveFocus()
})

test.each([
  [en.accept, 'true'],
  [en.decline, 'false'],
])('%s is kept as %s and told to the app, and the page asks no more', async (name, kept) => {
  await ask()
  const told: (string | null)[] = []
  const listen = ({ key }: StorageEvent) => void told.push(key)
  addEventListener('storage', listen)
  await userEvent.click(screen.getByRole('button', { name }))
  removeEventListener('storage', listen)
  expect(stored()).toBe(kept)
  expect(told).toEqual(['adwright-cookies'])
  expect(screen.queryByRole('dialog')).toBeNull()
  await ask()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Escape is no answer', async () => {
  await ask()
  await userEvent.keyboard('{Escape}{Escape}')
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))).toBe(false)
  expect(stored()).toBeNull()
})

test('an answer in another tab counts here', async () => {
  await ask()
  localStorage.setItem('adwright-cookies', 'false')
  dispatchEvent(new StorageEvent('storage', { key: 'adwright-cookies' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['pointermove', 'keydown', 'close'])(
  'the app begins when the person is about to answer: %s',
  async (sign) => {
    await ask()
    const dialog = document.querySelector('dialog')
    if (!dialog) throw new Error('Nothing is asked.')
    let hasBegun = false
    const begun = firstSign(dialog).then(() => {
      hasBegun = true
    })
    await Promise.resolve()
    expect(hasBegun).toBe(false)
    if (sign === 'close') dialog.close()
    else dispatchEvent(new Event(sign))
    await begun
    // Closed before anybody listened.
    dialog.close()
    await firstSign(dialog)
  },
)

test('an installation that does not ask shows nothing, nor one whose settings cannot be read', async () => {
  await ask('en', { ...settings, cookieConsent: false })
  await askConsent('en', Promise.reject(new Error('offline')))
  expect(screen.queryByRole('dialog')).toBeNull()
})
