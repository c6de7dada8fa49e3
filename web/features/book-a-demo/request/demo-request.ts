import { zCreateTicketBody } from '@adwright/sdk/zod'
import * as z from 'zod/mini'

export const topics = ['overview', 'autopilot', 'anomalies', 'reports', 'team'] as const

/** The message of the ticket, and the fields of this form; topic and day become part of its text. */
export const demoSchema = (today: string) =>
  z.extend(z.pick(zCreateTicketBody, { text: true }), {
    topic: z.enum(topics),
    date: z.optional(z.iso.date().check(z.refine((day) => day >= today, { error: 'book-a-demo:datePast' }))),
  })

/** Puts lines with the selected values above a message; a line without a value is omitted. */
export const textOfRequest = (lines: readonly (string | undefined)[], message: string): string =>
  [...lines.filter((line) => line !== undefined), '', message].join('\n')
