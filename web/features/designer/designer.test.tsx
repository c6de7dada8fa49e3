import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const draft = { name: 'Fjell boots', designTypeIds: [3], layouts: [1, 5], brief: 'Stay dry on the ridge.' }
const drawn =
  (fields: object = {}) =>
  async ({ as, sandbox }: OpenSandbox) => {
    const call = await as('owner')
    await call('POST', `/AutomatedDesigner/${ACCOUNT}/create`, { ...draft, ...fields })
    await sandbox.forward({ seconds: 30 })
  }

test('the gallery shows designs with their pictures; one opens with its formats, layouts and checks', async () => {
  const { user } = await renderScreen('/designer', { before: drawn() })
  await user.click(await screen.findByRole('link', { name: 'Fjell boots' }))
  const pictures = within(await screen.findByRole('list', { name: 'Pictures in 1080 × 1080' }))
  expect(pictures.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    'Split',
    'Words only',
  ])
  expect(pictures.getAllByText(/checks passed/)).toHaveLength(2)
  await user.click(screen.getByRole('link', { name: /^Split, 1080/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Square post: Split' }))
  expect(dialog.getByText('100% of checks passed')).toBeVisible()
  expect(dialog.getByText(/^The weakest word has a contrast of/)).toBeVisible()
})

test('a headline that does not fit asks for a shorter one, which draws the format again', async () => {
  const headline = 'Waterproofbootsforeveryridge'.repeat(3)
  const open = await renderScreen('/designer', { before: drawn({ headline, layouts: [1] }) })
  const { user, sandbox } = open
  await user.click(await screen.findByRole('link', { name: 'Fjell boots' }))
  // Typing begins once the page has taken the focus.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Fjell boots' })).toHaveFocus())
  const field = await screen.findByRole('textbox', { name: 'Shorter headline for 1080 × 1080' })
  await user.clear(field)
  await user.type(field, 'Stay dry')
  await user.click(screen.getByRole('button', { name: 'Regenerate' }))
  await screen.findByText('1080 × 1080 is being generated again')
  await sandbox.forward({ seconds: 30 })
  const [stored] = await sandbox.store.listAll('design', { where: { accountId: ACCOUNT } })
  expect(stored?.shortTexts).toEqual([{ designTypeId: 3, headline: 'Stay dry', body: null }])
  expect(stored?.variants[0]?.excess).toBeNull()
})

test('a new design is created from a brief, with the first sentence as headline', async () => {
  const { user, sandbox } = await renderScreen('/designer/new')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Winter sale')
  await user.type(screen.getByRole('textbox', { name: 'Brief' }), 'Tents for the snow.')
  await user.click(screen.getByRole('button', { name: 'Create design' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Winter sale' })).toBeVisible()
  const designs = await sandbox.store.listAll('design', { where: { accountId: ACCOUNT } })
  expect(designs.find(({ name }) => name === 'Winter sale')).toMatchObject({ designTypeIds: [3], isTest: false })
})

test('a viewer looks and downloads; what they may not do says whom to ask', async () => {
  const { user } = await renderScreen('/designer', { role: 'viewer', before: drawn() })
  expect(await screen.findByRole('button', { name: /New design/ })).toHaveAccessibleDescription(/Ask an admin/)
  await user.click(await screen.findByRole('link', { name: 'Fjell boots' }))
  expect(await screen.findByRole('button', { name: 'Download all' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Edit brief' })).toHaveAccessibleDescription(/Ask an admin/)
  expect(screen.queryByRole('button', { name: /favorite/ })).not.toBeInTheDocument()
})

test('a deleted design is gone from the gallery and comes back with Undo', async () => {
  const { user } = await renderScreen('/designer', { before: drawn() })
  await user.click(await screen.findByRole('link', { name: 'Fjell boots' }))
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Fjell boots' })).toBeVisible())
})
