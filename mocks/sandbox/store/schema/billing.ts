import { integer, nullable, ofPerson, table, text } from '#mocks/sandbox/store/schema/columns.ts'

// No references but that of portal sessions: the books of the card provider, and invoices, are kept after a person has left.
export const BILLING = {
  cardSubscription: table('card_subscription', {
    columns: { personId: text(), status: text(), periodStartsAt: text() },
    scope: 'personId',
    sort: ['periodStartsAt'],
  }),
  historyEntry: table('history_entry', {
    columns: { personId: text(), occurredAt: text(), position: integer(), invoiceNumber: nullable(text()) },
    scope: 'personId',
    // Several events fall into one second.
    sort: ['occurredAt', 'position'],
    indices: [['invoiceNumber']],
  }),
  openEvent: table('open_event', {
    columns: { deliversAt: text(), position: integer() },
    scope: [],
    sort: ['deliversAt', 'position'],
  }),
  portalSession: table('portal_session', {
    columns: { personId: ofPerson(), expiresAt: text() },
    scope: 'personId',
    sort: ['expiresAt'],
    indices: [['expiresAt']],
  }),
}
