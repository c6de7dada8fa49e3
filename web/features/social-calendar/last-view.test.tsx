import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '#tests/support/screen.tsx'
import { savedData } from '#web/lib/saved-data.ts'

const pressed = async (name: string) => (await screen.findByRole('button', { name })).getAttribute('aria-pressed')

test('the calendar opens where it was left; a link with a view shows exactly that', async () => {
  const { visit, personOf } = await renderScreen('/social-calendar?view=week&day=2026-12-24')
  expect(await pressed('Week')).toBe('true')
  const name = `calendar-${personOf('owner').id}`
  await waitFor(() => expect(savedData.get(name)).toEqual({ view: 'week', day: '2026-12-24' }))
  visit('/social-calendar')
  expect(await pressed('Week')).toBe('true')
  expect(await screen.findByText('Dec 21 – Dec 27, 2026')).toBeInTheDocument()
  visit('/social-calendar?view=list')
  expect(await pressed('List')).toBe('true')
})

test('the growth of a published post is a curve against the range of earlier posts', async () => {
  let id = ''
  await renderScreen(() => `/social-calendar/${id}`, {
    scenario: 'sample',
    before: async ({ sandbox }) => {
      const posts = await sandbox.store.listAll('socialPost')
      const published = posts.filter(({ publishedAt }) => publishedAt !== null)
      id = published.toSorted((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))[0]?.id ?? ''
    },
  })
  const titles = await screen.findAllByText(/: reach in the first 72 hours$/)
  expect(titles.length).toBeGreaterThan(0)
  expect((await screen.findAllByText('Range of your earlier posts')).length).toBeGreaterThan(0)
})
