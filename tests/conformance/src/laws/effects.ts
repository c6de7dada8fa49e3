// Effects on what is not created by the run: settings that exist once, and items that are restored.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Operation } from '../contract/operation.ts'
import { isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import { answerName, type Resource } from '../model/model.ts'
import { stepsFor } from '../steps.ts'
import { withNewKey } from '../values/keys.ts'
import { judgeBin } from './bin.ts'
import { differences, stable } from './compare.ts'
import { createFull } from './full.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { judgeBelow, readBelow, updateOnce } from './restored-below.ts'
import { judgeSameShowing } from './same-showing.ts'
import { judgeUpdates } from './updates.ts'

/** Things that are read and updated at one path, and never created there. */
export async function judgeStanding(context: Context, update: Operation): Promise<void> {
  const { model, contract, requests } = context
  const kind = model.kinds.get(update.id)
  if (kind !== 'merge' && kind !== 'replace') return
  const creations = model.resources.flatMap((one) => (one.update === update && one.create ? [one.create] : []))
  for (const create of creations) {
    const made = await requests.base(create)
    if (made && isSuccess(made)) return
  }
  const read = contract.operations.find(
    (one) => one.path === update.path && one.method === 'GET' && !model.lists.has(one.id),
  )
  const base = read && (await requests.base(update))
  if (!read || !base || !isSuccess(base)) return
  const { path } = update
  const resource: Resource = { collection: path, item: path, parameter: '', idField: '', read, update }
  await judgeUpdates(context, resource, { resource, id: '', path: base.call.path, exchange: base, call: base.call })
}

/** A thing that can be read after its deletion, too, can be deleted again: neither the first DELETE nor a repeated one is answered as not found. */
export async function judgeStandingDeletion(context: Context, deletion: Operation): Promise<void> {
  const { contract, model, requests, client } = context
  const read = contract.operations.find(
    (one) => one.path === deletion.path && one.method === 'GET' && !model.lists.has(one.id),
  )
  const isMeant = deletion.method === 'DELETE' && read !== undefined && !deletion.path.endsWith('}')
  const base = isMeant ? await requests.base(deletion) : undefined
  const reading = base && read ? await requests.base(read) : undefined
  if (!base || !reading) return
  const present = await client.send({ ...reading.call, path: base.call.path })
  if (!isSuccess(present)) return
  const again = await client.send(base.call)
  judgeLaw(
    context,
    deletion,
    'delete-twice',
    [404, 410].includes(again.answer.status) && {
      expected: `success, because it is read with ${present.answer.status} before, also after a deletion`,
      seen: `${again.answer.status} ${start(again.answer.text)}`,
      exchanges: [base, present, again],
    },
  )
}

/** Creates one thing of each kind below an item, such as a comment: it comes back with the item. */
async function createBelow({ model, requests, client }: Context, { resource, path }: Created): Promise<void> {
  for (const { create, collection } of model.resources) {
    const isBelow =
      create && collection.startsWith(`${resource.item}/`) && !collection.slice(resource.item.length).includes('{')
    const base = isBelow ? await requests.base(create) : undefined
    if (base && isSuccess(base)) await client.send({ ...base.call, path: { ...base.call.path, ...path } })
  }
}

/** An item that is deleted and restored is as it was before. */
export async function judgeRestored(context: Context, operation: Operation): Promise<void> {
  const { requests, client } = context
  const resource = requests.resourceAbove(operation)
  const deletion = resource?.delete
  const isRestoring = deletion && stepsFor(context, operation).some((one) => one.operation === deletion.id)
  const base = isRestoring ? await requests.base(operation) : undefined
  if (!resource || !deletion || !base || !isSuccess(base)) return
  const created = await createFull(context, resource)
  if (created) await createBelow(context, created)
  if (created) await updateOnce(context, created)
  const below = created ? await readBelow(context, created) : []
  const before = created && (await readItem(context, resource, created.path))
  if (!created || !before || !isSuccess(before)) return
  const deleted = await client.send({ ...requests.plain(deletion), path: created.path })
  if (isSuccess(deleted)) await judgeBin(context, created, deleted)
  const restored = await client.send({ ...base.call, path: created.path })
  if (isSuccess(restored)) await judgeBin(context, created, restored)
  const after = await readItem(context, resource, created.path)
  if (!isSuccess(deleted) || !isSuccess(restored) || !after) return
  judgeBelow(context, operation, [below, await readBelow(context, created)], restored)
  // A refusal to restore an item that is not deleted is judged by the rules of every answer.
  await client.send(withNewKey(context.model, restored.call))
  if (isSuccess(after) && answerName(operation) === answerName(after.call.operation))
    judgeSameShowing(context, restored, after)
  const lost = isSuccess(after) ? differences(stable(context, before.answer.body), after.answer.body) : ['everything']
  judgeLaw(
    context,
    operation,
    'restored',
    lost.length > 0 && {
      expected: `${lost.join(', ')} as before the deletion: ${start(lost.map((name) => Object(before.answer.body)[name] as unknown))}`,
      seen: start(lost.map((name) => Object(after.answer.body)[name] as unknown)),
      exchanges: [before, deleted, restored, after],
      detail: lost.join(),
    },
  )
}
