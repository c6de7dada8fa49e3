// Support tickets of the sample team.
import {
  TicketCategory,
  type TicketMessage,
  TicketMessageAuthor,
  TicketPriority,
  TicketStatus,
} from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { fullName, type Person, type StoredAccount } from '#mocks/sandbox/domain/identity/people.ts'
import { nextNumber, type StoredTicket } from '#mocks/sandbox/domain/support/ticket.ts'
import { HOUR_MS } from '#mocks/sandbox/time/clock.ts'

type TicketSeed = Pick<StoredTicket, 'subject' | 'category' | 'status' | 'priority' | 'satisfaction'> & {
  hoursAgo: number
  messages: (Pick<TicketMessage, 'author' | 'authorName' | 'text'> & { after: number; isRead: boolean })[]
}

const TICKETS: TicketSeed[] = [
  {
    subject: 'Conversions are missing since Tuesday',
    category: TicketCategory.Data,
    status: TicketStatus.WaitingForYou,
    priority: TicketPriority.High,
    satisfaction: null,
    hoursAgo: 26,
    messages: [
      {
        author: TicketMessageAuthor.Customer,
        authorName: '',
        text: 'Since Tuesday “Search | Tents | Non-brand” shows no conversions, while the shop had 23 orders from it.',
        after: 0,
        isRead: true,
      },
      {
        author: TicketMessageAuthor.Support,
        authorName: 'Hannah Brandt',
        text: 'Thank you. Has the consent banner been changed on Monday evening? Key events stop at 18:04.',
        after: 7,
        isRead: false,
      },
    ],
  },
  {
    subject: 'Invoice of October',
    category: TicketCategory.Billing,
    status: TicketStatus.Resolved,
    priority: TicketPriority.Normal,
    satisfaction: 5,
    hoursAgo: 120,
    messages: [
      {
        author: TicketMessageAuthor.Customer,
        authorName: '',
        text: 'Could our VAT number be added to the invoice?',
        after: 0,
        isRead: true,
      },
      {
        author: TicketMessageAuthor.Support,
        authorName: 'Hannah Brandt',
        text: 'It is done; the new invoice is in the billing portal.',
        after: 3,
        isRead: true,
      },
    ],
  },
]

/** Adds the tickets that the owner of an account has opened. */
export async function seedTickets(runtime: SystemContext, account: StoredAccount, owner: Person): Promise<void> {
  const { store, clock, newId } = runtime
  const ago = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS)
  for (const { hoursAgo, messages, ...draft } of TICKETS) {
    const ticket: StoredTicket = {
      ...draft,
      id: newId('tkt'),
      number: await nextNumber(store),
      personId: owner.id,
      accountId: account.id,
      createdAt: ago(hoursAgo).toISOString(),
      resolvedAt: draft.status === TicketStatus.Resolved ? ago(2).toISOString() : null,
      messages: messages.map(({ after, isRead, author, authorName, text }) => ({
        id: newId('msg'),
        author,
        authorName: author === TicketMessageAuthor.Customer ? fullName(owner) : authorName,
        text,
        attachmentFileIds: [],
        createdAt: ago(hoursAgo - after).toISOString(),
        readAt: isRead ? ago(hoursAgo - after - 1).toISOString() : null,
      })),
    }
    await store.insert('ticket', ticket)
  }
}
