import { operations } from '@adwright/sdk/server'
import * as z from 'zod/mini'

/** A timer of more than 2^31 ms fires immediately. */
const MAX_LATENCY_MS = 3_600_000

export const zFault = z.strictObject({
  /** The operation that the fault affects; all operations if omitted. */
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
  /** With `status`: the status that is returned instead of executing the operation. */
  status: z.optional(z.int().check(z.gte(400), z.lte(599))),
  retryAfterSeconds: z.optional(z.int().check(z.gte(1))),
  /** With `latency`: the range of the delay, uniformly distributed. */
  fromMs: z.optional(z.number().check(z.gte(0), z.lte(MAX_LATENCY_MS))),
  toMs: z.optional(z.number().check(z.gte(0), z.lte(MAX_LATENCY_MS))),
  /** The number of requests that the fault affects; if omitted, it stays active until it is switched off. */
  times: z.optional(z.int().check(z.gte(1))),
})
export type Fault = z.infer<typeof zFault>
