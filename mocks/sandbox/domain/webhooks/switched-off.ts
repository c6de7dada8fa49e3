import { NotificationKind, UserRole } from '@adwright/sdk/types'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { membersFrom, notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import type { StoredWebhook } from '#mocks/sandbox/domain/webhooks/webhooks.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { NOTIFICATION_TEXTS } from '#mocks/sandbox/texts/notifications.ts'

/** Notifies the admins of an account that a webhook was switched off. */
export async function notifySwitchedOff(context: JobContext, { id, accountId, url }: StoredWebhook): Promise<void> {
  const { host } = new URL(url)
  const textIn = (language: Language) => ({
    title: NOTIFICATION_TEXTS.webhookSwitchedOff[language],
    text: interpolate(NOTIFICATION_TEXTS.webhookAddress[language], { host }, language),
  })
  const link = `/settings/webhooks/${id}`
  const news = {
    kind: NotificationKind.Integration,
    severity: null,
    accountId,
    cause: `webhook:${id}`,
    texts: { en: textIn('en'), tr: textIn('tr') },
    link,
  }
  for (const person of await membersFrom(context.store, accountId, UserRole.Admin))
    await notify(context, person, [news], () => ({ kind: 'webhook-switched-off', values: { host }, link }))
}
