import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { caller } from '#mocks/sandbox/testing.ts'
import { ACCOUNT, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { queryClient } from '#web/lib/query-client.ts'
import { paths } from '#web/paths.ts'

const BASE = `/Webhook/${ACCOUNT}`
const URL_DOWN = 'https://hooks.lindholm.example/status/503'

/** Adds a webhook through the API. */
async function addWebhook({ sandbox, tokenOf }: OpenSandbox, fields: object = {}) {
  const call = caller(sandbox, await tokenOf('owner'))
  return (await call('POST', BASE, { url: URL_DOWN, events: ['run.finished'], ...fields })).body
}

test('the empty list says what webhooks are for; adding one shows its secret once', async () => {
  const { user, calls } = await renderScreen(paths.webhooks())
  await screen.findByText('No webhooks yet')
  await user.click((await screen.findAllByRole('link', { name: 'Add webhook' }))[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Add webhook' })
  await user.type(await within(dialog).findByLabelText('Address'), 'https://10.0.0.1/hook')
  await user.click(within(dialog).getByLabelText(/^Anomaly found/))
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }))
  expect(await within(dialog).findByText(/Private and local addresses/)).toBeVisible()
  await user.clear(within(dialog).getByLabelText('Address'))
  await user.type(within(dialog).getByLabelText('Address'), 'https://hooks.lindholm.example/in')
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText(/^whsec_/)).toBeVisible()
  expect(calls(`POST ${BASE}`).at(-1)?.body).toMatchObject({ events: ['anomaly.found'], isEnabled: true })
  await user.click(screen.getByRole('link', { name: 'Open webhook' }))
  expect(await screen.findByText('No deliveries yet')).toBeVisible()
  expect(screen.queryByText(/^whsec_/)).toBeNull()
})

test('a test shows its result in the log; its detail has the attempt, and resending keeps the id', async () => {
  let id = ''
  const { user, sandbox } = await renderScreen(() => paths.webhook(id), {
    before: async (open) => {
      id = (await addWebhook(open)).id
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Send test' }))
  expect(await screen.findByText('Test sent')).toBeVisible()
  await sandbox.advance()
  await queryClient.invalidateQueries()
  const log = await screen.findByRole('region', { name: 'Deliveries' })
  expect(await within(log).findByText('503 · Error status')).toBeVisible()
  const [before] = await sandbox.store.list('webhookDelivery', id)
  await user.click(await within(log).findByRole('link'))
  const dialog = await screen.findByRole('dialog', { name: 'Delivery' })
  expect(await within(dialog).findByText('The simulated receiver answers 503.')).toBeVisible()
  expect(within(dialog).getByText(before?.id ?? '')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Resend' }))
  expect(await screen.findByText('Delivery sent again')).toBeVisible()
  await sandbox.advance()
  expect(await sandbox.store.list('webhookDelivery', id)).toMatchObject([{ id: before?.id, attemptCount: 2 }])
})

test('rotating asks first, and shows the new secret with the end of the previous one', async () => {
  let secret = ''
  let id = ''
  const { user } = await renderScreen(() => paths.webhook(id), {
    before: async (open) => {
      const added = await addWebhook(open)
      id = added.id
      secret = added.secret
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Rotate secret' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Rotate the signing secret?' })
  await user.click(within(dialog).getByRole('button', { name: 'Rotate secret' }))
  const shown = await screen.findByText(/^whsec_/)
  expect(shown.textContent).not.toBe(secret)
  expect(await screen.findByText('Previous secret valid until')).toBeVisible()
})

test('an edit is saved, and takes the place of its form in the history', async () => {
  let id = ''
  const { user, sandbox } = await renderScreen(() => paths.editWebhook(id), {
    before: async (open) => {
      id = (await addWebhook(open)).id
    },
  })
  const dialog = await screen.findByRole('dialog', { name: 'Edit webhook' })
  const entries = history.length
  await user.click(await within(dialog).findByLabelText('Send events to this address'))
  await user.click(within(dialog).getByRole('button', { name: 'Save webhook' }))
  expect(await screen.findByText('Webhook saved')).toBeVisible()
  expect((await sandbox.store.get('webhook', id))?.status).toBe(2)
  await waitFor(() => expect(location.pathname).toBe(paths.webhook(id)))
  expect(history.length).toBe(entries)
})

test('deleting asks first, and leads back to the list in the place of the page that is gone', async () => {
  let id = ''
  const { user } = await renderScreen(() => paths.webhook(id), {
    before: async (open) => {
      id = (await addWebhook(open)).id
    },
  })
  await screen.findByRole('button', { name: 'Delete' })
  const entries = history.length
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete hooks.lindholm.example/status/503?' }))
  await user.click(question.getByRole('button', { name: 'Delete webhook' }))
  await waitFor(() => expect(location.pathname).toBe(paths.webhooks()))
  expect(history.length).toBe(entries)
  expect(await screen.findByText('No webhooks yet')).toBeVisible()
})

test('a viewer sees that webhooks are not available to their role', async () => {
  const { calls } = await renderScreen(paths.webhooks(), { role: 'viewer' })
  expect(await screen.findByText('Webhooks are for users and admins')).toBeVisible()
  expect(calls(`GET ${BASE}`)).toEqual([])
})

test('in Turkish', async () => {
  await renderScreen(paths.webhooks(), { language: 'tr' })
  expect(await screen.findByText('Henüz webhook yok')).toBeVisible()
})

test('an edit after someone else has edited shows the conflict, and can be saved over it', async () => {
  let id = ''
  const { user, as, sandbox } = await renderScreen(() => paths.editWebhook(id), {
    before: async (open) => {
      id = (await addWebhook(open)).id
    },
  })
  const description = await screen.findByLabelText(/^Description/)
  await user.type(description, 'Mine')
  await (await as('admin'))('PUT', `${BASE}/${id}`, { url: URL_DOWN, events: [], description: 'Theirs' })
  await user.click(screen.getByRole('button', { name: 'Save webhook' }))
  expect(await screen.findByText('Your changes are not saved yet.')).toBeVisible()
  expect(description).toHaveValue('Mine')
  await user.click(screen.getByText('Save mine over it'))
  await expect.poll(async () => (await sandbox.store.get('webhook', id))?.description).toBe('Mine')
})
