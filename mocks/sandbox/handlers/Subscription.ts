import { payerOf } from '#mocks/sandbox/domain/billing/subscription-details.ts'
import { membershipsOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import { ADMIN } from '#mocks/sandbox/domain/identity/permissions.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'

const MOST_ENTRIES = 1000

export const subscription = {
  async listSubscriptionHistory({ store, person }) {
    const memberships = await membershipsOf(store, person.id)
    const paysForOne = (await store.count('account', { ownerId: person.id })) > 0
    if (memberships.length > 0 && !paysForOne && memberships.every(({ role }) => role < ADMIN))
      return problem(403, 'role-too-low')
    const payer = await payerOf(store, person)
    const entries = await store.list('historyEntry', payer.id, { order: 'desc', limit: MOST_ENTRIES })
    return ok(entries.map(({ personId: _person, position: _position, ...entry }) => entry))
  },
} satisfies SandboxHandlers<'Subscription'>
