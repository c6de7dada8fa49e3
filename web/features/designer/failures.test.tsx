import { DesignStatus } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const [banner, square] = [1, 3]
const draft = { name: 'Fjell boots', designTypeIds: [banner, square], layouts: [1, 5], brief: 'Stay dry on the ridge.' }

async function upload({ as }: OpenSandbox, name: string, width: number): Promise<string> {
  const form = new FormData()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="900"><rect width="9" height="9"/></svg>`
  form.set('file', new File([svg], name))
  return (await (await as('owner'))('POST', `/File/${ACCOUNT}`, form)).body.id
}

async function create({ as, sandbox }: OpenSandbox, fields: object = {}): Promise<string> {
  const { id } = (await (await as('owner'))('POST', `/AutomatedDesigner/${ACCOUNT}/create`, { ...draft, ...fields }))
    .body
  await sandbox.forward({ seconds: 30 })
  return id
}

test('a failed design gives its credit back and names the image that is too small, which is replaced from there', async () => {
  let [id, large] = ['', '']
  const { user, sandbox } = await renderScreen(() => `/designer/${id}`, {
    before: async (open) => {
      large = await upload(open, 'large.svg', 1200)
      id = await create(open, { productImageFileIds: [await upload(open, 'small.svg', 320)] })
    },
  })
  expect(await screen.findByText(/“small\.svg” is 320 × 900 pixels.*Your credit was returned\.$/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Replace image' }))
  await user.click(await screen.findByRole('checkbox', { name: /large\.svg/ }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(await screen.findByRole('button', { name: 'Save and regenerate' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Fjell boots' })).toBeVisible()
  expect(await sandbox.store.get('design', id)).toMatchObject({ productImageFileIds: [large] })
  await sandbox.forward({ seconds: 30 })
  expect((await sandbox.store.get('design', id))?.status).toBe(DesignStatus.Ready)
})

test('one format that could not be drawn says why and is tried again; the others are there', async () => {
  let id = ''
  const { user, sandbox } = await renderScreen(() => `/designer/${id}`, {
    before: async (open) => {
      id = await create(open)
      await open.sandbox.store.update('design', id, ({ variants, ...design }) => ({
        ...design,
        variants: variants.map((variant) =>
          variant.designTypeId === square
            ? { ...variant, fileId: null, checks: [], failure: { code: 'design-not-drawn' } }
            : variant,
        ),
      }))
    },
  })
  expect(await screen.findAllByText("This format couldn't be drawn")).toHaveLength(1)
  const others = within(screen.getByRole('list', { name: 'Pictures in 970 × 250' }))
  expect(others.getAllByRole('checkbox')).toHaveLength(2)
  expect(screen.queryByRole('list', { name: 'Pictures in 1080 × 1080' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again: 1080 × 1080' }))
  await waitFor(() => expect(screen.queryByText("This format couldn't be drawn")).toBeNull())
  await sandbox.forward({ seconds: 30 })
  const list = within(await screen.findByRole('list', { name: 'Pictures in 1080 × 1080' }))
  expect(await list.findAllByRole('checkbox')).toHaveLength(2)
})

test('the gallery says how many designs of the month are used, and when they are new', async () => {
  await renderScreen('/designer', { before: (open) => create(open) })
  expect(await screen.findByText('1 of 20 designs used, new on Dec 1, 2026')).toBeVisible()
})
