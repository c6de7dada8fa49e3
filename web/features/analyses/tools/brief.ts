// The brief of a text tool, and the prompt that is made of it.
import { SocialNetwork } from '@adwright/sdk/types'
import * as z from 'zod/mini'

export const MAX_SUBJECT = 120
export const MAX_FACTS = 2000

export const briefSchema = z.object({
  subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_SUBJECT)),
  audience: z.string().check(z.trim(), z.maxLength(MAX_SUBJECT)),
  facts: z.string().check(z.trim(), z.maxLength(MAX_FACTS)),
  language: z.enum(['en', 'tr']),
  network: z.enum(SocialNetwork),
})

export type Brief = z.infer<typeof briefSchema>

const oneLine = (text: string, separator: string) =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(separator)

/** The prompt: the instruction, then one line for each part of the brief. */
export const promptOf = (instruction: string, parts: Record<string, string>): string =>
  [
    instruction,
    ...Object.entries(parts).flatMap(([name, value]) => (value ? [`${name}: ${oneLine(value, '; ')}`] : [])),
  ].join('\n')
