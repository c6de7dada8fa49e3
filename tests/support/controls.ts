import { screen, within } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** The texts of the view's links and buttons, without those of the frame. */
export function controls(): (string | null)[] {
  const main = screen.queryByRole('main')
  if (!main) return []
  const view = within(main)
  return [...view.queryAllByRole('link'), ...view.queryAllByRole('button')].map(({ textContent }) => textContent)
}

/** Collects every link and button that the view shows during a test, even for a moment. */
export function watchControls(): Set<string | null> {
  const seen = new Set<string | null>()
  const observer = new MutationObserver(() => {
    for (const text of controls()) seen.add(text)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return seen
}
