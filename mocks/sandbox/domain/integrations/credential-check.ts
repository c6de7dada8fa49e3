// The job of a credential: notifies the admins of an account when its access has ended.
import { NotificationKind, UserRole } from '@adwright/sdk/types'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { credentialsOf } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { endOf } from '#mocks/sandbox/domain/integrations/health.ts'
import { PLATFORM_NAMES } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { membersFrom, notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { NOTIFICATION_TEXTS } from '#mocks/sandbox/texts/notifications.ts'

export async function checkCredential(context: JobContext, id: string): Promise<void> {
  const { store, now } = context
  const stored = await store.get('credential', id)
  const all = stored ? await credentialsOf(store, stored.accountId) : []
  const credential = all.find((one) => one.id === id)
  if (!credential || endOf(credential, now) === null) return
  const { accountId, platform, displayName: name } = credential
  const textIn = (language: Language) => ({
    title: interpolate(NOTIFICATION_TEXTS.accessEnded[language], { platform: PLATFORM_NAMES[platform] }, language),
    text: interpolate(NOTIFICATION_TEXTS.reconnect[language], { name }, language),
  })
  const link = `/integrations/${platform}`
  const news = {
    kind: NotificationKind.Integration,
    severity: null,
    accountId,
    cause: `credential:${id}`,
    texts: { en: textIn('en'), tr: textIn('tr') },
    link,
  }
  const values = { platform: PLATFORM_NAMES[platform], name }
  for (const person of await membersFrom(store, accountId, UserRole.Admin))
    await notify(context, person, [news], () => ({ kind: 'access-ended', values, link }))
}
