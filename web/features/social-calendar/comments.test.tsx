import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

/** Opens a post with a comment of its author and one of the reader, a viewer. */
async function openPost() {
  let id = ''
  const before = async ({ as }: OpenSandbox) => {
    const [owner, viewer] = [await as('owner'), await as('viewer')]
    id = (await owner('POST', `/SocialMediaCalendar/${ACCOUNT}`, { title: 'Tents' })).body.id
    const path = `/SocialMediaCalendar/${ACCOUNT}/${id}/comments`
    await owner('POST', path, { text: 'Compare https://lindholm.example/tents, please.' })
    await viewer('POST', path, { text: 'First thought' })
  }
  const opened = await renderScreen(() => `/social-calendar/${id}`, { role: 'viewer', before })
  const comments = within(await screen.findByRole('region', { name: 'Comments' }))
  return { ...opened, comments, reload: () => opened.visit(`/social-calendar/${id}`) }
}

test('one changes and deletes the own comments on a post, and none of others', async () => {
  const { user, comments } = await openPost()
  expect(await comments.findAllByRole('button', { name: 'Edit' })).toHaveLength(1)
  await user.click(comments.getByRole('button', { name: 'Edit' }))
  const field = comments.getByLabelText('Comment')
  await user.clear(field)
  await user.type(field, 'Second thought')
  await user.click(comments.getByRole('button', { name: 'Save' }))
  expect(await comments.findByText('Second thought')).toBeInTheDocument()
  expect(comments.getByText(/· edited$/)).toBeInTheDocument()
  await user.click(comments.getByRole('button', { name: 'Delete' }))
  await comments.findByText(/^Compare/)
  expect(comments.queryByText('Second thought')).toBeNull()
})

test('an address in a comment is a link that opens apart', async () => {
  const { comments } = await openPost()
  const link = await comments.findByRole('link', { name: 'https://lindholm.example/tents' })
  expect(link).toHaveAttribute('href', 'https://lindholm.example/tents')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('what was typed into an own comment survives a reload', async () => {
  const { user, comments, reload } = await openPost()
  await user.click(await comments.findByRole('button', { name: 'Edit' }))
  await user.type(comments.getByLabelText('Comment'), ' and more')
  reload()
  expect(await screen.findByDisplayValue('First thought and more')).toBeInTheDocument()
})
