// The role matrix (OP-20 of the requirements), as far as the role alone decides; other conditions are in the handlers.
import { type OperationId, operations } from '@adwright/sdk/server'
import { UserRole } from '@adwright/sdk/types'

const ROLES: Record<string, UserRole> = {
  viewer: UserRole.Viewer,
  user: UserRole.User,
  admin: UserRole.Admin,
  owner: UserRole.Owner,
}

/** The lowest role for each operation of an account: `x-min-role` of the contract. */
export const LOWEST_ROLE: Partial<Record<OperationId, UserRole>> = Object.fromEntries(
  Object.entries(operations).flatMap(([operationId, { minRole }]) => {
    const role = minRole === null ? undefined : ROLES[minRole]
    return role === undefined ? [] : [[operationId, role]]
  }),
)
