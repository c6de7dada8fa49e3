// The types of handlers, and helpers for their responses.
import type { Answer, Call, Group, OperationId, OperationsOf, OperationTypes } from '@adwright/sdk/server'
import type { BaseContext, MemberContext, PersonContext } from '#mocks/sandbox/domain/context.ts'
import type { Person } from '#mocks/sandbox/domain/identity/people.ts'

type PublicGroup = 'Auth' | 'App' | 'Verification' | 'EarnadoML' | 'EarnMail'

/** The context of a handler, which depends on its callers: anyone, a person, or a member of the account in the path. */
export type ContextOf<Op extends OperationId> = OperationTypes[Op]['group'] extends PublicGroup
  ? BaseContext & { person: Person | undefined; sessionId: string | undefined }
  : Op extends 'receiveStripeEvent' | 'getSharedReport'
    ? BaseContext
    : Op extends InvitationOperation
      ? PersonContext
      : OperationTypes[Op]['data'] extends { path: { accountId: string } }
        ? MemberContext
        : PersonContext

/** Operations with an account in their path of which the caller is not a member yet. */
export type InvitationOperation =
  | 'acceptInvitation'
  | 'declineInvitation'
  | 'acceptAccountInvitation'
  | 'dismissAccountInvitation'

export type SandboxHandler<Op extends OperationId> = (
  call: Call<Op> & ContextOf<Op>,
) => Answer<Op> | Promise<Answer<Op>>

/** All handlers of a group; a missing operation, an undocumented status or a wrong body does not compile. */
export type SandboxHandlers<G extends Group> = { [Op in OperationsOf<G>]: SandboxHandler<Op> }

export const ok = <Body>(body: Body) => ({ status: 200 as const, body })
export const created = <Body>(body: Body) => ({ status: 201 as const, body })
export const noContent = () => ({ status: 204 as const, body: undefined })

const pad = (page: number, size: number) => (page - 1) * size

/** A page of a list in the contract's form; a page after the last one is empty. */
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
