// Notifies the admins of an account when the access of a credential has ended or lacks permissions, and when it works again. The end is found
// by a job and is an entry of the activity log, where connections and disconnections are.
import { AuditAction, AuditArea, IntegrationPlatform, NotificationKind, UserRole } from '@adwright/sdk/types'
import type { JobContext } from '#mocks/sandbox/domain/context.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import {
  credentialsOf,
  type KnownCredential,
  type StoredCredential,
} from '#mocks/sandbox/domain/integrations/credentials.ts'
import { endOf, missingScopesOf } from '#mocks/sandbox/domain/integrations/health.ts'
import { PLATFORM_NAMES } from '#mocks/sandbox/domain/integrations/oauth.ts'
import { notConnectedCause } from '#mocks/sandbox/domain/notifications/notifications.ts'
import { membersFrom, notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { NOTIFICATION_TEXTS } from '#mocks/sandbox/texts/notifications.ts'
import { AUDIT_WORDS } from '#mocks/sandbox/texts/User.ts'

const causeOf = (id: string) => `credential:${id}`

type Context = Omit<JobContext, 'until'>
type Named = Pick<StoredCredential, 'id' | 'accountId' | 'platform' | 'displayName'>

/** Notifies admins that access works again, in the place of the notice of its failure. */
export async function notifyHealed(context: Context, credential: Named): Promise<void> {
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

type Failing = {
  title: keyof typeof NOTIFICATION_TEXTS
  text: keyof typeof NOTIFICATION_TEXTS
  letter: 'access-ended' | 'permissions-missing'
}

/** Notifies admins that a credential fails, in the place of an unread notice of another failure. */
async function notifyFailing(context: Context, credential: Named, { title, text, letter }: Failing): Promise<void> {
  const { id, accountId, platform, displayName: name } = credential
  const values = { platform: PLATFORM_NAMES[platform], name }
  const textIn = (language: Language) => ({
    title: interpolate(NOTIFICATION_TEXTS[title][language], values, language),
    text: interpolate(NOTIFICATION_TEXTS[text][language], values, language),
  })
  const link = `/integrations/${platform}`
  const texts = { en: textIn('en'), tr: textIn('tr') }
  const news = { kind: NotificationKind.Integration, severity: null, accountId, cause: causeOf(id), texts, link }
  for (const person of await membersFrom(context.store, accountId, UserRole.Admin))
    await notify(context, person, [news], () => ({ kind: letter, values, link }))
}

/** Notifies admins of a credential that was connected again: once when permissions begin to be missing, and once when it works. */
export async function notifyReconnected(
  context: Context,
  added: StoredCredential,
  before: KnownCredential | undefined,
): Promise<void> {
  const wasEnded = before !== undefined && endOf(before, context.now) !== null
  const wasIncomplete = before !== undefined && missingScopesOf(before).length > 0
  if (missingScopesOf(added).length === 0) {
    if (wasEnded || wasIncomplete) await notifyHealed(context, added)
  } else if (wasEnded || !wasIncomplete) {
    await notifyFailing(context, added, {
      title: 'permissionsMissing',
      text: 'keepPermissions',
      letter: 'permissions-missing',
    })
  }
}

export async function checkCredential(context: JobContext, id: string): Promise<void> {
  const { store, now } = context
  const stored = await store.get('credential', id)
  const all = stored ? await credentialsOf(store, stored.accountId) : []
  const credential = all.find((one) => one.id === id)
  if (!credential || endOf(credential, now) === null) return
  const { accountId, platform, displayName: name } = credential
  const ended = { action: AuditAction.Paused, area: AuditArea.Integrations, after: AUDIT_WORDS.accessEnded.en }
  await audit(context, { ...ended, target: PLATFORM_NAMES[platform], before: name, accountId })
  await notifyFailing(context, credential, { title: 'accessEnded', text: 'reconnect', letter: 'access-ended' })
}
