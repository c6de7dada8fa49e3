import { NotificationKind } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { shownNotification, visibleTo } from '#mocks/sandbox/domain/notifications/notifications.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'

type Operation = 'listNotifications' | 'updateNotifications' | 'getNotificationCounts' | 'updateNotification'

/** Counts the unread notifications by kind. */
async function countsFor({ store, person }: PersonContext, accountIds: string[] | undefined) {
  const visible = await visibleTo(store, person.id, accountIds)
  const unread = await store.fields('notification', ['kind'], { ...visible, readAt: null })
  const kinds = Object.values(NotificationKind)
  const groups = kinds.map((kind) => ({ kind, unreadCount: unread.filter((one) => one.kind === kind).length }))
  return { unreadCount: unread.length, groups: groups.filter(({ unreadCount }) => unreadCount > 0) }
}

export const notifications = {
  async listNotifications(call) {
    const { store, person, query, language } = call
    const { accountIds, kinds: kind, isRead, ...paging } = query
    const visible = await visibleTo(store, person.id, accountIds)
    const readAt = isRead === undefined ? undefined : isRead ? { not: null } : null
    const where = { ...visible, kind, readAt }
    const page = await storedPage(store, 'notification', { where, order: 'desc', ...paging })
    return ok({ ...page, items: page.items.map((one) => shownNotification(one, language)) })
  },

  async updateNotifications(call) {
    const { store, person, body, now } = call
    const { accountIds, kinds: kind, until } = body
    const visible = await visibleTo(store, person.id, accountIds)
    const occurredAt = { to: new Date(until).toISOString() }
    const unread = await store.listAll('notification', { where: { ...visible, kind, occurredAt, readAt: null } })
    for (const { id } of unread) await store.set('notification', id, { readAt: now.toISOString() })
    return ok(await countsFor(call, accountIds))
  },

  getNotificationCounts: async (call) => ok(await countsFor(call, call.query.accountIds)),

  async updateNotification(call) {
    const { store, person, notificationId, body, now, language } = call
    const found = await store.get('notification', notificationId)
    if (found?.personId !== person.id) return problem(404, 'not-found')
    const readAt = body.isRead ? (found.readAt ?? now.toISOString()) : null
    await store.set('notification', notificationId, { readAt })
    return ok(shownNotification({ ...found, readAt }, language))
  },
} satisfies Pick<SandboxHandlers<'User'>, Operation>
