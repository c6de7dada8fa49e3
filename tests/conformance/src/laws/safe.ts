// An operation that changes nothing by the contract's word, such as a preview that is no GET, changes no reading: x-safe: true.
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

/** Judges what is another after the call, and another once more after a second one: what changes by itself does so by chance only. */
export async function judgeSafe(context: Context, operation: Operation): Promise<void> {
  const { requests, client } = context
  const base = extension(operation, 'x-safe') === true ? await requests.base(operation) : undefined
  if (!base || !isSuccess(base)) return
  const calls = await readingsFor(context, base.call)
  const before = await readAll(context, calls)
  const first = await client.send(base.call)
  const between = await readAll(context, calls)
  const suspects = between.flatMap((one, index) => {
    const was = before[index]
    return was && isSuccess(was) && isSuccess(one) && textOf(was) !== textOf(one) ? [one] : []
  })
  judgeLaw(context, operation, 'safe', undefined)
  for (const was of suspects) {
    const still = await client.send(was.call)
    const second = await client.send(base.call)
    const now = await client.send(was.call)
    const isChanged = textOf(still) === textOf(was) && textOf(now) !== textOf(still) && [first, second].every(isSuccess)
    judgeLaw(
      context,
      operation,
      'safe',
      isChanged && {
        expected: `${was.call.operation.id} as before, because the operation changes nothing: ${start(still.answer.text)}`,
        seen: start(now.answer.text),
        exchanges: [still, second, now],
        pointer: join(operation.pointer, 'x-safe'),
        detail: was.call.operation.id,
      },
    )
  }
}
