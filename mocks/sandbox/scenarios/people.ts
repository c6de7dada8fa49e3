// Builders of people and accounts for scenarios and tests.
import {
  AccountStatus,
  MemberStatus,
  NotificationChannel,
  Severity,
  SubscriptionStatus,
  UserRole,
} from '@adwright/sdk/types'
import { scheduleSubscription } from '#mocks/sandbox/domain/billing/billing-events.ts'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { join } from '#mocks/sandbox/domain/identity/memberships.ts'
import { hashPassword, PASSWORD_COST } from '#mocks/sandbox/domain/identity/passwords.ts'
import {
  fullName,
  type Membership,
  NO_SUBSCRIPTION,
  type Person,
  type StoredAccount,
  type Subscription,
  UNIQUE_EMAIL,
} from '#mocks/sandbox/domain/identity/people.ts'
import { startDailyTasks } from '#mocks/sandbox/domain/planning/daily-tasks.ts'

/** The password of every person in a scenario. */
export const SCENARIO_PASSWORD = 'correct-horse-battery'

/** The precomputed output of hashPassword: hashing would slow down every new scenario, and this password is public anyway. */
const SCENARIO_HASH = 'scrypt$131072$ZjZDC74TiSuA6ou6ASJtmg==$XykIySWf+9lnx7yMqNYyySscze0JfotuRWQ03rMeO2g='

const hashes = new Map([[PASSWORD_COST, Promise.resolve(SCENARIO_HASH)]])

/** One shared hash per cost parameter that tests choose. */
function scenarioHash(cost: number): Promise<string> {
  const hash = hashes.get(cost) ?? hashPassword(SCENARIO_PASSWORD, cost)
  hashes.set(cost, hash)
  return hash
}

/** A paid Growth plan, as most people of scenarios have. */
export const GROWTH: Subscription = {
  ...NO_SUBSCRIPTION,
  id: 'sub_growth',
  productName: 'Growth',
  status: SubscriptionStatus.Active,
  plan: 2,
  period: 2,
  trialUsed: true,
  currentPeriodEndsAt: '2027-03-02T09:14:00Z',
}

export async function addPerson(
  { store, clock, passwordCost }: Pick<SystemContext, 'store' | 'clock' | 'passwordCost'>,
  fields: Partial<Person> & { id: string; email: string },
): Promise<Person> {
  const person: Person = {
    firstName: 'Elif',
    lastName: 'Demir',
    language: 'en',
    referenceCode: 'ELIF-4821',
    userName: fields.email.split('@')[0] ?? fields.id,
    phone: null,
    avatarUrl: null,
    timeZone: 'Europe/Berlin',
    isEmailVerified: true,
    isPhoneVerified: false,
    isMailAllowed: true,
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
      product: NotificationChannel.None,
      minSeverity: Severity.Low,
      quietHours: null,
      isHighSeverityAllowed: true,
    },
    createdAt: clock.now().toISOString(),
    passwordHash: await scenarioHash(passwordCost),
    subscription: NO_SUBSCRIPTION,
    isDeactivated: false,
    ...fields,
  }
  await store.claim(UNIQUE_EMAIL, fields.email.toLowerCase(), person.id)
  if (person.subscription.id !== null) await scheduleSubscription(store, person.id, clock.now())
  return store.insert('person', person)
}

/** Adds an account with its owner and further members by role. */
export async function addAccount(
  { store, clock }: Pick<SystemContext, 'store' | 'clock'>,
  owner: Person,
  fields: Partial<StoredAccount> & { id: string },
  members: [Person, UserRole][] = [],
): Promise<StoredAccount> {
  const account: StoredAccount = {
    ownerId: owner.id,
    plan: owner.subscription.plan,
    name: 'Lindholm Outdoor',
    companyName: 'Lindholm Outdoor GmbH',
    companyWebSite: 'https://www.lindholm-outdoor.example',
    primaryContactNumber: '+4930901820145',
    industry: 11,
    digitalMarketingGoals: [2],
    marketingTeamCount: 6,
    currencyCode: 'EUR',
    timeZone: 'Europe/Berlin',
    logoFileId: null,
    status: AccountStatus.Active,
    isDemo: false,
    createdAt: clock.now().toISOString(),
    ...fields,
  }
  await store.insert('account', account)
  await startDailyTasks(store, account, clock.now())
  const owned: [Person, UserRole] = [owner, UserRole.Owner]
  for (const [person, role] of [owned, ...members]) {
    // A person who registers after the account was created joins it then.
    const joinedAt = person.createdAt > account.createdAt ? person.createdAt : account.createdAt
    await join(store, { accountId: account.id, person, role, now: new Date(joinedAt) })
  }
  return account
}

/** Adds an open invitation to an account, sent by its owner. */
export async function addInvitation(
  { store, clock, newId }: Pick<SystemContext, 'store' | 'clock' | 'newId'>,
  account: StoredAccount,
  owner: Person,
  email: string,
): Promise<void> {
  const invitedAt = clock.now().toISOString()
  const expiresAt = new Date(clock.now().getTime() + 7 * 86_400_000).toISOString()
  const invitation: Membership = {
    id: newId('inv'),
    accountId: account.id,
    userId: null,
    email,
    role: UserRole.Viewer,
    status: MemberStatus.Invited,
    message: null,
    invitedAt,
    joinedAt: null,
    invitedByName: fullName(owner),
    expiresAt,
  }
  await store.insert('membership', invitation)
}

/** Creates an access token for a person, with a new session. */
export async function signIn(
  { store, clock, tokens, newId }: Pick<SystemContext, 'store' | 'clock' | 'tokens' | 'newId'>,
  personId: string,
): Promise<string> {
  const id = newId('ses')
  const createdAt = clock.now().toISOString()
  const session = {
    id,
    userId: personId,
    createdAt,
    endedAt: null,
    device: 'Desktop',
    browser: 'Test',
    ipAddress: '127.0.0.1',
  }
  await store.insert('session', session)
  return tokens.sign({ kind: 'access', subject: personId, session: id })
}

/** Creates the ads token that an access token gives for an account; an unusable one if the access token has expired. */
export async function signAdsToken(
  { tokens }: Pick<SystemContext, 'tokens'>,
  accessToken: string | undefined,
  account: string,
): Promise<string> {
  const { subject, session } = (await tokens.check(accessToken, ['access'])) ?? { subject: '', session: '' }
  return tokens.sign({ kind: 'ads', subject, session, account })
}
