import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

type Item = 'task' | 'post' | 'anomaly'

/** The address of an item's screen, and the path of its comments. */
async function itemOf(kind: Item, owner: Awaited<ReturnType<OpenSandbox['as']>>) {
  if (kind === 'task') {
    const { id } = (await owner('POST', `/TaskAccount/${ACCOUNT}`, { title: 'Tents' })).body
    return { route: `/tasks/${id}?tab=team`, list: `/TaskAccount/${ACCOUNT}/${id}/comment` }
  }
  if (kind === 'post') {
    const { id } = (await owner('POST', `/SocialMediaCalendar/${ACCOUNT}`, { title: 'Tents' })).body
    return { route: `/social-calendar/${id}`, list: `/SocialMediaCalendar/${ACCOUNT}/${id}/comments` }
  }
  const list = `/EAnl/${ACCOUNT}/anomaly-analysis`
  const [{ id }] = (await owner('GET', `${list}?statuses=1`)).body.items
  return { route: paths.anomaly(id), list: `${list}/${id}/comments` }
}

/** Opens an item with a comment of its author and one of the reader, a viewer. */
async function openItem(kind: Item) {
  let route = ''
  const before = async ({ as }: OpenSandbox) => {
    const [owner, viewer] = [await as('owner'), await as('viewer')]
    const item = await itemOf(kind, owner)
    route = item.route
    await owner('POST', item.list, { text: 'Compare https://lindholm.example/tents, please.' })
    await viewer('POST', item.list, { text: 'First thought' })
  }
  const opened = await renderScreen(() => route, { scenario: 'sample', role: 'viewer', before })
  const comments = within(await screen.findByRole('region', { name: 'Comments' }))
  await comments.findByText('First thought')
  return { ...opened, comments, reload: () => opened.visit(route) }
}

for (const kind of ['task', 'post', 'anomaly'] as const) {
  test(`one changes, deletes and brings back the own comments on a ${kind}, and none of others`, async () => {
    const { user, comments } = await openItem(kind)
    expect(comments.getAllByRole('button', { name: 'Edit' })).toHaveLength(1)
    await user.click(comments.getByRole('button', { name: 'Edit' }))
    const field = comments.getByLabelText('Comment')
    await user.clear(field)
    await user.type(field, 'Second thought')
    await user.click(comments.getByRole('button', { name: 'Save' }))
    expect(await comments.findByText('Second thought')).toBeInTheDocument()
    expect(await comments.findByText(/· edited$/)).toBeInTheDocument()
    await user.click(comments.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Comment deleted')
    await waitFor(() => expect(comments.queryByText('Second thought')).toBeNull())
    expect(comments.getByText(/^Compare/)).toBeInTheDocument()
    // The deleted comment had the focus, which stays among the comments.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await comments.findByText('Second thought')).toBeInTheDocument()
    await user.click(comments.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Comment deleted')
    await waitFor(() => expect(comments.queryByText('Second thought')).toBeNull())
    await user.keyboard('{Control>}z{/Control}')
    expect(await comments.findByText('Second thought')).toBeInTheDocument()
  })

  test(`what was typed into an own comment on a ${kind} survives a reload`, async () => {
    const { user, comments, reload } = await openItem(kind)
    await user.click(comments.getByRole('button', { name: 'Edit' }))
    await user.type(comments.getByLabelText('Comment'), ' and more')
    reload()
    expect(await screen.findByDisplayValue('First thought and more')).toBeInTheDocument()
  })
}

test('after the only comment was deleted, the focus stays in the section', async () => {
  let route = ''
  const before = async ({ as }: OpenSandbox) => {
    const viewer = await as('viewer')
    const item = await itemOf('task', await as('owner'))
    route = item.route
    await viewer('POST', item.list, { text: 'First thought' })
  }
  const { user } = await renderScreen(() => route, { scenario: 'sample', role: 'viewer', before })
  const section = await screen.findByRole('region', { name: 'Comments' })
  await user.click(await within(section).findByRole('button', { name: 'Delete' }))
  expect(await within(section).findByText('No comments yet')).toBeInTheDocument()
  await waitFor(() => expect(section).toContainElement(document.activeElement as HTMLElement))
})

test('an address in a comment is a link that opens apart', async () => {
  const { comments } = await openItem('post')
  const link = await comments.findByRole('link', { name: 'https://lindholm.example/tents' })
  expect(link).toHaveAttribute('href', 'https://lindholm.example/tents')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a comment on a task of the team notifies the members it names, and says how', async () => {
  const { user, comments, calls } = await openItem('task')
  const field = comments.getByLabelText('New comment')
  expect(field).toHaveAccessibleDescription(/@Jonas/)
  await user.type(field, 'Please look, @Jonas.')
  await user.click(comments.getByRole('button', { name: 'Add comment' }))
  await comments.findByText('Please look, @Jonas.')
  const sent = calls().filter(({ name }) => name.startsWith('POST') && name.endsWith('/comment'))
  expect(sent.map(({ body }) => body)).toMatchObject([{ mentionedUserIds: [expect.any(String)] }])
})
