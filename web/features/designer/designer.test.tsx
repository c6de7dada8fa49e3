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

test('one format is changed alone, and goes back to the design', async () => {
  const open = await renderScreen('/designer', { before: drawn({ headline: 'Stay dry', designTypeIds: [3, 2] }) })
  const { user, sandbox } = open
  const stored = async () => (await sandbox.store.listAll('design', { where: { accountId: ACCOUNT } }))[0]
  await user.click(await screen.findByRole('link', { name: 'Fjell boots' }))
  await user.click(await screen.findByRole('button', { name: 'Change this format: 1080 × 1080' }))
  await user.type(await screen.findByRole('textbox', { name: /^Headline/ }), 'Dry feet')
  await user.click(screen.getByRole('button', { name: 'Regenerate' }))
  await screen.findByText('1080 × 1080 is being generated again')
  expect((await stored())?.shortTexts).toEqual([{ designTypeId: 3, headline: 'Dry feet', body: null }])
  expect(await screen.findAllByText('Differs from the design')).toHaveLength(1)
  await sandbox.forward({ seconds: 60 })
  await user.click(await screen.findByRole('button', { name: 'Change this format: 1080 × 1080' }))
  await user.click(await screen.findByRole('button', { name: 'Back to the design' }))
  await waitFor(async () => expect((await stored())?.shortTexts).toEqual([]))
})

test('the first brand kit is made in three steps, and what was typed survives a reload', async () => {
  const { user, sandbox, visit } = await renderScreen('/designer/brand-kit')
  expect(await screen.findByText('Step 1 of 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.selectOptions(await screen.findByLabelText('Headlines'), 'Source Serif')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.type(await screen.findByRole('textbox', { name: /^Brand voice/ }), 'Calm and short.')
  visit('/designer/brand-kit')
  await screen.findByText('Step 1 of 3')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  expect(await screen.findByRole('textbox', { name: /^Brand voice/ })).toHaveValue('Calm and short.')
  await user.click(screen.getByRole('button', { name: 'Save and try a design' }))
  expect(await screen.findByRole('textbox', { name: 'Brief' })).toBeVisible()
  expect(await sandbox.store.get('brandKit', ACCOUNT)).toMatchObject({ voice: 'Calm and short.' })
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

test('a test that is lost on the way says so, keeps the brief, and is created once however often it is asked for', async () => {
  const lost: undefined[] = Array.from({ length: 9 }, () => undefined)
  const answers = { [`POST /AutomatedDesigner/${ACCOUNT}/create`]: lost }
  const { user, sandbox } = await renderScreen('/designer/new', { answers })
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.type(name, 'Winter sale')
  await user.type(screen.getByRole('textbox', { name: 'Brief' }), 'Tents for the snow.')
  const test = screen.getByRole('button', { name: 'Create test' })
  await user.click(test)
  expect(await screen.findByRole('alert')).toHaveTextContent(/connection|reach/i)
  expect(name).toHaveValue('Winter sale')
  lost.length = 0
  await user.dblClick(test)
  expect(await screen.findByRole('heading', { level: 1, name: 'Winter sale' })).toBeVisible()
  const designs = await sandbox.store.listAll('design', { where: { accountId: ACCOUNT } })
  expect(designs.map(({ isTest }) => isTest)).toEqual([true])
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

/** A screen of a design that is created before. */
async function openDesign(screenOf: (id: string) => string, seconds: number) {
  let id = ''
  const opened = await renderScreen(() => screenOf(id), {
    before: async ({ as, sandbox }) => {
      id = (await (await as('owner'))('POST', `/AutomatedDesigner/${ACCOUNT}/create`, draft)).body.id
      await sandbox.forward({ seconds })
    },
  })
  return { ...opened, id }
}

test('two people edit one design: the second sees what changed, and both changes are saved', async () => {
  const { user, sandbox, as, id } = await openDesign((design) => `/designer/${design}/edit`, 0)
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.type(name, ' 2')
  await (await as('owner'))('PUT', `/AutomatedDesigner/${ACCOUNT}/${id}`, { ...draft, badge: 'New' })
  await user.click(screen.getByRole('button', { name: 'Save and regenerate' }))
  const notice = within(await screen.findByRole('alert'))
  expect(notice.getByText('New')).toBeVisible()
  await user.click(notice.getByRole('button', { name: /^Save both/ }))
  await waitFor(async () =>
    expect(await sandbox.store.get('design', id)).toMatchObject({ name: 'Fjell boots 2', badge: 'New' }),
  )
})

test('what was typed in a new brief survives a reload', async () => {
  const { user, visit } = await renderScreen('/designer/new')
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Winter sale')
  visit('/designer/new')
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Winter sale')
})

test('the focus point is moved with the arrow keys', async () => {
  const { user } = await renderScreen('/designer/new', {
    before: async ({ as }) => {
      const form = new FormData()
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900"><rect width="9" height="9"/></svg>'
      form.set('file', new File([svg], 'boots.svg'))
      await (await as('owner'))('POST', `/File/${ACCOUNT}`, form)
    },
  })
  const image = within(await screen.findByRole('group', { name: 'Product image' }))
  await user.click(image.getByRole('button', { name: 'Choose image' }))
  await user.click(await screen.findByRole('checkbox', { name: /boots.svg/ }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  const point = await screen.findByRole('slider', { name: 'Focus point' })
  expect(point).toHaveAttribute('aria-valuetext', '50% from the left, 50% from the top')
  point.focus()
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
  expect(point).toHaveAttribute('aria-valuetext', '55% from the left, 30% from the top')
})

test('the arrow keys move through the pictures, F marks one and Space opens it', async () => {
  const { user, sandbox, id } = await openDesign((design) => `/designer/${design}`, 30)
  const links = await screen.findAllByRole('link', { name: /^(Split|Words only), \d/ })
  links[0]?.focus()
  await user.keyboard('{ArrowRight}')
  expect(links[1]).toHaveFocus()
  await user.keyboard('f')
  await waitFor(async () => {
    const stored = await sandbox.store.get('design', id)
    expect(stored?.variants.map(({ isFavorite }) => isFavorite)).toEqual([false, true])
  })
  await user.keyboard(' ')
  expect(await screen.findByRole('dialog', { name: /Words only$/ })).toBeVisible()
})
