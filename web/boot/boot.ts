// Runs before the first paint, as a small file of its own because the security policy forbids inline scripts. It puts the theme and the
// language on the root element, shows the question about cookies, asks for the texts and chunks that the app will read, and begins the app.
import { detectLanguage } from '#web/i18n/detect.ts'
import { readSettings } from '#web/lib/settings-file.ts'
import { storage } from '#web/lib/storage.ts'
import { themeRoot } from '#web/lib/theme-root.ts'
import { askConsent, firstSign, whenParsed } from './ask-consent.ts'
import sheetText from './boot.css?inline'

const ask = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link))
const askModule = (href: string) => ask({ rel: 'modulepreload', crossOrigin: 'anonymous', href })

export async function boot(): Promise<void> {
  // The values that the build inserts (scripts/vite/boot.ts); in development, the page requests the app itself.
  const { entry, login, frame } = document.currentScript?.dataset ?? {}
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(sheetText)
  document.adoptedStyleSheets.push(sheet)
  themeRoot()
  const places = { search: location.search, stored: storage.read('language'), cookies: document.cookie }
  const language = detectLanguage(places)
  document.documentElement.lang = language

  globalThis.adwrightSettings = readSettings()
  const question = await askConsent(language, globalThis.adwrightSettings)

  const isPublic = !storage.read('access')
  const isLogin = location.pathname === '/' || location.pathname === '/login'
  // Public screens other than the sign-in need neither chunk.
  const chunks = isPublic ? (isLogin ? login : undefined) : frame
  for (const href of [entry, ...(chunks?.split(' ') ?? [])]) if (href) askModule(href)
  for (const area of isLogin && isPublic ? ['common', 'auth'] : ['common', 'shell'])
    ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `/locales/${language}/${area}.json` })
  await whenParsed()
  if (question) await firstSign(question)
  if (entry) await import(/* @vite-ignore */ entry)
}
