// The setup of every unit and component test.
import { afterAll, afterEach, vi } from 'vitest'

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup, configure } = await import('@testing-library/react')
  const { providePopovers } = await import('./popover.ts')
  const { savedData } = await import('#web/lib/saved-data.ts')
  // The timeout only ends tests that would never succeed; nothing is timed.
  configure({ asyncUtilTimeout: 15_000 })
  providePopovers()
  afterEach(cleanup)
  // The next test file has the same window, and the same modules with what they keep in memory.
  afterAll(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    savedData.clear()
    localStorage.clear()
    sessionStorage.clear()
    for (const [name] of document.cookie.matchAll(/[^=; ]+(?==)/g)) document.cookie = `${name}=; path=/; max-age=0`
    history.replaceState(null, '', '/')
  })
}
