import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

test('the page that was read is shown as source, and leads to its view', async () => {
  let id = ''
  const { user } = await renderScreen(() => `/ai-analysis/pages/${id}`, {
    role: 'viewer',
    before: async ({ as }) => {
      const html = '<!doctype html>\n<title>Tents</title>\n<h1>Tents</h1>'
      id = (await (await as('owner'))('POST', `/AI/${ACCOUNT}/web-page-analysis`, { html })).body.id
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Show source' }))
  expect(await screen.findByText('<title>Tents</title>')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'View page' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/sites/read/${id}?`),
  )
})
