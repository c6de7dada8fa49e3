import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const draft = { name: 'Fjell boots', designTypeIds: [1, 3], layouts: [1, 5], brief: 'Stay dry on the ridge.' }

/** A window of 375 px, whose media queries match by their greatest width. */
const onNarrowWindow = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))

test('on a phone the formats are a strip, and one of them is shown', async () => {
  let id = ''
  const { user } = await renderScreen(() => `/designer/${id}`, {
    before: async ({ as, sandbox }) => {
      onNarrowWindow()
      id = (await (await as('owner'))('POST', `/AutomatedDesigner/${ACCOUNT}/create`, draft)).body.id
      await sandbox.forward({ seconds: 30 })
    },
  })
  const strip = within(await screen.findByRole('group', { name: 'Formats' }))
  const square = await strip.findByRole('button', { name: '1080 × 1080' })
  expect(await screen.findByRole('list', { name: 'Pictures in 970 × 250' })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Pictures in 1080 × 1080' })).toBeNull()
  await user.click(square)
  expect(await screen.findByRole('list', { name: 'Pictures in 1080 × 1080' })).toBeVisible()
  expect(screen.queryByRole('list', { name: 'Pictures in 970 × 250' })).toBeNull()
  expect(square).toHaveAttribute('aria-pressed', 'true')
})
