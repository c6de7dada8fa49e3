// People, accounts, memberships and sessions, stored as objects of the contract with additional internal fields.
import { type Account, type MemberStatus, SubscriptionStatus, type User, type UserRole } from '@adwright/sdk/types'
import type { Versioned } from '#mocks/sandbox/domain/versions.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** A person with internal fields. The counts of `subscriptionDetails` are derived for each response. */
export type Person = Omit<User, 'subscriptionDetails'> & {
  passwordHash: string
  subscription: Subscription
  isDeactivated: boolean
}

export type Subscription = {
  id: string | null
  productName: string | null
  /** SubscriptionStatus of the contract, 8 = none. */
  status: User['subscriptionDetails']['status']
  plan: number
  period: 1 | 2
  trialUsed: boolean
  trialEndsAt: string | null
  cancelAtPeriodEnd: boolean
  currentPeriodEndsAt: string | null
}

/** The subscription of a person who has never subscribed. */
export const NO_SUBSCRIPTION: Subscription = {
  id: null,
  productName: null,
  status: SubscriptionStatus.None,
  plan: 1,
  period: 1,
  trialUsed: false,
  trialEndsAt: null,
  cancelAtPeriodEnd: false,
  currentPeriodEndsAt: null,
}

/** An account without the fields that depend on the reader. */
export type StoredAccount = Omit<Account, 'role' | 'accountId' | 'version'> & Versioned & { ownerId: string }

export type Membership = {
  /** `{accountId}.{userId}`, or the invitation's id. */
  id: string
  accountId: string
  /** Null while the invitation is open and its address has no person. */
  userId: string | null
  email: string
  role: UserRole
  status: MemberStatus
  message: string | null
  invitedAt: string | null
  joinedAt: string | null
  invitedByName: string | null
  expiresAt: string | null
}

export type Session = {
  id: string
  userId: string
  createdAt: string
  endedAt: string | null
  device: string
  browser: string
  ipAddress: string
}

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    person: Person
    account: StoredAccount
    membership: Membership
    session: Session
  }
}

export const UNIQUE_EMAIL = 'person-email'

/** The person with an address in lower case; takes as long for an unknown address. */
export async function personByEmail(store: Store, email: string): Promise<Person | undefined> {
  const id = await store.holderOf(UNIQUE_EMAIL, email)
  return store.get('person', id ?? '')
}

export const membershipId = (accountId: string, userId: string) => `${accountId}.${userId}`

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ')
