// The job of a credential: notifies the admins of an account when its access has ended, and when it works again. The end is an entry of the
// activity log, where connections and disconnections are.
import { AuditAction, AuditArea, IntegrationPlatform, NotificationKind, UserRole } from '@adwright/sdk/types'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { credentialsOf, type StoredCredential } from '#mocks/sandbox/domain/integrations/credentials.ts'
import { endOf } from '#mocks/sandbox/domain/integrations/health.ts'
import { PLATFORM_NAMES } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { notConnectedCause } from '#mocks/sandbox/domain/notifications/notifications.ts'
import { membersFrom, notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { NOTIFICATION_TEXTS } from '#mocks/sandbox/texts/notifications.ts'
import { AUDIT_WORDS } from '#mocks/sandbox/texts/User.ts'

const causeOf = (id: string) => `credential:${id}`

type Healed = Pick<StoredCredential, 'id' | 'accountId' | 'platform' | 'displayName'>

/** Notifies admins that access works again, in the place of the notice that it had ended. */
export async function notifyHealed(context: Omit<JobContext, 'until'>, credential: Healed): Promise<void> {
  const { store, now } = context
  const { id, accountId, platform, displayName: name } = credential
  const textIn = (language: Language) => ({
    title: interpolate(NOTIFICATION_TEXTS.accessRestored[language], { platform: PLATFORM_NAMES[platform] }, language),
    text: interpolate(NOTIFICATION_TEXTS.resumed[language], { name }, language),
  })
  const link = `/integrations/${platform}`
  const texts = { en: textIn('en'), tr: textIn('tr') }
  const news = { kind: NotificationKind.Integration, severity: null, accountId, texts, link }
  const values = { platform: PLATFORM_NAMES[platform], name }
  const isAds = platform === IntegrationPlatform.GoogleAds
  const solved = isAds ? [causeOf(id), notConnectedCause(accountId)] : [causeOf(id)]
  for (const person of await membersFrom(store, accountId, UserRole.Admin)) {
    const where = { cause: solved, readAt: null }
    for (const ended of await store.list('notification', person.id, { where }))
      await store.set('notification', ended.id, { readAt: now.toISOString() })
    const letter = () => ({ kind: 'access-restored' as const, values, link })
    await notify(context, person, [{ ...news, cause: `${causeOf(id)}:restored` }], letter)
  }
}

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
    cause: causeOf(id),
    texts: { en: textIn('en'), tr: textIn('tr') },
    link,
  }
  const ended = { action: AuditAction.Paused, area: AuditArea.Integrations, after: AUDIT_WORDS.accessEnded.en }
  await audit(context, { ...ended, target: PLATFORM_NAMES[platform], before: name, accountId })
  const values = { platform: PLATFORM_NAMES[platform], name }
  for (const person of await membersFrom(store, accountId, UserRole.Admin))
    await notify(context, person, [news], () => ({ kind: 'access-ended', values, link }))
}
