// A period that a reading takes, sent once: what the answer restates of it is judged with all answers. One that ends before it begins has the same
// answer everywhere.
import type { Context } from '../context.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { rangeEnds } from '../model/lists.ts'
import { daysAgo } from '../values/days.ts'

const [FIRST, LAST] = [9, 3]

export async function judgePeriod({ client, contract, consistency }: Context, base: Exchange): Promise<void> {
  const { call } = base
  const [from, to] = rangeEnds(contract, call.operation)
  if (!from || !to || call.operation.method !== 'GET' || !isSuccess(base)) return
  const period = (first: number, last: number) =>
    client.send({ ...call, query: { ...call.query, [from.name]: daysAgo(first), [to.name]: daysAgo(last) } })
  await period(FIRST, LAST)
  const turned = await period(LAST, FIRST)
  consistency.note('a period that ends before it begins', turned, { isCoded: false, isOpen: true })
}
