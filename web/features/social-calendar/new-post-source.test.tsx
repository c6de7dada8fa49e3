import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { savedData } from '#web/lib/saved-data.ts'
import { paths } from '#web/paths.ts'

test('a post begun with a picture or a text is another one than an unfinished new post, which is kept', async () => {
  let fileId = ''
  const { user, visit } = await renderScreen(paths.newSocialPost({}), {
    before: async ({ as }) => {
      const form = new FormData()
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="9" height="9"/></svg>'
      form.set('file', new File([svg], 'boots.svg'))
      fileId = (await (await as('owner'))('POST', `/File/${ACCOUNT}`, form)).body.id
    },
  })
  const text = () => screen.findByRole('textbox', { name: /^Text/ })
  await user.type(await text(), 'Unfinished.')
  await waitFor(() => expect(savedData.get(`draft-social-post-${ACCOUNT}-new`)).toMatchObject({ text: 'Unfinished.' }))
  visit(paths.newSocialPost({ fileIds: fileId }))
  expect(await screen.findByLabelText('Alt text for boots.svg')).toBeVisible()
  expect(await text()).toHaveValue('')
  visit(paths.newSocialPost({ text: 'Tell us about your tent.' }))
  expect(await text()).toHaveValue('Tell us about your tent.')
  visit(paths.newSocialPost({}))
  expect(await text()).toHaveValue('Unfinished.')
})
