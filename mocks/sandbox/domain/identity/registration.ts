// Who a person is when registered: the name for others, the code to recommend with, and a password that is not on every list.
import { NotificationChannel, type Registration, Severity } from '@adwright/sdk/types'
import type { Passwords } from '#mocks/sandbox/domain/identity/passwords.ts'
import { NO_SUBSCRIPTION, type Person, UNIQUE_EMAIL } from '#mocks/sandbox/domain/identity/people.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** A user name that was given up; others may take it 30 days later. */
export type FormerUserName = { id: string; personId: string; freeAt: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    formerUserName: FormerUserName
  }
}

type Registering = {
  store: Store
  now: Date
  newId: (prefix: string) => string
  language: 'en' | 'tr'
  passwords: Passwords
}

export const UNIQUE_USER_NAME = 'person-user-name'
const FORMER_NAME_DAYS = 30

/** The heads of public lists of leaked passwords, of eight characters and more. */
const COMMON_PASSWORDS = new Set(
  (
    'password password1 password12 password123 passw0rd 12345678 123456789 1234567890 0123456789 87654321 11111111 00000000 ' +
    'qwertyui qwertyuiop qwerty123 1q2w3e4r 1q2w3e4r5t iloveyou sunshine princess football baseball superman trustno1 ' +
    'letmein1 welcome1 administrator changeme abcd1234 abc12345 asdfghjkl zxcvbnm1 computer michelle jennifer starwars ' +
    'galatasaray fenerbahce besiktas trabzonspor istanbul turkiye1 adwright adwright1'
  ).split(' '),
)

export const isCommonPassword = (password: string) => COMMON_PASSWORDS.has(password.toLowerCase())

/** The sandbox's captcha believes every token but this one. */
export const isRefusedCaptcha = (token: string) => token === 'bad'

/** The part before the @ as a user name: small letters, digits, dots, hyphens and underscores, a letter or digit first. */
export function userNameFrom(email: string): string {
  const local = (email.split('@')[0] ?? '').toLowerCase().normalize('NFKD')
  const kept = local
    .replaceAll('ı', 'i')
    .replace(/[^a-z0-9._-]/g, '')
    .replace(/^[^a-z0-9]+/, '')
  return (kept || 'user').slice(0, 32).padEnd(3, '0')
}

/** True if a user name is available: not in use, and not used by another person within the last 30 days. */
export async function isUserNameFree(store: Store, userName: string, personId: string, now: Date): Promise<boolean> {
  const holder = await store.holderOf(UNIQUE_USER_NAME, userName)
  if (holder !== undefined && holder !== personId) return false
  const former = await store.get('formerUserName', userName)
  if (former && former.personId !== personId && Date.parse(former.freeAt) > now.getTime()) return false
  return (await store.find('person', { userName, id: { not: personId } })) === undefined
}

/** Gives a person another user name and keeps the old one from others for a while. */
export async function takeUserName(store: Store, person: Person, userName: string, now: Date): Promise<void> {
  const { userName: old, id: personId } = person
  const freeAt = new Date(now.getTime() + FORMER_NAME_DAYS * 86_400_000).toISOString()
  await store.release(UNIQUE_USER_NAME, old)
  await store.upsert('formerUserName', { id: old, personId, freeAt })
  await store.delete('formerUserName', userName)
  await store.claim(UNIQUE_USER_NAME, userName, personId)
}

async function freeUserName({ store, now }: Registering, email: string, personId: string): Promise<string> {
  const wished = userNameFrom(email)
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wished : `${wished}-${number}`
    if (await isUserNameFree(store, name, personId, now)) return name
  }
}

const referenceCode = (firstName: string, id: string) =>
  `${firstName
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 4)
    .toUpperCase()
    .padEnd(4, 'X')}-${id.slice(-4).toUpperCase()}`

/** Stores a new person, or undefined when the address belongs to somebody already. */
export async function createPerson(
  context: Registering,
  form: Registration,
  isEmailVerified: boolean,
): Promise<Person | undefined> {
  const { store, now, newId, language } = context
  const id = newId('usr')
  const email = form.email.trim().toLowerCase()
  if (!(await store.claim(UNIQUE_EMAIL, email, id))) return undefined
  const person: Person = {
    id,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email,
    userName: await freeUserName(context, email, id),
    phone: null,
    avatarUrl: null,
    language,
    timeZone: language === 'tr' ? 'Europe/Istanbul' : 'Europe/Berlin',
    referenceCode: referenceCode(form.firstName, id),
    isEmailVerified,
    isPhoneVerified: false,
    isMailAllowed: form.isMailAllowed,
    notificationPreferences: {
      anomalies: NotificationChannel.Email,
      approvals: NotificationChannel.Email,
      executions: NotificationChannel.InApp,
      integrations: NotificationChannel.Email,
      tickets: NotificationChannel.Email,
      reports: NotificationChannel.Email,
      product: form.isMailAllowed ? NotificationChannel.Email : NotificationChannel.None,
      minSeverity: Severity.Low,
      quietHours: null,
      isHighSeverityAllowed: true,
    },
    createdAt: now.toISOString(),
    passwordHash: context.passwords.hash(form.password),
    subscription: NO_SUBSCRIPTION,
    isDeactivated: false,
  }
  await store.claim(UNIQUE_USER_NAME, person.userName, id)
  return store.insert('person', person)
}
