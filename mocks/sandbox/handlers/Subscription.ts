import { UserRole } from '@adwright/sdk/types'
import { payerOf } from '#mocks/sandbox/domain/billing/subscription-details.ts'
import { shownEntry } from '#mocks/sandbox/domain/billing/subscription-states.ts'
import { membershipsOf } from '#mocks/sandbox/domain/identity/memberships.ts'
import { problem } from '#mocks/sandbox/domain/problem.ts'
import { ok, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'

export const subscription = {
  async listSubscriptionHistory({ store, person, query, origin, secrets }) {
    const memberships = await membershipsOf(store, person.id)
    const paysForOne = (await store.count('account', { ownerId: person.id })) > 0
    if (memberships.length > 0 && !paysForOne && memberships.every(({ role }) => role < UserRole.Admin))
      return problem(403, 'role-too-low')
    const payer = await payerOf(store, person)
    const where = { personId: payer.id }
    const page = await storedPage(store, 'historyEntry', { where, order: 'desc', ...query })
    // Invoice numbers are consecutive, so the address of an invoice page needs a MAC.
    const opened = (url: string | null, number: string | null) =>
      number !== null && url === `${origin}/portal/invoices/${number}`
        ? `${url}.${secrets.mac('invoice-pages', number)}`
        : url
    const items = page.items.map((entry) => ({
      ...shownEntry(entry),
      invoiceUrl: opened(entry.invoiceUrl, entry.invoiceNumber),
    }))
    return ok({ ...page, items })
  },
} satisfies SandboxHandlers<'Subscription'>
