// Runs before the first paint, as a separate small file because the security policy forbids inline scripts. It sets theme and
// language on the root element, shows the placeholder for the address, and preloads the texts and chunks of the first view.
import { detectLanguage } from '#web/i18n/detect.ts'
import { applyTheme } from '#web/lib/apply-theme.ts'
import { consentOf } from '#web/lib/consent.ts'
import { hasSessionEnded } from '#web/lib/ended-session.ts'
import { readSettings } from '#web/lib/settings-file.ts'
import { isOpenAtStart } from '#web/lib/sidebar-start.ts'
import { storage } from '#web/lib/storage.ts'
import sheetText from './boot.css?inline'
import { placeholderOf } from './placeholder.ts'

const preload = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous', ...link }))

/** Preloads `files`, space-separated addresses that the build writes on the tag of this script. */
function preloadChunks(files = '') {
  for (const href of files.split(' ')) if (href) preload({ rel: 'modulepreload', href })
}

const preloadTexts = (language: string, namespace: string) =>
  preload({ rel: 'preload', as: 'fetch', href: `/locales/${language}/${namespace}.json` })

/** Preloads the dialog of the cookie question if this installation asks and there is no answer yet. */
async function preloadQuestion(language: string, chunks: string | undefined) {
  if (consentOf(storage.read('cookies')) !== 'unset') return
  // The app reports invalid settings.
  const settings = await Promise.resolve(globalThis.adwrightSettings).catch(() => undefined)
  if ((settings as { cookieConsent?: unknown } | undefined)?.cookieConsent !== true) return
  preloadChunks(chunks)
  preloadTexts(language, 'consent')
}

export async function boot(): Promise<void> {
  // The chunks listed by the build (scripts/vite/boot.ts); empty in development.
  const { frame, question } = document.currentScript?.dataset ?? {}
  const { pathname, search } = location
  const root = document.documentElement
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(sheetText)
  document.adoptedStyleSheets.push(sheet)
  applyTheme()
  const language = detectLanguage({ search, stored: storage.read('language'), cookies: document.cookie })
  root.lang = language

  const isSignedIn = storage.read('access') !== null
  const isLogin = pathname === '/' || pathname === '/login'
  const isGateClosed = storage.read('gates') === 'closed' || hasSessionEnded()
  root.dataset.placeholder = placeholderOf({ pathname, isSignedIn, isGateClosed })
  const isSidebarOpen = isOpenAtStart(document.cookie, storage.read('sidebar'), innerWidth)
  root.dataset.sidebar = isSidebarOpen ? 'expanded' : 'collapsed'

  globalThis.adwrightSettings = readSettings()
  if (isSignedIn) preloadChunks(frame)
  preloadTexts(language, 'common')
  preloadTexts(language, isLogin && !isSignedIn ? 'auth' : 'shell')
  await preloadQuestion(language, question)
}
