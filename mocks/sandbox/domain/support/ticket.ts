// The state machine of tickets, with the transitions of the person and of the simulated support.
import { type Ticket, type TicketMessage, TicketMessageAuthor, TicketStatus } from '@adwright/sdk/types'
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

/** The transitions that a person can make; only support changes the status to WaitingForYou. */
export const TICKET_STEPS: Steps = {
  [Open]: [Resolved],
  [WaitingForSupport]: [Resolved],
  [WaitingForYou]: [Resolved],
  [Resolved]: [WaitingForSupport, Closed],
  [Closed]: [],
}

const FIRST_NUMBER = 10_001
const ANSWER_MS = 20 * 60_000
const CLOSING_MS = 14 * 86_400_000

/** Returns the number of the next ticket; numbers are unique over all people. */
export async function nextNumber(store: Store): Promise<number> {
  const last = (await store.get('counter', 'ticket'))?.last ?? FIRST_NUMBER - 1
  await store.upsert('counter', { id: 'ticket', last: last + 1 })
  return last + 1
}

export const lastMessageOf = ({ messages, createdAt }: Pick<StoredTicket, 'messages' | 'createdAt'>) =>
  messages.at(-1)?.createdAt ?? createdAt

const MAX_MESSAGES = 100
const MAX_FILES = 1000

/** A ticket in the contract's form, with its last 100 messages or, in a list, only the last one. */
export function shownTicket(ticket: StoredTicket, isInList: boolean): Ticket {
  const { personId: _, messages, ...fields } = ticket
  const files = new Set(messages.flatMap(({ attachmentFileIds }) => attachmentFileIds))
  return {
    ...fields,
    ticketId: ticket.id,
    lastMessageAt: lastMessageOf(ticket),
    unreadCount: messages.filter(({ author, readAt }) => author !== TicketMessageAuthor.Customer && readAt === null)
      .length,
    messages: messages.slice(isInList ? -1 : -MAX_MESSAGES),
    attachmentFileIds: [...files].slice(-MAX_FILES),
  }
}

/** Returns a ticket with a status that the person has set. */
export function ticketWithStatus(ticket: StoredTicket, status: Ticket['status'], now: Date): StoredTicket {
  const wasResolved = ticket.status === Resolved || ticket.status === Closed
  const isResolved = status === Resolved || status === Closed
  const resolvedAt = isResolved ? (wasResolved ? ticket.resolvedAt : now.toISOString()) : null
  return { ...ticket, status, resolvedAt }
}

/** Returns a ticket with another message of the person, which then waits for support; an open ticket stays open. */
export function ticketWithMessage(ticket: StoredTicket, message: TicketMessage): StoredTicket {
  const isWaiting = ticket.status === WaitingForYou || ticket.status === Resolved
  return {
    ...ticket,
    status: isWaiting ? WaitingForSupport : ticket.status,
    resolvedAt: null,
    messages: [...ticket.messages, message],
  }
}

/** The time when support answers a waiting ticket; undefined for other tickets. */
export function answerDueAt(ticket: StoredTicket): Date | undefined {
  if (ticket.status !== Open && ticket.status !== WaitingForSupport) return undefined
  return new Date(Date.parse(lastMessageOf(ticket)) + ANSWER_MS)
}

/** Returns a ticket with an answer of support, which then waits for the person; the person's messages are marked as read. */
export const ticketWithAnswer = (ticket: StoredTicket, message: TicketMessage): StoredTicket => ({
  ...ticket,
  status: WaitingForYou,
  messages: [
    ...ticket.messages.map((one) =>
      one.author === TicketMessageAuthor.Customer && one.readAt === null ? { ...one, readAt: message.createdAt } : one,
    ),
    message,
  ],
})

/** The time of the next automatic transition of a ticket; null if there is none. */
export function ticketDueAt(ticket: StoredTicket): Date | null {
  if (ticket.status !== Resolved) return answerDueAt(ticket) ?? null
  return ticket.resolvedAt === null ? null : new Date(Date.parse(ticket.resolvedAt) + CLOSING_MS)
}
