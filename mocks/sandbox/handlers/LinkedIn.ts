import { ok, type SandboxHandlers } from '#mocks/sandbox/context.ts'
import { organizationsOf, stillReached } from '#mocks/sandbox/domain/social-channels.ts'

export const linkedIn = {
  async listLinkedInOrganizations({ store, accountId, now }) {
    return ok(stillReached(await organizationsOf(store, accountId), now))
  },
} satisfies SandboxHandlers<'LinkedIn'>
