// The setup of every unit and component test.
import { afterEach } from 'vitest'

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  const { cleanup } = await import('@testing-library/react')
  const { providePopovers } = await import('./popover.ts')
  providePopovers()
  afterEach(cleanup)
}
