// Tickets: statuses, allowed transitions, and the scheduled replies of the simulated support.
import { type Ticket, type TicketMessage, TicketStatus } from '@adwright/sdk/types'
import type { Steps } from '#mocks/sandbox/domain/steps.ts'
import type { Store } from '#mocks/sandbox/store/store.ts'

export type StoredTicket = Omit<Ticket, 'ticketId' | 'lastMessageAt' | 'unreadCount' | 'attachmentFileIds'> & {
  personId: string
}

type Counter = { id: string; last: number }

declare module '#mocks/sandbox/store/store.ts' {
  interface Kinds {
    ticket: StoredTicket
    counter: Counter
  }
}

const { Open, WaitingForSupport, WaitingForYou, Resolved, Closed } = TicketStatus

/** Steps of the person; support alone leads a ticket to WaitingForYou. */
export const TICKET_STEPS: Steps = {
  [Open]: [Resolved],
  [WaitingForSupport]: [Resolved],
  [WaitingForYou]: [Resolved],
  [Resolved]: [WaitingForSupport, Closed],
  [Closed]: [],
}

export const CUSTOMER = 1
export const SUPPORT = 2
export const SYSTEM = 3

const FIRST_NUMBER = 10_001
const ANSWER_MS = 20 * 60_000
const CLOSING_MS = 14 * 86_400_000

/** The number of the next ticket, counted over all people. */
export async function nextNumber(store: Store): Promise<number> {
  const last = (await store.get('counter', 'ticket'))?.last ?? FIRST_NUMBER - 1
  await store.upsert('counter', { id: 'ticket', last: last + 1 })
  return last + 1
}

export const lastMessageOf = ({ messages, createdAt }: Pick<StoredTicket, 'messages' | 'createdAt'>) =>
  messages.at(-1)?.createdAt ?? createdAt

const MOST_SHOWN = 100
const MOST_FILES = 1000

/** A ticket as the contract shows it, with its last 100 messages or, in a list, the very last one. */
export function shownTicket(ticket: StoredTicket, isInList: boolean): Ticket {
  const { personId: _, messages, ...fields } = ticket
  const files = new Set(messages.flatMap(({ attachmentFileIds }) => attachmentFileIds))
  return {
    ...fields,
    ticketId: ticket.id,
    lastMessageAt: lastMessageOf(ticket),
    unreadCount: messages.filter(({ author, readAt }) => author !== CUSTOMER && readAt === null).length,
    messages: messages.slice(isInList ? -1 : -MOST_SHOWN),
    attachmentFileIds: [...files].slice(-MOST_FILES),
  }
}

/** A ticket after a step the person may take. */
export function movedTicket(ticket: StoredTicket, status: Ticket['status'], now: Date): StoredTicket {
  const wasResolved = ticket.status === Resolved || ticket.status === Closed
  const isResolved = status === Resolved || status === Closed
  const resolvedAt = isResolved ? (wasResolved ? ticket.resolvedAt : now.toISOString()) : null
  return { ...ticket, status, resolvedAt }
}

/** A ticket with a further message of the person: it waits for support again, an open one stays open. */
export function writtenTo(ticket: StoredTicket, message: TicketMessage): StoredTicket {
  const isWaiting = ticket.status === WaitingForYou || ticket.status === Resolved
  return {
    ...ticket,
    status: isWaiting ? WaitingForSupport : ticket.status,
    resolvedAt: null,
    messages: [...ticket.messages, message],
  }
}

/** When support answers a ticket that waits for it; undefined when it does not wait. */
export function answerDueAt(ticket: StoredTicket): Date | undefined {
  if (ticket.status !== Open && ticket.status !== WaitingForSupport) return undefined
  return new Date(Date.parse(lastMessageOf(ticket)) + ANSWER_MS)
}

/** A ticket support has answered: it waits for the person, whose messages count as read. */
export const answeredTicket = (ticket: StoredTicket, message: TicketMessage): StoredTicket => ({
  ...ticket,
  status: WaitingForYou,
  messages: [
    ...ticket.messages.map((one) =>
      one.author === CUSTOMER && one.readAt === null ? { ...one, readAt: message.createdAt } : one,
    ),
    message,
  ],
})

/** When support or the clock leads a ticket on by itself; null when neither does. */
export function ticketDueAt(ticket: StoredTicket): Date | null {
  if (ticket.status !== Resolved) return answerDueAt(ticket) ?? null
  return ticket.resolvedAt === null ? null : new Date(Date.parse(ticket.resolvedAt) + CLOSING_MS)
}
