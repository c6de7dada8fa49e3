// The simulated support: answers waiting tickets and closes resolved ones after 14 days.
import { NotificationKind, type TicketMessage, TicketMessageAuthor, TicketStatus } from '@adwright/sdk/types'
import type { SystemContext } from '#mocks/sandbox/domain/context.ts'
import { notify } from '#mocks/sandbox/domain/notifications/notify.ts'
import { answerDueAt, ticketDueAt, ticketWithAnswer } from '#mocks/sandbox/domain/support/ticket.ts'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import { NOTIFICATION_TEXTS } from '#mocks/sandbox/texts/notifications.ts'
import { SUPPORT_FOLLOW_UP, SUPPORT_REPLIES } from '#mocks/sandbox/texts/Ticket.ts'

const AGENT = 'Hannah Brandt'

/** Answers a ticket that waits for support, or closes one that has been resolved long enough. */
export async function advanceTicket(context: SystemContext, id: string): Promise<void> {
  const { store } = context
  const ticket = await store.get('ticket', id)
  if (!ticket || !ticketDueAt(ticket)) return
  const at = answerDueAt(ticket)
  if (!at) {
    await store.set('ticket', ticket.id, { status: TicketStatus.Closed })
    return
  }
  const person = await store.get('person', ticket.personId)
  const language: Language = person?.language === 'tr' ? 'tr' : 'en'
  const hasAnswered = ticket.messages.some(({ author }) => author === TicketMessageAuthor.Support)
  const reply = hasAnswered ? SUPPORT_FOLLOW_UP : (SUPPORT_REPLIES[ticket.category] ?? SUPPORT_FOLLOW_UP)
  const message: TicketMessage = {
    id: context.newId('msg'),
    author: TicketMessageAuthor.Support,
    authorName: AGENT,
    text: reply[language],
    attachmentFileIds: [],
    createdAt: at.toISOString(),
    readAt: null,
  }
  await store.update('ticket', ticket.id, (stored) => ticketWithAnswer(stored, message))
  if (!person) return
  const values = { number: String(ticket.number), subject: ticket.subject, author: AGENT, text: message.text }
  const textIn = (of: Language) => ({
    title: interpolate(NOTIFICATION_TEXTS.ticketAnswered[of], values, of),
    text: ticket.subject,
  })
  const link = `/help/tickets/${ticket.id}`
  const news = {
    kind: NotificationKind.Ticket,
    severity: null,
    accountId: null,
    cause: `ticket:${ticket.id}`,
    texts: { en: textIn('en'), tr: textIn('tr') },
    link,
  }
  await notify({ ...context, now: at }, person, [news], () => ({ kind: 'ticket-answer', values, link }))
}
