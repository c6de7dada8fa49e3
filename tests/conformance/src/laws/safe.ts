// An operation that changes nothing by the contract's word, such as a preview that is no GET, changes no reading: x-safe: true.
import { setTimeout as wait } from 'node:timers/promises'
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { extension, namesIn, type Operation } from '../contract/operation.ts'
import { join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import { isComputing } from '../model/lists.ts'
import { reading } from './compare.ts'
import { judgeLaw } from './law.ts'

const textOf = ({ answer }: Exchange): string => reading(answer.text)

/** The readings that need no other ids than the call, as the same caller. */
async function readingsFor({ contract, requests }: Context, call: Call): Promise<Call[]> {
  const readings: Call[] = []
  for (const operation of contract.operations) {
    const isMeant = operation.method === 'GET' && !isComputing(operation)
    if (!isMeant || !namesIn(operation.path).every((name) => name in call.path)) continue
    const base = await requests.base(operation)
    if (base && isSuccess(base) && base.call.caller === call.caller)
      readings.push({ ...base.call, path: { ...base.call.path, ...call.path } })
  }
  return readings
}

async function readAll({ client }: Context, calls: Call[]): Promise<Exchange[]> {
  const all: Exchange[] = []
  for (const call of calls) all.push(await client.send(call))
  return all
}

const ROUNDS = 3
/** The jobs of a backend run about this often. */
const MIN_QUIET_MS = 600

/** The reading, the call and the reading after it, where the reading changes by the call and not in as much time without it. */
async function changedBy(
  { client }: Context,
  reading: Call,
  call: Call,
): Promise<[Exchange, Exchange, Exchange] | undefined> {
  const first = await client.send(reading)
  const startedAt = Date.now()
  const idle = await client.send(call)
  const before = await client.send(reading)
  const took = Date.now() - startedAt
  await wait(Math.max(2 * took, MIN_QUIET_MS))
  const still = await client.send(reading)
  const done = await client.send(call)
  const after = await client.send(reading)
  if (![first, idle, before, still, done, after].every(isSuccess)) return undefined
  const isQuiet = textOf(before) === textOf(still)
  return isQuiet && textOf(first) !== textOf(before) && textOf(after) !== textOf(still)
    ? [still, done, after]
    : undefined
}

/** Judges what is another after the call, and again after each further one, though not in between: what changes by itself does so at any time. */
export async function judgeSafe(context: Context, operation: Operation): Promise<void> {
  const { requests, client } = context
  const base = extension(operation, 'x-safe') === true ? await requests.base(operation) : undefined
  if (!base || !isSuccess(base)) return
  const calls = await readingsFor(context, base.call)
  const before = await readAll(context, calls)
  await client.send(base.call)
  const between = await readAll(context, calls)
  const suspects = between.flatMap((one, index) => {
    const was = before[index]
    return was && isSuccess(was) && isSuccess(one) && textOf(was) !== textOf(one) ? [one] : []
  })
  judgeLaw(context, operation, 'safe', undefined)
  for (const { call } of suspects) {
    let changed = await changedBy(context, call, base.call)
    for (let round = 1; changed && round < ROUNDS; round += 1) changed = await changedBy(context, call, base.call)
    const [still, , now] = changed ?? []
    judgeLaw(
      context,
      operation,
      'safe',
      changed &&
        still &&
        now && {
          expected: `${call.operation.id} as before, because the operation changes nothing: ${start(still.answer.text)}`,
          seen: start(now.answer.text),
          exchanges: changed,
          pointer: join(operation.pointer, 'x-safe'),
          detail: call.operation.id,
        },
    )
  }
}
