import type { Failure, OperationId } from '@adwright/sdk/server'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import type { Membership, Person, StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'

/** The answer of any handler, without the contract's types. */
export type AnyAnswer = { status: number; body: unknown; isReplayed?: boolean } | Failure<number>
type AnyHandler = (call: object) => Promise<AnyAnswer> | AnyAnswer

/** The dependencies of the pipeline. */
export type Runtime = SystemContext & {
  /** True if responses are validated against the contract too. */
  isChecking: boolean
  handlers: Partial<Record<OperationId, AnyHandler>>
}

/** The authenticated caller, with the fields that the operation requires. */
export type Access = {
  person: Person | undefined
  sessionId: string | undefined
  account?: StoredAccount
  membership?: Membership
}
