// An answer that needs another item first, such as a report behind a link, is gone with that item.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isSuccess } from '../http/client.ts'
import { stepsOf } from '../steps.ts'
import { judgeLaw } from './law.ts'

/** Reads what the steps of the overrides open by an item that they create, deletes the item, and reads again. */
export async function judgeOpened(context: Context, operation: Operation): Promise<void> {
  const { requests, client, model, overrides } = context
  const steps = stepsOf(overrides.operations[operation.id]).map((step) => step.operation)
  const resource = model.resources.find(
    ({ create, delete: deletion, item }) =>
      create && deletion && steps.includes(create.id) && !operation.path.startsWith(item),
  )
  const isReading = operation.method === 'GET' || model.kinds.get(operation.id) === 'action'
  const base = resource && isReading ? await requests.base(operation) : undefined
  if (!resource || !base || !isSuccess(base)) return
  const earlier = requests.made.of(resource)
  const [call] = await requests.candidates(operation, true)
  const item = requests.made.of(resource).findLast((one) => !earlier.includes(one))
  const opened = call && (await client.send(call))
  if (!call || !item || !opened || !isSuccess(opened) || (await requests.made.remove(item)) >= 300) return
  const after = await client.send(call)
  judgeLaw(
    context,
    operation,
    'opened',
    isSuccess(after) && {
      expected: `a refusal, because ${resource.item} of it is deleted`,
      seen: `${after.answer.status} ${start(after.answer.text)}`,
      exchanges: [item.exchange, opened, after],
    },
  )
}
