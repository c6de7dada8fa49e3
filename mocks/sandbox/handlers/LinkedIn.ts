import { organizationsOf, stillReached } from '#mocks/sandbox/domain/social/channels.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

export const linkedIn = {
  async listLinkedInOrganizations({ store, accountId, now }) {
    return ok(stillReached(await organizationsOf(store, accountId), now))
  },
} satisfies SandboxHandlers<'LinkedIn'>
