import { zCreateTicketBody, zCreateTicketMessageBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

const trimmed = z.string().check(z.trim())

/** A ticket and a message as they are typed: spaces alone are no words. */
export const ticketSchema = z.extend(zCreateTicketBody, {
  subject: z.pipe(trimmed, zCreateTicketBody.shape.subject),
  text: z.pipe(trimmed, zCreateTicketBody.shape.text),
})

export const messageSchema = z.extend(zCreateTicketMessageBody, {
  text: z.pipe(trimmed, zCreateTicketMessageBody.shape.text),
})
