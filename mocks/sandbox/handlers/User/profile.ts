import { isDeepStrictEqual } from 'node:util'
import { AuditAction, AuditArea, NotificationChannel, type User } from '@adwright/sdk/types'
import { shownUser } from '#mocks/sandbox/domain/billing/subscription-details.ts'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { countAttempt, secondsUntilAllowed, USER_NAME_CHANGES } from '#mocks/sandbox/domain/identity/attempts.ts'
import { audit } from '#mocks/sandbox/domain/identity/audit.ts'
import { attachPicture, uploadedPictureOf } from '#mocks/sandbox/domain/identity/avatars.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'
import { changeUserName, isUserNameFree } from '#mocks/sandbox/domain/identity/registration.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { AUDIT_WORDS } from '#mocks/sandbox/texts/User.ts'
import { isTimeZone } from '#mocks/sandbox/time/time-zone.ts'

type Operations = 'getUser' | 'updateUser' | 'updateUserName'

const FIELDS = ['firstName', 'lastName', 'avatarUrl', 'language', 'timeZone', 'isMailAllowed'] as const

/** The displayed value of a profile field in the activity log. */
function loggedValue(value: string | boolean | null, language: Language): string | null {
  if (typeof value === 'boolean') return AUDIT_WORDS[value ? 'allowed' : 'notAllowed'][language]
  if (value === 'en' || value === 'tr') return AUDIT_WORDS[value === 'en' ? 'english' : 'turkish'][language]
  return value
}

async function auditProfile(call: PersonContext, before: Person, after: Person): Promise<void> {
  const changed = { action: AuditAction.Changed, area: AuditArea.Profile }
  const { language } = call
  for (const field of FIELDS) {
    if (before[field] === after[field]) continue
    const values = { before: loggedValue(before[field], language), after: loggedValue(after[field], language) }
    await audit(call, { ...changed, target: AUDIT_WORDS[field][language], ...values })
  }
  if (JSON.stringify(before.notificationPreferences) !== JSON.stringify(after.notificationPreferences))
    await audit(call, { ...changed, target: AUDIT_WORDS.notificationPreferences[language] })
}

const isByEmail = (channel: NotificationChannel | undefined) =>
  channel === NotificationChannel.Email || channel === NotificationChannel.DailyDigest

export const profile = {
  getUser: async (call) => ok(await shownUser(call, call.person)),

  async updateUser(call) {
    const { store, body, person } = call
    const { firstName, lastName, avatarUrl, timeZone, notificationPreferences: preferences, ...rest } = body
    const errors: Record<string, string[]> = {}
    if (firstName !== undefined && !firstName.trim()) errors.firstName = ['field-required']
    if (lastName !== undefined && !lastName.trim()) errors.lastName = ['field-required']
    if (timeZone !== undefined && !isTimeZone(timeZone)) errors.timeZone = ['time-zone-unknown']
    const isNewPicture = avatarUrl != null && avatarUrl !== person.avatarUrl
    const picture = isNewPicture ? await uploadedPictureOf(call, person, avatarUrl) : undefined
    if (isNewPicture && !picture) errors.avatarUrl = ['picture-not-uploaded']
    if (Object.keys(errors).length > 0) return problem(422, 'invalid-fields', { errors })
    const isMailAllowed = body.isMailAllowed ?? person.isMailAllowed
    if (!isMailAllowed && isByEmail(preferences?.product)) return problem(409, 'mail-not-allowed')
    const notificationPreferences: User['notificationPreferences'] = {
      ...person.notificationPreferences,
      ...preferences,
    }
    if (!isMailAllowed && isByEmail(notificationPreferences.product))
      notificationPreferences.product = NotificationChannel.InApp
    const isSameChoice = isDeepStrictEqual(notificationPreferences, person.notificationPreferences)
    if (picture) await attachPicture(store, person, picture)
    if (isMailAllowed) await store.delete('unsubscribed', person.id)
    const fields: Partial<Person> = {
      ...rest,
      ...(firstName === undefined ? {} : { firstName: firstName.trim() }),
      ...(lastName === undefined ? {} : { lastName: lastName.trim() }),
      ...(avatarUrl === undefined ? {} : { avatarUrl }),
      ...(timeZone === undefined ? {} : { timeZone }),
      ...(isSameChoice ? {} : { notificationPreferences }),
    }
    const changed = (await store.set('person', person.id, fields)) ?? { ...person, ...fields }
    await auditProfile(call, person, changed)
    return ok(await shownUser(call, changed))
  },

  async updateUserName(call) {
    const { store, body, person, now, language } = call
    const { userName } = body
    if (userName === person.userName) return ok(await shownUser(call, person))
    const key = `user-name ${person.id}`
    const seconds = await secondsUntilAllowed(call, key, [USER_NAME_CHANGES])
    if (seconds > 0) return problem(429, 'too-many-requests', { retryAfterSeconds: seconds })
    if (!(await isUserNameFree(store, userName, person.id, now)))
      return problem(409, 'user-name-taken', { field: 'userName' })
    await countAttempt(call, key, [USER_NAME_CHANGES])
    await changeUserName(store, person, userName, now)
    const changed = (await store.set('person', person.id, { userName })) ?? { ...person, userName }
    await audit(call, {
      action: AuditAction.Changed,
      area: AuditArea.Profile,
      target: AUDIT_WORDS.userName[language],
      before: person.userName,
      after: userName,
    })
    return ok(await shownUser(call, changed))
  },
} satisfies Pick<SandboxHandlers<'User'>, Operations>
