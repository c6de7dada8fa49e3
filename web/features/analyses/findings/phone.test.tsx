import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

test.each([
  ['on a phone, a finding begins with its evidence, and no keys are named', true],
  ['on a wide screen, a finding begins with why it matters', false],
])('%s', async (_, isNarrow) => {
  let id = ''
  await renderScreen(() => paths.finding(id), {
    before: async ({ as }) => {
      if (isNarrow)
        vi.stubGlobal('matchMedia', (query: string) => ({
          matches: query.includes('max-width'),
          addEventListener: () => {},
          removeEventListener: () => {},
        }))
      const url = 'https://www.lindholm-outdoor.example/zelte'
      id = (await (await as('owner'))('POST', `/AI/${ACCOUNT}/web-page-analysis`, { url })).body.findings[0].id
    },
  })
  await waitFor(() => expect(screen.getByRole('region', { name: 'Evidence' })).toBeInTheDocument())
  await everythingRead()
  expect(screen.queryAllByText(/^J and K move between rows/)).toHaveLength(isNarrow ? 0 : 1)
  const [evidence, why] = ['Evidence', 'Why it matters'].map((name) => screen.getByRole('region', { name }))
  const follows = evidence?.compareDocumentPosition(why ?? document.body)
  expect(follows).toBe(isNarrow ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING)
})
