import type { Group } from '@adwright/sdk/server'
import type { SandboxHandlers } from '#mocks/sandbox/context.ts'
import { account } from '#mocks/sandbox/handlers/Account.ts'

/** Every operation's handler; a group that is left out, or an operation of one, does not compile. */
export const HANDLERS = {
  ...account,
} satisfies Partial<SandboxHandlers<Group>>
