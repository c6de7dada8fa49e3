import { operations } from '@adwright/sdk/server'
import * as z from 'zod/mini'

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
  fromMs: z.optional(z.number().check(z.gte(0))),
  toMs: z.optional(z.number().check(z.gte(0))),
  /** How many calls it meets; all until it is switched off when left out. */
  times: z.optional(z.int().check(z.gte(1))),
})
export type Fault = z.infer<typeof zFault>
