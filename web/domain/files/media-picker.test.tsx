import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="9" height="9"/></svg>'

test('a search that finds nothing does not call the files empty', async () => {
  const { user } = await renderScreen('/designer/new', {
    before: async ({ as }) => {
      const form = new FormData()
      form.set('file', new File([svg], 'boots.svg'))
      await (await as('owner'))('POST', `/File/${ACCOUNT}`, form)
    },
  })
  const image = within(await screen.findByRole('group', { name: 'Product image' }))
  await user.click(image.getByRole('button', { name: 'Choose image' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('checkbox', { name: /boots.svg/ })
  await user.type(dialog.getByLabelText('Search files'), 'tent')
  expect(await dialog.findByText('No files match “tent”')).toBeInTheDocument()
})
