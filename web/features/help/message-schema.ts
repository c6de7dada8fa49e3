import { zCreateTicketBody, zCreateTicketMessageBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

const trimmed = z.string().check(z.trim())

/** The values of a ticket and of a message; whitespace counts as empty. */
export const ticketSchema = z.extend(zCreateTicketBody, {
  subject: z.pipe(trimmed, zCreateTicketBody.shape.subject),
  text: z.pipe(trimmed, zCreateTicketBody.shape.text),
})

export const messageSchema = z.extend(zCreateTicketMessageBody, {
  text: z.pipe(trimmed, zCreateTicketMessageBody.shape.text),
})
