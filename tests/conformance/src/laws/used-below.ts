// Items below another item: some are made before it is deleted, so that their end is seen, and none can be made after it.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import { varied } from '../values/bodies.ts'
import { isMarked } from './item.ts'
import { judgeLaw } from './law.ts'

/** The creations directly below an item, as calls that are accepted below others. */
async function creationsBelow(
  { model, requests, contract, overrides }: Context,
  { resource, path }: Created,
): Promise<Call[]> {
  const found: Call[] = []
  for (const { create, collection } of model.resources) {
    const isBelow = collection.startsWith(`${resource.item}/`) && !collection.slice(resource.item.length).includes('{')
    const isMeant = create && isBelow && overrides.operations[create.id]?.leave === undefined
    const base = isMeant ? await requests.base(create) : undefined
    if (!create || !base || !isSuccess(base)) continue
    const body = varied(contract, requests.content(create)?.[1].schema, base.call.body, requests.mark())
    found.push({ ...base.call, body, path: { ...base.call.path, ...path } })
  }
  return found
}

/** Makes one item of each kind below an item that is going to be deleted with them. */
export async function fillBelow(context: Context, created: Created): Promise<void> {
  for (const call of await creationsBelow(context, created)) await context.client.send(call)
}

/** Nothing is made below an item that is gone; `gone` is its reading after the deletion. */
export async function judgeUsedBelow(
  context: Context,
  created: Created,
  deleted: Exchange,
  gone: Exchange | undefined,
): Promise<void> {
  if (!gone || (isSuccess(gone) && !isMarked(gone.answer.body))) return
  for (const call of await creationsBelow(context, created)) {
    const made = await context.client.send(call)
    context.requests.trackAny(made)
    judgeLaw(
      context,
      call.operation,
      'use-after-delete',
      isSuccess(made) && {
        expected: '404 or 410 for a creation below what was deleted',
        seen: `${made.answer.status} ${start(made.answer.text)}`,
        exchanges: [deleted, made],
        detail: 'below',
      },
    )
  }
}
