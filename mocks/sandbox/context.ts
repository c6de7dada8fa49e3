// What the sandbox gives a handler besides the call.
import type { Answer, Call, Group, OperationId, OperationsOf, OperationTypes } from '@adwright/sdk/server'
import type { Clock } from '#mocks/sandbox/clock.ts'
import type { Passwords } from '#mocks/sandbox/domain/passwords.ts'
import type { Membership, Person, StoredAccount } from '#mocks/sandbox/domain/people.ts'
import type { Language } from '#mocks/sandbox/pipeline/problem.ts'
import type { Tokens } from '#mocks/sandbox/pipeline/tokens.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

/** For every operation. */
export type BaseContext = {
  /** Bound to the request's transaction where the operation writes. */
  store: Store
  clock: Clock
  /** The moment of the request, by the sandbox's clock. */
  now: Date
  language: Language
  tokens: Tokens
  passwords: Passwords
  /** Gives a new id with a prefix, `tkt_…`. */
  newId: (prefix: string) => string
  /** A seeded generator, 0 up to 1. */
  random: () => number
  /** The request as it came, for headers and raw bodies; its body is read already where there is one. */
  request: Request
  rawBody: string
  /** The sandbox's own address, for links in mails and pages. */
  origin: string
  /** Seed of the simulated world. */
  seed: number
}

/** For operations with a token. */
export type PersonContext = BaseContext & { person: Person; sessionId: string }

/** For operations below an account. */
export type MemberContext = PersonContext & { account: StoredAccount; membership: Membership }

type PublicGroup = 'Auth' | 'App' | 'Verification' | 'EarnadoML' | 'EarnMail'

/** What a handler gets depends on who may call it: anybody, a person, or a member of the account in the path. */
export type ContextOf<Op extends OperationId> = OperationTypes[Op]['group'] extends PublicGroup
  ? BaseContext & { person: Person | undefined; sessionId: string | undefined }
  : Op extends 'receiveStripeEvent'
    ? BaseContext
    : Op extends InvitationOperation
      ? PersonContext
      : OperationTypes[Op]['data'] extends { path: { accountId: string } }
        ? MemberContext
        : PersonContext

/** These carry an account in their path that the caller is not a member of yet. */
export type InvitationOperation =
  | 'acceptInvitation'
  | 'declineInvitation'
  | 'acceptAccountInvitation'
  | 'dismissAccountInvitation'

export type SandboxHandler<Op extends OperationId> = (
  call: Call<Op> & ContextOf<Op>,
) => Answer<Op> | Promise<Answer<Op>>

/** All handlers of a group: a missing operation, a status outside of the contract or a wrong body does not compile. */
export type SandboxHandlers<G extends Group> = { [Op in OperationsOf<G>]: SandboxHandler<Op> }

export const ok = <Body>(body: Body) => ({ status: 200 as const, body })
export const created = <Body>(body: Body) => ({ status: 201 as const, body })
export const noContent = () => ({ status: 204 as const, body: undefined })

const pad = (page: number, size: number) => (page - 1) * size

/** One page of a whole list in the contract's form; a page beyond the last is empty. */
export function pageOf<Item>(items: Item[], currentPage = 1, pageSize = 25) {
  const from = pad(currentPage, pageSize)
  return { items: items.slice(from, from + pageSize), ...pageFields(items.length, currentPage, pageSize) }
}

export const pageFields = (totalCount: number, currentPage = 1, pageSize = 25) => ({
  currentPage,
  pageSize,
  totalCount,
  totalPages: Math.ceil(totalCount / pageSize),
})
