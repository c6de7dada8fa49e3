import type { ApiFixtures } from '#tests/fuzz/api-fixtures.ts'

export type RequestParts = {
  /** The token of the caller; defaults to the owner's. */
  token?: string
  /** Path parameters by name. */
  path?: Record<string, string>
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: unknown
}
/** Prepares the workspace for an operation and returns the parts of a valid request. */
export type OperationSetup = (fixtures: ApiFixtures) => Promise<RequestParts>

/** A guest's own account: without connections, with free seats and the largest plan. */
export const asOwnerElsewhere: OperationSetup = async (fixtures) => {
  const { token, accountId } = await fixtures.guestWithAccount()
  return { token, path: { accountId } }
}
