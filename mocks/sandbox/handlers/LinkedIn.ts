import { organizationsOf, stillReached } from '#mocks/sandbox/domain/social/channels.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

export const linkedIn = {
  async listLinkedInOrganizations(call) {
    return ok(stillReached(await organizationsOf(call, call.accountId), call.now))
  },
} satisfies SandboxHandlers<'LinkedIn'>
