import { NotificationKind, Severity } from '@adwright/sdk/types'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { ACCOUNT, NOW, type OpenSandbox } from '#tests/support/sandbox.ts'
import { renderScreen } from '#tests/support/screen.tsx'
import { paths } from '#web/paths.ts'

/** Notifies the owner of three anomalies of one monitor, and of an answer of support. */
async function notifyOwner({ sandbox, personOf }: OpenSandbox) {
  const person = await sandbox.store.get('person', personOf('owner').id)
  if (!person) throw new Error('The scenario has no owner.')
  const about = (title: string) => ({ en: { title, text: '' }, tr: { title, text: '' } })
  const anomaly = {
    kind: NotificationKind.Anomaly,
    severity: Severity.High,
    accountId: ACCOUNT,
    cause: 'monitor:cfg_1',
    texts: about('Revenue fell'),
    link: paths.settingsInfo(),
  }
  const ticket = {
    ...anomaly,
    kind: NotificationKind.Ticket,
    severity: null,
    accountId: null,
    cause: 'ticket:1',
    texts: about('Support answered'),
  }
  const context = { ...sandbox.runtime, now: new Date(NOW) }
  await notify(context, person, [anomaly, anomaly, anomaly])
  await notify(context, person, [ticket])
}

test('the bell counts unread notifications, groups them by kind, and combines repeats', async () => {
  const { user, calls } = await renderScreen(paths.settingsGeneral(), { before: notifyOwner })
  await user.click(await screen.findByRole('button', { name: 'Notifications: 2 unread' }))
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  const anomalies = await within(panel).findByRole('region', { name: 'Anomalies' })
  expect(within(anomalies).getByText('Revenue fell')).toBeVisible()
  expect(within(anomalies).getByText(/^2 more/)).toBeVisible()
  expect(within(panel).getByRole('region', { name: 'Support tickets' })).toBeVisible()
  await user.click(within(panel).getByRole('button', { name: 'Mark as read: Support answered' }))
  expect(await screen.findByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible()
  await user.click(within(panel).getByRole('link', { name: 'Revenue fell' }))
  await waitFor(() => expect(location.pathname).toBe(paths.settingsInfo()))
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
  expect(calls().filter(({ name }) => name.startsWith('PUT /User/notifications/'))).toHaveLength(2)
})

test('all notifications are marked as read, and one as unread again', async () => {
  const { user } = await renderScreen(paths.settingsGeneral(), { before: notifyOwner })
  await user.click(await screen.findByRole('button', { name: 'Notifications: 2 unread' }))
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  const read = await screen.findByRole('region', { name: 'Read' })
  expect(within(read).getByText('Revenue fell')).toBeVisible()
  await user.click(within(read).getByRole('button', { name: 'Mark as unread: Revenue fell' }))
  expect(await screen.findByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible()
})

test('older notifications are shown page by page', async () => {
  const { user } = await renderScreen(paths.settingsGeneral(), {
    async before(open) {
      const { sandbox, personOf } = open
      await notifyOwner(open)
      const [one] = await sandbox.store.list('notification', personOf('owner').id)
      const at = (index: number) => new Date(new Date(NOW).getTime() - index * 60_000).toISOString()
      if (!one) throw new Error('The owner has no notification.')
      for (let index = 1; index <= 50; index += 1)
        await sandbox.store.insert('notification', {
          ...one,
          id: `ntf_${index}`,
          cause: `${index}`,
          occurredAt: at(index),
        })
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Notifications: 52 unread' }))
  const panel = await screen.findByRole('dialog', { name: 'Notifications' })
  await within(panel).findByRole('region', { name: 'Anomalies' })
  const count = () => within(panel).getAllByRole('listitem').length
  expect(count()).toBe(50)
  await user.click(within(panel).getByRole('button', { name: 'Show older' }))
  await waitFor(() => expect(count()).toBe(52))
  expect(within(panel).queryByRole('button', { name: 'Show older' })).toBeNull()
})

test('without notifications the panel says what will appear there', async () => {
  const { user } = await renderScreen(paths.settingsGeneral())
  await user.click(await screen.findByRole('button', { name: 'Notifications' }))
  expect(await screen.findByText(/^You'll see anomalies/)).toBeVisible()
})
