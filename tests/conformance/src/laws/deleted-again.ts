// A deletion of what is gone already: answered alike each time, as that of what never was, and without another effect.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { namesIn } from '../contract/operation.ts'
import { join } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import { UNKNOWN_ID } from '../values/ids.ts'
import { isMarked, readItem } from './item.ts'
import { judgeLaw } from './law.ts'

const isThere = (read: Exchange | undefined): boolean =>
  read !== undefined && isSuccess(read) && !isMarked(read.answer.body)

/** Statuses that say nothing about the deletion. */
const OTHERS = [401, 429]

/** Where the deletion of an id that nothing has is a 404, that of an item which can no longer be read is one, too. */
async function judgeAsUnknown(context: Context, call: Call, again: Exchange): Promise<void> {
  const { operation } = call
  const name = namesIn(operation.path).at(-1)
  const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name)
  const isUsable = parameter && context.schemas.isValidText(parameter.schemaPointer, UNKNOWN_ID)
  if (!name || !isUsable || !('404' in operation.responses)) return
  const none = await context.client.send({ ...call, path: { ...call.path, [name]: UNKNOWN_ID } })
  judgeLaw(
    context,
    operation,
    'delete-twice',
    none.answer.status === 404 && {
      expected: '404 for what is gone, as for an id that nothing has',
      seen: `${again.answer.status} ${start(again.answer.text)}`,
      exchanges: [again, none],
      pointer: join(operation.pointer, 'responses', '404'),
      detail: 'unknown',
    },
  )
}

/** Repeats a deletion; `gone` is the reading after the first one. */
export async function judgeDeletedAgain(
  context: Context,
  { resource, path }: Created,
  [deleted, call]: [Exchange, Call],
  gone: Exchange | undefined,
): Promise<void> {
  const { client } = context
  const { operation } = call
  const again = await client.send(call)
  const third = await client.send(call)
  const isAlike = again.answer.status === third.answer.status || OTHERS.includes(third.answer.status)
  const failed = [again, third].find(({ answer: { status } }) => status >= 500)
  judgeLaw(
    context,
    operation,
    'delete-twice',
    (failed !== undefined || !isAlike) && {
      expected: failed ? 'the same effect, or 404' : `${again.answer.status} again to the same deletion`,
      seen: `${(failed ?? third).answer.status} ${start((failed ?? third).answer.text)}`,
      exchanges: [deleted, again, ...(failed === again ? [] : [third])],
    },
  )
  if (isSuccess(again) && gone && [404, 410].includes(gone.answer.status)) await judgeAsUnknown(context, call, again)
  const read = gone && !isThere(gone) ? await readItem(context, resource, path) : undefined
  judgeLaw(
    context,
    operation,
    'gone',
    isThere(read) && {
      expected: 'what was deleted to be gone after a second deletion, too',
      seen: `${read?.answer.status} ${start(read?.answer.text)}`,
      exchanges: [deleted, again, ...(read ? [read] : [])],
      detail: 'again',
    },
  )
}
