// Registration of a person: user name, referral code, and the check for leaked passwords.
import { NotificationChannel, type Registration, Severity } from '@adwright/sdk/types'
import type { Passwords } from '#mocks/sandbox/domain/identity/passwords.ts'
import { NO_SUBSCRIPTION, type Person, UNIQUE_EMAIL } from '#mocks/sandbox/domain/identity/people.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** A released user name, which others can take after 30 days. */
export type FormerUserName = { id: string; personId: string; freeAt: string }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    formerUserName: FormerUserName
  }
}

type RegistrationContext = {
  store: Store
  now: Date
  newId: (prefix: string) => string
  language: 'en' | 'tr'
  passwords: Passwords
}

export const UNIQUE_USER_NAME = 'person-user-name'
const FORMER_NAME_DAYS = 30

/** The most frequent leaked passwords of at least eight characters. */
const COMMON_PASSWORDS = new Set(
  (
    'password password1 password12 password123 passw0rd 12345678 123456789 1234567890 0123456789 87654321 11111111 00000000 ' +
    'qwertyui qwertyuiop qwerty123 1q2w3e4r 1q2w3e4r5t iloveyou sunshine princess football baseball superman trustno1 ' +
    'letmein1 welcome1 administrator changeme abcd1234 abc12345 asdfghjkl zxcvbnm1 computer michelle jennifer starwars ' +
    'galatasaray fenerbahce besiktas trabzonspor istanbul turkiye1 adwright adwright1'
  ).split(' '),
)

export const isCommonPassword = (password: string) => COMMON_PASSWORDS.has(password.toLowerCase())

/** True for the only token that the sandbox's captcha rejects. */
export const isRefusedCaptcha = (token: string) => token === 'bad'

/** Derives a user name from the part before the @: lowercase letters, digits, dots, hyphens and underscores, starting with a letter or digit. */
export function userNameFrom(email: string): string {
  const local = (email.split('@')[0] ?? '').toLowerCase().normalize('NFKD')
  const allowed = local
    .replaceAll('ı', 'i')
    .replace(/[^a-z0-9._-]/g, '')
    .replace(/^[^a-z0-9]+/, '')
  return (allowed || 'user').slice(0, 32).padEnd(3, '0')
}

/** True if a user name is available: not in use, and not used by another person within the last 30 days. */
export async function isUserNameFree(store: Store, userName: string, personId: string, now: Date): Promise<boolean> {
  const holder = await store.holderOf(UNIQUE_USER_NAME, userName)
  if (holder !== undefined && holder !== personId) return false
  const former = await store.get('formerUserName', userName)
  if (former && former.personId !== personId && Date.parse(former.freeAt) > now.getTime()) return false
  return (await store.find('person', { userName, id: { not: personId } })) === undefined
}

/** Changes the user name of a person and reserves the old one for 30 days. */
export async function changeUserName(store: Store, person: Person, userName: string, now: Date): Promise<void> {
  const { userName: old, id: personId } = person
  const freeAt = new Date(now.getTime() + FORMER_NAME_DAYS * 86_400_000).toISOString()
  await store.release(UNIQUE_USER_NAME, old)
  await store.upsert('formerUserName', { id: old, personId, freeAt })
  await store.delete('formerUserName', userName)
  await store.claim(UNIQUE_USER_NAME, userName, personId)
}

async function availableUserName(
  { store, now }: RegistrationContext,
  email: string,
  personId: string,
): Promise<string> {
  const baseName = userNameFrom(email)
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? baseName : `${baseName}-${number}`
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

/** Stores and returns a new person; undefined if the address is taken. */
export async function createPerson(
  context: RegistrationContext,
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
    userName: await availableUserName(context, email, id),
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
      posts: NotificationChannel.Email,
      tasks: NotificationChannel.Email,
      surveys: NotificationChannel.Email,
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
