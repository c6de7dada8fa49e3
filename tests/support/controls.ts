import { screen, within } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** The texts of the links and buttons of the view, without what stands around it. */
export function controls(): (string | null)[] {
  const main = screen.queryByRole('main')
  if (!main) return []
  const view = within(main)
  return [...view.queryAllByRole('link'), ...view.queryAllByRole('button')].map(({ textContent }) => textContent)
}

/** Collects every link and button that the view shows during a test, also for a moment only. */
export function watchControls(): Set<string | null> {
  const seen = new Set<string | null>()
  const observer = new MutationObserver(() => {
    for (const text of controls()) seen.add(text)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return seen
}
