import type { Failure, OperationId } from '@adwright/sdk/server'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import type { Membership, Person, StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'

/** The answer of any handler, without the contract's types. */
export type AnyAnswer = { status: number; body: unknown; isReplayed?: boolean } | Failure<number>
type AnyHandler = (call: object) => Promise<AnyAnswer> | AnyAnswer

/** What the pipeline needs to answer requests. */
export type Runtime = SystemContext & {
  /** Whether answers are validated against the contract too. */
  isChecking: boolean
  handlers: Partial<Record<OperationId, AnyHandler>>
}

/** The caller of an operation, as far as the operation has one. */
export type Access = {
  person: Person | undefined
  sessionId: string | undefined
  account?: StoredAccount
  membership?: Membership
}
