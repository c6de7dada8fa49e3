import { beforeEach, expect, test, vi } from 'vitest'
import { detectLanguage } from '#web/i18n/detect.ts'
import { boot } from './boot.ts'

/** A token of the contract's form, with an end in seconds from now. */
const tokenFor = (seconds: number) => `e30.${btoa(JSON.stringify({ exp: Date.now() / 1000 + seconds }))}.signature`

/** Runs boot.js with an address and stored values; returns the requested addresses in their order. */
async function start(
  address: string,
  stored: Record<string, string> = {},
  { cookie = '', chunks = {}, asks = false }: { cookie?: string; chunks?: DOMStringMap; asks?: boolean } = {},
) {
  const tag = Object.assign(document.createElement('script'), { type: 'text/plain' })
  Object.assign(tag.dataset, chunks)
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(tag)
  vi.stubGlobal('fetch', async () => Response.json({ cookieConsent: asks }))
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(`adwright-${key}`, value)
  document.cookie = cookie
  history.replaceState(null, '', address)
  // Preload links are recorded instead of being fetched.
  const links: HTMLLinkElement[] = []
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void links.push(...(nodes as HTMLLinkElement[])))
  await boot()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  return links.map((link) => link.getAttribute('href'))
}

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'i18next=; max-age=0'
  document.documentElement.className = ''
  document.adoptedStyleSheets = []
})

test.each([
  ['dark', true],
  ['light', false],
])('the stored theme %s is on the root before the first paint', async (theme, isDark) => {
  await start('/login', { theme })
  expect(document.documentElement.classList.contains('dark')).toBe(isDark)
})

test.each([
  ['/login', {}, '', 'en'],
  ['/login?lng=tr', {}, '', 'tr'],
  ['/login', { language: 'tr' }, '', 'tr'],
  ['/login', {}, 'i18next=tr-TR', 'tr'],
  ['/login?lng=en', { language: 'tr' }, 'i18next=tr', 'en'],
] as const)(
  '%s with %o and cookie "%s" asks early for %s, as the app will',
  async (address, stored, cookie, language) => {
    expect(await start(address, stored, { cookie })).toEqual([
      `/locales/${language}/common.json`,
      `/locales/${language}/auth.json`,
    ])
    const search = new URL(address, 'https://app.example').search
    const places = { search, stored: 'language' in stored ? stored.language : null, cookies: cookie }
    expect(detectLanguage(places)).toBe(language)
  },
)

test('signed in, the texts of the frame are asked for', async () => {
  expect(await start('/dashboard', { access: 'token' })).toEqual(['/locales/en/common.json', '/locales/en/shell.json'])
})

const chunks = {
  frame: '/assets/frame.js /assets/shared.js',
  question: '/assets/question.js',
}
const scripts = (asked: (string | null)[]) => asked.filter((href) => href?.startsWith('/assets/'))

test.each([
  ['/login', {}, []],
  ['/register', {}, []],
  ['/dashboard', { access: 'token' }, ['/assets/frame.js', '/assets/shared.js']],
])('at %s with %o the chunks %o that the build tells come along with the entry', async (address, stored, expected) => {
  expect(scripts(await start(address, stored, { chunks }))).toEqual(expected)
})

test.each([
  ['nothing was answered', {}, true, true],
  ['it was answered before', { cookies: 'false' }, true, false],
  ['the installation does not ask', {}, false, false],
])('the cookie question comes along where it is asked: %s', async (_, stored, asks, isExpected) => {
  const asked = await start('/register', stored, { chunks, asks })
  expect(scripts(asked)).toEqual(isExpected ? ['/assets/question.js'] : [])
  expect(asked.includes('/locales/en/consent.json')).toBe(isExpected)
})

test.each([
  ['/login', {}, 'sign-in'],
  ['/dashboard', { access: 'token' }, 'frame'],
  ['/dashboard', { access: 'token', gates: 'closed' }, 'none'],
  ['/dashboard', {}, 'none'],
  ['/dashboard', { access: tokenFor(-90), refresh: tokenFor(90) }, 'frame'],
  ['/dashboard', { access: tokenFor(-90), refresh: tokenFor(-90) }, 'none'],
  ['/dashboard', { access: tokenFor(-90) }, 'none'],
])('at %s with %o the placeholder is %s', async (address, stored, expected) => {
  await start(address, stored)
  expect(document.documentElement.dataset.placeholder).toBe(expected)
})

test('the placeholder of the sidebar is as wide as the person left it', async () => {
  await start('/dashboard', { access: 'token', sidebar: 'false' })
  expect(document.documentElement.dataset.sidebar).toBe('collapsed')
})
