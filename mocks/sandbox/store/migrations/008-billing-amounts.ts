import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Fields, rewriteDocuments } from '#mocks/sandbox/store/migrations/rewrite-documents.ts'
import type { Tables } from '#mocks/sandbox/store/tables.ts'

/** Until now every plan was in euros. */
const withMinorUnits = ({ amount, ...fields }: Fields): Fields => ({
  ...fields,
  amountMinor: Math.round(Number(amount) * 100),
})

/** The later day of the two is nearer to the one the subscription began on: its end may be the last day of a short month. */
function anchorOf({ periodStartsAt, periodEndsAt, status }: Fields): unknown {
  const dayOf = (moment: unknown) => new Date(String(moment)).getUTCDate()
  return status !== 'trialing' && dayOf(periodStartsAt) > dayOf(periodEndsAt) ? periodStartsAt : periodEndsAt
}

/** Documents of billing, by kind, that were written with decimal amounts and without a billing anchor. */
const CHANGED: Record<string, (document: Fields) => Fields> = {
  historyEntry: withMinorUnits,
  cardSubscription: ({ openInvoice, ...fields }) => ({
    ...fields,
    billingAnchor: anchorOf(fields),
    openInvoice: openInvoice === null ? null : withMinorUnits(openInvoice as Fields),
  }),
}

export const billingAmounts: Migration = {
  up: (database: Kysely<Tables>) => rewriteDocuments(database, CHANGED),
}
