// Nothing changes by reading.
import { type Context, inParallel } from '../context.ts'
import { isSuccess } from '../http/client.ts'
import { isComputing } from '../model/lists.ts'
import { reading } from './compare.ts'
import { judgeLaw } from './law.ts'

/** Sends each read three times; a backend where every reading differs changes by being read. */
export async function judgeReading(context: Context): Promise<void> {
  const { operations, requests, client, overrides, isOver } = context
  const reads = operations.filter((operation) => operation.method === 'GET' && !isComputing(operation))
  // The first calls may make what later ones read.
  for (const operation of reads) await requests.base(operation)
  await inParallel(reads, overrides.parallel, async (operation) => {
    const base = await requests.base(operation)
    if (!base || !isSuccess(base) || isOver()) return
    const first = await client.send(base.call)
    const second = await client.send(base.call)
    const isEqual = reading(first.answer.text) === reading(second.answer.text)
    const third = isEqual ? second : await client.send(base.call)
    const isChanging =
      !isEqual && reading(second.answer.text) !== reading(third.answer.text) && isSuccess(second) && isSuccess(third)
    judgeLaw(
      context,
      operation,
      'read-only',
      isChanging && {
        expected: 'the same answer to the same reading',
        seen: 'another one each time',
        exchanges: [first, second, third],
      },
    )
  })
}
