import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ACCOUNT } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'

const draft = { name: 'Boots', designTypeIds: [3], layouts: [5], brief: 'No wet feet.' }

/** A design with one picture, whose words the brand kit forbids. */
async function open() {
  let id = ''
  const opened = await renderScreen(() => `/designer/${id}`, {
    before: async ({ as, sandbox }) => {
      const call = await as('owner')
      const kitPath = `/AutomatedDesigner/${ACCOUNT}/brand-kit`
      const { isDefault: _, version, updatedAt: _updated, ...kit } = (await call('GET', kitPath)).body
      await call('PUT', `${kitPath}?expectedVersion=${version}`, { ...kit, forbiddenWords: ['wet feet'] })
      id = (await call('POST', `/AutomatedDesigner/${ACCOUNT}/create`, draft)).body.id
      await sandbox.forward({ seconds: 30 })
    },
  })
  const exports = () => opened.calls(`POST /AutomatedDesigner/${ACCOUNT}/${id}/export`)
  return { ...opened, exports }
}

const question = () => screen.findByRole('alertdialog', { name: 'Download 1 picture with failed checks?' })

test('D asks before it downloads a picture with a failed check', async () => {
  const { user, exports } = await open()
  const link = await screen.findByRole('link', { name: /^Words only, \d/ })
  link.focus()
  await user.keyboard('d')
  const asked = within(await question())
  expect(exports()).toEqual([])
  await user.click(asked.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(link).toHaveFocus())
  expect(exports()).toEqual([])
})

test('the large picture asks, too, and downloads once it is confirmed', async () => {
  const { user, exports } = await open()
  await user.click(await screen.findByRole('link', { name: /^Words only, \d/ }))
  const dialog = within(await screen.findByRole('dialog', { name: /Words only$/ }))
  await user.click(await dialog.findByRole('button', { name: 'PNG' }))
  const asked = within(await question())
  expect(exports()).toEqual([])
  await user.click(asked.getByRole('button', { name: 'Download anyway' }))
  await waitFor(() => expect(exports().map(({ body }) => body)).toMatchObject([{ isConfirmed: true }]))
  await screen.findByText(/downloaded$/)
})
