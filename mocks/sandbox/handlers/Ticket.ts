import { type TicketMessage, TicketMessageAuthor, TicketPriority, TicketStatus } from '@adwright/sdk/types'
import type { PersonContext } from '#mocks/sandbox/domain/context.ts'
import { FieldProblems } from '#mocks/sandbox/domain/field-problems.ts'
import { attachFile, deleteFile, fileFor } from '#mocks/sandbox/domain/files/files.ts'
import { fullName } from '#mocks/sandbox/domain/identity/people.ts'
import { activeMember } from '#mocks/sandbox/domain/planning/plan.ts'
import { missingField, problem } from '#mocks/sandbox/domain/problem.ts'
import { canStep, refusedStep } from '#mocks/sandbox/domain/steps.ts'
import {
  nextNumber,
  type StoredTicket,
  shownTicket,
  TICKET_STEPS,
  ticketDueAt,
  ticketWithMessage,
  ticketWithStatus,
} from '#mocks/sandbox/domain/support/ticket.ts'
import { created, noContent, ok, pageOf, type SandboxHandlers } from '#mocks/sandbox/handlers/context.ts'
import { storedPage } from '#mocks/sandbox/handlers/stored-page.ts'
import { TICKET_RECEIVED } from '#mocks/sandbox/texts/Ticket.ts'

async function find({ store, person }: PersonContext, id: string): Promise<StoredTicket | undefined> {
  const ticket = await store.get('ticket', id)
  return ticket?.personId === person.id ? ticket : undefined
}

async function save({ store }: PersonContext, ticket: StoredTicket, isNew = false): Promise<StoredTicket> {
  await store.jobs.note({ kind: 'ticket', subjectId: ticket.id, accountId: ticket.accountId }, ticketDueAt(ticket))
  await (isNew ? store.insert('ticket', ticket) : store.set('ticket', ticket.id, ticket))
  return ticket
}

const ticketClosed = ({ number }: StoredTicket) =>
  problem(409, 'ticket-closed', { detail: `Ticket ${number} is in state 5 (Closed).` })

/** A file of the caller, or of one of the caller's accounts. */
async function attachment(call: PersonContext, id: string) {
  const file = await call.store.get('file', id)
  if (file?.accountId && !(await activeMember(call.store, file.accountId, call.person.id))) return undefined
  return fileFor(call, id, { accountId: file?.accountId ?? null, personId: call.person.id })
}

async function validateFiles(call: PersonContext, ids: string[]): Promise<FieldProblems> {
  const problems = new FieldProblems(call.language)
  for (const [index, id] of ids.entries()) {
    if (!(await attachment(call, id))) problems.add(`attachmentFileIds.${index}`, 'unknown-file')
  }
  return problems
}

async function attachFiles(call: PersonContext, ticketId: string, ids: string[]): Promise<void> {
  for (const id of ids) {
    const file = await attachment(call, id)
    if (file) await attachFile(call.store, file, `ticket:${ticketId}`, null)
  }
}

const messageOf = (
  { newId, now, person }: PersonContext,
  text: string,
  attachmentFileIds: string[],
): TicketMessage => ({
  id: newId('msg'),
  author: TicketMessageAuthor.Customer,
  authorName: fullName(person) || person.userName,
  text,
  attachmentFileIds,
  createdAt: now.toISOString(),
  readAt: null,
})

const markedAsRead = (ticket: StoredTicket, now: Date): StoredTicket => ({
  ...ticket,
  messages: ticket.messages.map((message) =>
    message.author !== TicketMessageAuthor.Customer && message.readAt === null
      ? { ...message, readAt: now.toISOString() }
      : message,
  ),
})

export const ticket = {
  async listTickets(call) {
    const { statuses, currentPage, pageSize } = call.query
    const where = { personId: call.person.id, status: statuses }
    const page = await storedPage(call.store, 'ticket', { where, order: 'desc', currentPage, pageSize })
    return ok({ ...page, items: page.items.map((one) => shownTicket(one, true)) })
  },

  async createTicket(call) {
    const { store, body, newId, now, person, language } = call
    const { attachmentFileIds = [], accountId = null } = body
    for (const field of ['subject', 'text'] as const) if (body[field].trim() === '') return missingField(field)
    const problems = await validateFiles(call, attachmentFileIds)
    if (accountId && !(await activeMember(store, accountId, person.id))) problems.add('accountId', 'unknown-account')
    if (!problems.isEmpty) return problems.answer()
    const id = newId('tkt')
    const received: TicketMessage = {
      ...messageOf(call, TICKET_RECEIVED[language], []),
      author: TicketMessageAuthor.System,
      authorName: 'Adwright',
      readAt: now.toISOString(),
    }
    const opened: StoredTicket = {
      id,
      personId: person.id,
      number: await nextNumber(store),
      subject: body.subject,
      category: body.category,
      status: TicketStatus.Open,
      priority: body.priority ?? TicketPriority.Normal,
      accountId,
      messages: [messageOf(call, body.text, attachmentFileIds), received],
      createdAt: now.toISOString(),
      resolvedAt: null,
      satisfaction: null,
    }
    await attachFiles(call, id, attachmentFileIds)
    return created(shownTicket(await save(call, opened, true), false))
  },

  async getTicket(call) {
    const found = await find(call, call.ticketId)
    return found ? ok(shownTicket(found, false)) : problem(404, 'not-found')
  },

  async updateTicket(call) {
    const { isRead, satisfaction, status, ...fields } = call.body
    const found = await find(call, call.ticketId)
    if (!found) return problem(404, 'not-found')
    const to = status ?? found.status
    const isClosed = found.status === TicketStatus.Closed
    if (isClosed && (to !== found.status || Object.keys(fields).length > 0)) return ticketClosed(found)
    if (!canStep(TICKET_STEPS, found.status, to)) return refusedStep(TICKET_STEPS, TicketStatus, found.status, to)
    const isRated = satisfaction !== undefined
    if (isRated && to !== TicketStatus.Resolved && to !== TicketStatus.Closed)
      return problem(409, 'ticket-not-resolved')
    const moved = ticketWithStatus({ ...found, ...fields, ...(isRated ? { satisfaction } : {}) }, to, call.now)
    return ok(shownTicket(await save(call, isRead ? markedAsRead(moved, call.now) : moved), false))
  },

  async deleteTicket(call) {
    const { store, ticketId } = call
    const found = await find(call, ticketId)
    if (!found) return problem(404, 'not-found')
    if (found.status !== TicketStatus.Open && found.status !== TicketStatus.Closed) {
      return problem(409, 'ticket-in-progress', { detail: `The state is ${found.status}; 1 and 5 can be deleted.` })
    }
    await store.delete('ticket', ticketId)
    await store.jobs.note({ kind: 'ticket', subjectId: ticketId }, null)
    for (const id of shownTicket(found, false).attachmentFileIds) {
      const file = await store.get('file', id)
      const isItsAlone = file?.accountId === null && file.usedBy.every((user) => user === `ticket:${ticketId}`)
      if (isItsAlone) await deleteFile(call, id)
      else if (file)
        await store.update('file', id, (kept) => ({
          ...kept,
          usedBy: kept.usedBy.filter((user) => user !== `ticket:${ticketId}`),
        }))
    }
    return noContent()
  },

  async listTicketMessages(call) {
    const found = await find(call, call.ticketId)
    if (!found) return problem(404, 'not-found')
    return ok(pageOf(found.messages.toReversed(), call.query.currentPage, call.query.pageSize))
  },

  async createTicketMessage(call) {
    const { text, attachmentFileIds = [] } = call.body
    if (text.trim() === '') return missingField('text')
    const found = await find(call, call.ticketId)
    if (!found) return problem(404, 'not-found')
    if (found.status === TicketStatus.Closed) return ticketClosed(found)
    const problems = await validateFiles(call, attachmentFileIds)
    if (!problems.isEmpty) return problems.answer()
    const message = messageOf(call, text, attachmentFileIds)
    await attachFiles(call, found.id, attachmentFileIds)
    await save(call, ticketWithMessage(found, message))
    return created(message)
  },
} satisfies SandboxHandlers<'Ticket'>
