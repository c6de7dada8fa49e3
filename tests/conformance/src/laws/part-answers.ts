// The creation or the update of a part, such as a comment, that answers with the whole that it belongs to, shows the whole as it is read.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { namesIn, type Operation } from '../contract/operation.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import { answerName, type Resource } from '../model/model.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { judgeSameShowing } from './same-showing.ts'

/** The whole whose schema the answer of an operation on a part has. */
export function wholeOf({ model }: Context, operation: Operation): Resource | undefined {
  const isOfPart = model.resources.some(
    ({ create, update, read }) =>
      (create === operation || update === operation) && answerName(read) !== answerName(operation),
  )
  return isOfPart && answerName(operation) !== ''
    ? model.resources
        .filter(
          ({ item, read }) =>
            operation.path.startsWith(`${item}/`) && answerName(read) === answerName(operation) && read !== undefined,
        )
        .sort((one, other) => other.item.length - one.item.length)[0]
    : undefined
}

export async function judgePartAnswer(context: Context, operation: Operation): Promise<void> {
  const { requests, client } = context
  const whole = wholeOf(context, operation)
  const base = whole && (await requests.base(operation))
  if (!whole || !base || !isSuccess(base)) return
  const write: Exchange = await client.send(await requests.again(base))
  requests.trackAny(write)
  if (!isSuccess(write)) return context.coverage.skip(operation.id, 'effect', `answered ${write.answer.status}`)
  const path = Object.fromEntries(namesIn(whole.item).map((name) => [name, write.call.path[name]]))
  const read = await readItem(context, whole, path)
  if (!read) return
  judgeLaw(
    context,
    operation,
    'effect',
    !isSuccess(read) && {
      expected: 'what the operation answered with',
      seen: `${read.answer.status} ${start(read.answer.text)}`,
      exchanges: [write, read],
    },
  )
  if (isSuccess(read)) judgeSameShowing(context, write, read)
}
