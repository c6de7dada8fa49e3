// Runs before the first paint, as a file of its own because the security policy forbids inline scripts. It puts the
// theme on the root element and asks early for the texts and chunks that the app will read; the app decides both again itself.
;(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(`adwright-${key}`)
    } catch {
      return null
    }
  }
  const root = document.documentElement
  const theme = read('theme')
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.toggle('dark', isDark)
  root.style.colorScheme = isDark ? 'dark' : 'light'

  const cookie = /(?:^|; )i18next=([^;]+)/.exec(document.cookie)
  const tag = new URLSearchParams(location.search).get('lng') ?? read('language') ?? cookie?.[1] ?? ''
  const language = tag.toLowerCase().split('-')[0] === 'tr' ? 'tr' : 'en'
  root.lang = language
  const isPublic = !read('access')
  const isLogin = location.pathname === '/' || location.pathname === '/login'
  const ask = (what) => document.head.append(Object.assign(document.createElement('link'), what))
  for (const area of isLogin && isPublic ? ['common', 'auth'] : ['common', 'shell'])
    ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: `/locales/${language}/${area}.json` })
  // The build tells them (scripts/vite/early-chunks.ts); other public screens need neither.
  const { login, frame } = document.currentScript.dataset
  const chunks = isPublic ? (isLogin ? login : undefined) : frame
  for (const href of chunks?.split(' ') ?? []) ask({ rel: 'modulepreload', crossOrigin: 'anonymous', href })
})()
