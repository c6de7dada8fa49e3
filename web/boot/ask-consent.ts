import type { Language } from '#web/i18n/language.ts'
import { consentOf } from '#web/lib/consent.ts'
import { PREFIX, storage } from '#web/lib/storage.ts'
import en from '#web/public/locales/en/consent.json'
import tr from '#web/public/locales/tr/consent.json'

const texts = { en, tr }

type Answer = 'true' | 'false'

const isAsked = () => consentOf(storage.read('cookies')) === 'unset'

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** The page is there to be added to. */
export const whenParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve()
    else document.addEventListener('readystatechange', () => resolve(), { once: true })
  })

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const linkTo = (href: unknown, text: string) =>
  make('a', { href: String(href), target: '_blank', rel: 'noreferrer' }, text)

/**
 * Asks about cookies once, over the whole page, where an installation wants it. The first thing that a new visitor sees does
 * not wait for the app: a native modal dialog holds the focus and lies above everything. Resolves to it when it is painted, or to
 * undefined where nothing is asked.
 */
export async function askConsent(
  language: Language,
  settings: Promise<unknown>,
): Promise<HTMLDialogElement | undefined> {
  if (!isAsked()) return undefined
  // What is wrong with the settings is told by the app.
  const known = settings.catch(() => ({})) as Promise<Record<string, unknown>>
  const [{ cookieConsent, privacyUrl, cookiePolicyUrl }] = await Promise.all([known, whenParsed()])
  if (cookieConsent !== true) return undefined
  const t = (key: keyof typeof en) => texts[language][key]

  const dialog = make('dialog', { id: 'consent' })
  const close = () => {
    dialog.close()
    dialog.remove()
  }
  const title = make('h2', { id: 'consent-title', tabIndex: -1 }, t('title'))
  const answer = (value: Answer, label: string) => {
    const button = make('button', { type: 'button', value }, label)
    button.addEventListener('click', () => {
      storage.write('cookies', value)
      close()
      // The app, if it is there already, hears of it as of an answer in another tab.
      dispatchEvent(new StorageEvent('storage', { key: `${PREFIX}cookies` }))
    })
    return button
  }
  const links = make(
    'p',
    {},
    `${t('links')} `,
    linkTo(privacyUrl, t('privacy')),
    ` ${t('and')} `,
    linkTo(cookiePolicyUrl, t('cookies')),
    '.',
  )
  const answers = make('div', {}, answer('true', t('accept')), answer('false', t('decline')))
  dialog.append(make('section', {}, title, make('p', { id: 'consent-text' }, t('text')), links, answers))
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.setAttribute('aria-describedby', 'consent-text')
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.addEventListener('keydown', (event) => {
    // A second Escape would close a modal dialog without an answer.
    if (event.key === 'Escape') event.preventDefault()
  })
  storage.onOtherTab(() => {
    if (!isAsked()) close()
  })
  document.body.append(dialog)
  dialog.showModal()
  // Neither answer is suggested by the focus.
  title.focus()
  await nextPaint()
  return dialog
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const

/**
 * The person is about to answer, or has answered. Until then nothing of the app can be seen, and what it takes to begin would only
 * make the page slow to answer.
 */
export const firstSign = (dialog: HTMLDialogElement): Promise<void> =>
  new Promise((resolve) => {
    const tell = () => resolve()
    if (!dialog.open) tell()
    dialog.addEventListener('close', tell)
    for (const sign of SIGNS) addEventListener(sign, tell, { once: true, capture: true, passive: true })
  })
