import { operations } from '@adwright/sdk/server'
import * as z from 'zod/mini'

/** A timer that is asked for more than 2^31 ms rings at once. */
const LONGEST_LATENCY_MS = 3_600_000

export const zFault = z.strictObject({
  /** Which calls it meets; all when left out. */
  operationId: z.optional(
    z.string().check(
      z.refine((id) => Object.hasOwn(operations, id), {
        error: ({ input }) => `There is no operation ${String(input)} in the contract.`,
      }),
    ),
  ),
  kind: z.enum([
    'latency',
    'status',
    'drop-before',
    'drop-after',
    'black-hole',
    'malformed',
    'truncated',
    'html',
    'schema-violation',
    'expired-token',
  ]),
  /** With `status`: what is answered instead of doing anything. */
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  retryAfterSeconds: z.optional(z.int().check(z.gte(1))),
  /** With `latency`: between these, evenly spread. */
  fromMs: z.optional(z.number().check(z.gte(0), z.lte(LONGEST_LATENCY_MS))),
  toMs: z.optional(z.number().check(z.gte(0), z.lte(LONGEST_LATENCY_MS))),
  /** How many calls it meets; all until it is switched off when left out. */
  times: z.optional(z.int().check(z.gte(1))),
})
export type Fault = z.infer<typeof zFault>
