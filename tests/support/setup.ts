// The setup of every unit and component test.
import { afterAll, afterEach, vi } from 'vitest'

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup } = await import('@testing-library/react')
  const { providePopovers } = await import('./popover.ts')
  providePopovers()
  afterEach(cleanup)
  // The next test file has the same window.
  afterAll(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
    for (const [name] of document.cookie.matchAll(/[^=; ]+(?==)/g)) document.cookie = `${name}=; path=/; max-age=0`
    history.replaceState(null, '', '/')
  })
}
