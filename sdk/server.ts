// The types a backend written in TypeScript must satisfy: a missing operation, a status outside of the contract or a wrong body does
// not compile.

import type { Group, OperationId, OperationTypes } from './generated/operations.gen.ts'
import type { ErrorCode, ReachedPlanLimit } from './generated/types.gen.ts'

export {
  type Group,
  type OperationEntry,
  type OperationId,
  type OperationTypes,
  operations,
} from './generated/operations.gen.ts'

type Data<Op extends OperationId> = OperationTypes[Op]['data']
type Present<T> = Exclude<T, undefined>
type PathOf<Op extends OperationId> = Data<Op> extends { path: infer Path } ? Path : unknown
type QueryOf<Op extends OperationId> =
  Data<Op> extends { query?: infer Query }
    ? [Present<Query>] extends [never]
      ? Record<never, never>
      : Present<Query>
    : Record<never, never>
type BodyOf<Op extends OperationId> =
  Data<Op> extends { body: infer Body } ? Body : Data<Op> extends { body?: infer Body } ? Body : undefined

/** What a handler gets: the path parameters by name, the query, and the body. */
export type Call<Op extends OperationId> = PathOf<Op> & { query: QueryOf<Op>; body: BodyOf<Op> }

/** An answer the contract promises, one of its 2xx statuses with that status's body. */
export type Success<Op extends OperationId> = {
  [Status in keyof OperationTypes[Op]['responses']]: { status: Status; body: OperationTypes[Op]['responses'][Status] }
}[keyof OperationTypes[Op]['responses']]

/** A failure the contract names: a status it lists, and a code; the server adds message, path and method to make an `ApiError`. */
export type Failure<Status> = {
  status: Status
  problem: {
    code: ErrorCode
    message?: string
    detail?: string | null
    errors?: Record<string, string[]>
    retryAfterSeconds?: number
    planLimit?: ReachedPlanLimit
  }
}

export type Answer<Op extends OperationId> = Success<Op> | Failure<keyof OperationTypes[Op]['errors']>

export type Handler<Op extends OperationId, Context = unknown> = (
  call: Call<Op> & Context,
) => Answer<Op> | Promise<Answer<Op>>

export type OperationsOf<G extends Group> = {
  [Op in OperationId]: OperationTypes[Op]['group'] extends G ? Op : never
}[OperationId]

/** All handlers of a resource group, by operationId; `Context` is what the server gives each of them besides the call. */
export type HandlersOf<G extends Group, Context = unknown> = { [Op in OperationsOf<G>]: Handler<Op, Context> }
