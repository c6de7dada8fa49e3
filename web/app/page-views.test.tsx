import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { answerConsent } from '#web/lib/use-consent.ts'

const scripts = () => document.querySelectorAll('script[src="/_vercel/insights/script.js"]')

afterEach(() => {
  vi.restoreAllMocks()
  for (const script of scripts()) script.remove()
})

test.each(['declined', 'accepted'] as const)(
  'page views are counted only once cookies are accepted: %s',
  async (answer) => {
    // The script itself is not loaded.
    const append = document.head.append.bind(document.head)
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof HTMLScriptElement) node.type = 'text/plain'
      append(...nodes)
    })
    await renderScreen('/login', { role: null, settings: { analytics: true }, before: () => answerConsent(answer) })
    await screen.findByRole('heading', { name: 'Welcome' })
    await everythingRead()
    await waitFor(() => expect(scripts()).toHaveLength(answer === 'accepted' ? 1 : 0))
  },
)
