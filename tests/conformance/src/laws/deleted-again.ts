// A deletion of what is gone already: answered alike each time, as all such operations answer it, and without another effect.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import { isMarked, readItem } from './item.ts'
import { judgeLaw } from './law.ts'

const isThere = (read: Exchange | undefined): boolean =>
  read !== undefined && isSuccess(read) && !isMarked(read.answer.body)

/** Statuses that say nothing about the deletion. */
const OTHERS = [401, 429]

/** Repeats a deletion; `gone` is the reading after the first one. */
export async function judgeDeletedAgain(
  context: Context,
  { resource, path }: Created,
  [deleted, call]: [Exchange, Call],
  gone: Exchange | undefined,
): Promise<void> {
  const { client, consistency } = context
  const { operation } = call
  const again = await client.send(call)
  const third = await client.send(call)
  consistency.note('a deletion of what is gone', again, { isCoded: false, isOpen: true })
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
