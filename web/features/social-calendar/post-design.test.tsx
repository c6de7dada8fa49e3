import { DesignStatus, SocialNetwork } from '@adwright/sdk/types'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newChannel } from '#mocks/sandbox/domain/social/posts.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

const text = 'Stay dry on the ridge.'
const [story, square] = [2, 3]

/** A post for Instagram without a picture. */
async function newPost({ as, sandbox }: OpenSandbox): Promise<string> {
  const call = await as('owner')
  const { id } = (await call('POST', `/SocialMediaCalendar/${ACCOUNT}`, { title: 'Fjell boots', text })).body
  const channel = newChannel({ network: SocialNetwork.Instagram, channelId: 'ig_1', channelName: 'Boots' })
  await sandbox.store.set('socialPost', id, { channels: [channel] })
  return id
}

async function newDesign({ as }: OpenSandbox, postId: string, fields: object = {}): Promise<string> {
  const body = { name: 'Fjell boots', designTypeIds: [story, square], layouts: [1], brief: text, postId, ...fields }
  return (await (await as('owner'))('POST', `/AutomatedDesigner/${ACCOUNT}/create`, body)).body.id
}

test('a design for a post has its title and text, and names the post', async () => {
  let postId = ''
  const open = await renderScreen('/designer', { before: async (opened) => (postId = await newPost(opened)) })
  open.visit(paths.newDesign({ postId }))
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Fjell boots')
  expect(screen.getByRole('textbox', { name: 'Brief' })).toHaveValue(text)
  await open.user.click(screen.getByRole('button', { name: 'Create design' }))
  expect(await screen.findByRole('link', { name: 'For the post: Fjell boots' })).toHaveAttribute(
    'href',
    paths.socialPost(postId),
  )
  const [design] = await open.sandbox.store.listAll('design', { where: { accountId: ACCOUNT } })
  expect(design).toMatchObject({ postId, brief: text })
})

test('a post says that its design is being drawn, then offers the picture that fits it: none for stories', async () => {
  let [postId, designId] = ['', '']
  const { user, sandbox, visit } = await renderScreen('/designer', {
    before: async (open) => {
      postId = await newPost(open)
      designId = await newDesign(open, postId)
    },
  })
  visit(paths.socialPost(postId))
  expect(await screen.findByText('Your design is being drawn')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use picture' })).toBeNull()
  await sandbox.forward({ seconds: 30 })
  await user.click(await screen.findByRole('button', { name: 'Use picture' }))
  await waitFor(() => expect(screen.getAllByLabelText(/^Alt text for/)).toHaveLength(1))
  expect(screen.queryByText('Design ready')).toBeNull()
  expect(screen.getByRole('button', { name: 'Add media' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  const variants = (await sandbox.store.get('design', designId))?.variants ?? []
  const fitting = variants.find(({ designTypeId }) => designTypeId === square)?.fileId
  await waitFor(async () =>
    expect(await sandbox.store.get('socialPost', postId)).toMatchObject({ mediaFileIds: [fitting] }),
  )
})

test('a design without a picture for the network, and one that failed, say so', async () => {
  let [postId, designId] = ['', '']
  const { sandbox, visit } = await renderScreen('/designer', {
    before: async (open) => {
      postId = await newPost(open)
      designId = await newDesign(open, postId, { designTypeIds: [1] })
      await open.sandbox.forward({ seconds: 30 })
    },
  })
  visit(paths.socialPost(postId))
  expect(await screen.findByText("No picture of your design fits this post's channels")).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open design' })).toHaveAttribute('href', paths.design(designId))
  await sandbox.store.set('design', designId, {
    status: DesignStatus.Failed,
    failure: { code: 'design-image-missing' },
  })
  visit(paths.socialPost(postId))
  expect(await screen.findByText("Your design couldn't be drawn")).toBeVisible()
})

test('a new post is saved before its design is begun, which names it, and Back leads to the post', async () => {
  const { user, sandbox } = await renderScreen('/social-calendar/new')
  await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Fjell boots')
  await user.type(screen.getByRole('textbox', { name: /^Text/ }), text)
  await user.click(screen.getByRole('button', { name: 'Save draft and create a design' }))
  expect(await screen.findByRole('textbox', { name: 'Brief' })).toHaveValue(text)
  const [post] = await sandbox.store.listAll('socialPost', {
    where: { accountId: ACCOUNT, searchText: { contains: 'fjell' } },
  })
  expect(post).toMatchObject({ title: 'Fjell boots', text })
  await user.click(screen.getByRole('button', { name: 'Create design' }))
  expect(await screen.findByRole('link', { name: 'For the post: Fjell boots' })).toHaveAttribute(
    'href',
    paths.socialPost(post?.id ?? ''),
  )
  history.back()
  expect(await screen.findByDisplayValue(text)).toBeVisible()
  expect(location.pathname).toBe(paths.socialPost(post?.id ?? ''))
})
