// The set-up of valid requests beyond their schema: codes from emails, signatures, service tokens, existing files, resources in the
// required state. Operations that would end the sessions of the workspace's own people are called by a guest.

import { ADVERTISING_SETUPS } from '#tests/fuzz/setups/advertising.ts'
import { DESIGN_SETUPS } from '#tests/fuzz/setups/designs.ts'
import { FILE_AND_POST_SETUPS } from '#tests/fuzz/setups/files-and-posts.ts'
import { IDENTITY_SETUPS } from '#tests/fuzz/setups/identity.ts'
import type { OperationSetup } from '#tests/fuzz/setups/operation-setup.ts'
import { PLANNING_SETUPS } from '#tests/fuzz/setups/planning.ts'
import { SERVICE_SETUPS } from '#tests/fuzz/setups/services.ts'

export const OPERATION_SETUPS: Record<string, OperationSetup> = {
  ...ADVERTISING_SETUPS,
  ...DESIGN_SETUPS,
  ...FILE_AND_POST_SETUPS,
  ...IDENTITY_SETUPS,
  ...PLANNING_SETUPS,
  ...SERVICE_SETUPS,
}
