import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addFile } from '#mocks/sandbox/domain/files/files.ts'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { everythingRead, renderScreen } from '#tests/support/screen.tsx'

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

test('more files than fit on a page are paged through, with the focus on the button', async () => {
  const { user } = await renderScreen('/designer/new', {
    before: async ({ sandbox: { store, runtime } }) => {
      const given = {
        mimeType: 'image/png',
        sizeBytes: 1,
        width: 900,
        height: 900,
        durationSeconds: null,
        altText: null,
      }
      for (let number = 1; number <= 60; number += 1)
        await addFile(
          { store, now: new Date(runtime.clock.now().getTime() + number), newId: runtime.newId },
          {
            ...given,
            name: `p${number}.png`,
            uploadedByName: 'Elif',
            accountId: ACCOUNT,
            ownerId: null,
            content: new Uint8Array(1),
          },
        )
    },
  })
  const image = within(await screen.findByRole('group', { name: 'Product image' }))
  await user.click(image.getByRole('button', { name: 'Choose image' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findAllByRole('checkbox', { name: /^p\d+\.png/ })).toHaveLength(50)
  const next = dialog.getByRole('button', { name: 'Next page' })
  next.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(dialog.getAllByRole('checkbox', { name: /^p\d+\.png/ })).toHaveLength(10))
  await everythingRead()
  expect(next).toHaveFocus()
})
