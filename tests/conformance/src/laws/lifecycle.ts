// The life of an item: created, readable, listed, counted, updated, deleted, gone.

import { start } from '../checks/answer-rules.ts'
import { judgeLocation } from '../checks/location.ts'
import type { Context } from '../context.ts'
import { jsonContent, type Operation, type Schema, successOf } from '../contract/operation.ts'
import { at, isObject, type Json, withAt } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import type { Resource } from '../model/model.ts'
import { flatten } from '../values/flat.ts'
import { judgeAnsweredTag } from './answered-tag.ts'
import { judgeGoneBelow, judgePartGone, readBelow } from './below.ts'
import { differences, isNothing, reordered, wrongFlags } from './compare.ts'
import { judgeFieldDefaults, judgeInitialValues } from './defaults.ts'
import { judgeDeletedAgain } from './deleted-again.ts'
import { judgeFileRead } from './files.ts'
import { isListed, isMarked, readItem, readList } from './item.ts'
import { judgeLaw } from './law.ts'
import { grownBy, judgeListed, judgeListedGone, judgeOthers } from './listed.ts'
import { judgeCreatedNow } from './moments.ts'
import { judgeNeighbour, neighbourOf } from './neighbours.ts'
import type { Pages } from './pages.ts'
import { judgeSameShowing } from './same-showing.ts'
import { judgeNotFound, searchFor } from './searching.ts'
import { judgeSecrets } from './secrets.ts'
import { judgeCreatedText } from './texts.ts'
import { twinsOf } from './twins.ts'
import { guarded, judgeUpdates } from './updates.ts'
import { fillBelow, judgeUsedBelow } from './used-below.ts'
import { judgeAnsweredVersion, judgeStaleDeletion } from './versions.ts'

/** True if the answer to a reading has a field of this name, by the contract. */
function isAnswered({ contract, model }: Context, { call: { operation } }: Exchange, field: string): boolean {
  const schema = jsonContent(successOf(operation)?.content ?? {})?.[1].schema
  const properties = model.lists.get(operation.id)?.item.properties ?? flatten(contract.document, schema).properties
  const property: unknown = Object(properties)[field]
  return property !== undefined && flatten(contract.document, property as Schema).writeOnly !== true
}

/** A moment that a creation leaves open may be that of the creation. */
const isSetByBackend = (sent: unknown, read: unknown): boolean =>
  sent === null && typeof read === 'string' && /^\d{4}-\d\d-\d\dT/.test(read)

/** Returns the sent body without the fields below others that the overrides except, such as 'laws/saved address.country'. */
function withoutExceptions({ overrides }: Context, operation: string, sent: unknown): unknown {
  const places = Object.keys(overrides.operations[operation]?.except ?? {}).flatMap((key) => {
    const [, place] = /^laws\/saved (\w+(?:\.\w+)+)$/.exec(key) ?? []
    return place === undefined ? [] : [`/${place.replaceAll('.', '/')}`]
  })
  return places.reduce((body, place) => (at(body, place) === undefined ? body : withAt(body, place, undefined)), sent)
}

/** An item is read as it was sent, and as the answer to the write showed it. */
export function judgeRead(context: Context, write: Exchange, read: Exchange): void {
  const isCreation = context.model.resources.some(({ create }) => create === write.call.operation)
  const { operation, body } = write.call
  const place = { pointer: operation.body?.pointer ?? operation.pointer, exchanges: [write, read] }
  // The body of an action is not the item.
  const sent = operation.method === 'POST' && !isCreation ? undefined : body
  const lost = Object.entries(isObject(sent) && isObject(read.answer.body) ? sent : {}).filter(
    ([field, value]) => !isNothing(value) && !(field in Object(read.answer.body)) && isAnswered(context, read, field),
  )
  const excepted = withoutExceptions(context, operation.id, sent)
  const isSet = (field: string) => isCreation && isSetByBackend(Object(sent)[field], Object(read.answer.body)[field])
  const changed = differences(excepted, read.answer.body, context.schemas.isShown).filter((field) => !isSet(field))
  for (const field of [...changed, ...lost.map(([name]) => name)])
    judgeLaw(context, operation, 'saved', {
      ...place,
      expected: `${field} as it was sent: ${start(Object(body)[field])}`,
      seen: `${start(Object(read.answer.body)[field])} when it is read`,
      detail: field,
    })
  const { properties } = flatten(context.contract.document, context.requests.content(operation)?.[1].schema, sent)
  const isUnordered = (field: string) =>
    flatten(context.contract.document, Object(properties)[field] as Schema).uniqueItems === true
  for (const field of reordered(sent, read.answer.body, isUnordered))
    judgeLaw(context, operation, 'saved', {
      ...place,
      expected: `the items of ${field} in the order that they were sent: ${start(Object(body)[field])}`,
      seen: `${start(Object(read.answer.body)[field])} when it is read`,
      detail: `${field} order`,
    })
  for (const [flag, isSet] of wrongFlags(sent, read.answer.body))
    judgeLaw(context, operation, 'saved', {
      ...place,
      expected: `${flag} to be ${isSet}, as the request says`,
      seen: `${!isSet} when it is read`,
      detail: flag,
    })
  judgeLaw(context, operation, 'saved', undefined)
  const [answered, shown] = [write, read].map(({ answer }) => (Object(answer.body) as Json).id)
  // An update of a part may answer with the whole.
  if (answered !== undefined && shown !== undefined && answered !== shown) return
  judgeSameShowing(context, write, read)
  judgeAnsweredVersion(context, write, read)
  judgeAnsweredTag(context, write, read)
}

/** The total of a list follows the creation or deletion of one item. */
function judgeCounted(
  context: Context,
  list: Operation,
  [before, after]: [Pages, Pages],
  { id, change, exchanges }: { id: string; change: 1 | -1; exchanges: Exchange[] },
): void {
  if (before.total === undefined || after.total === undefined) return
  const expected = before.total + change + grownBy(context, list, [before, after], id)
  const event = change > 0 ? 'creation' : 'deletion'
  judgeLaw(
    context,
    list,
    'counted',
    after.total !== expected && {
      expected: `a total of ${expected} after a ${event}`,
      seen: String(after.total),
      exchanges,
      detail: event,
    },
  )
}

async function judgeCreation(
  context: Context,
  resource: Resource,
  created: Created,
  before: Pages | undefined,
): Promise<void> {
  const { create, list } = resource
  if (!create) return
  await judgeLocation(context, created.exchange)
  judgeCreatedNow(context, created.exchange)
  const read = await readItem(context, resource, created.path)
  if (read) {
    judgeLaw(
      context,
      create,
      'readable',
      !isSuccess(read) && {
        expected: `what was created, ${created.id}`,
        seen: `${read.answer.status} ${start(read.answer.text)}`,
        exchanges: [created.exchange, read],
      },
    )
    if (isSuccess(read)) judgeRead(context, created.exchange, read)
    await judgeFileRead(context, created.exchange, read)
  }
  const after = await readList(context, resource, created.path)
  judgeSecrets(context, created.exchange, [
    ...(read ? [read] : []),
    ...(after?.pages ?? []).map(({ exchange }) => exchange),
  ])
  if (!list || !after || !before) return
  const exchanges = [created.exchange, ...after.pages.map(({ exchange }) => exchange)]
  if (after.isComplete)
    judgeLaw(
      context,
      list,
      'listed',
      !isListed(context, resource, after, created.id) && {
        expected: `what was created, ${created.id}, in the list`,
        seen: `${after.items.length} items without it`,
        exchanges,
      },
    )
  judgeOthers(context, list, [before, after], created.id, exchanges)
  judgeCounted(context, list, [before, after], { id: created.id, change: 1, exchanges })
  const model = context.model.lists.get(list.id)
  const twins = model ? twinsOf(context, model, [before.items, after.items], created.id) : 0
  judgeOnce(context, create, twins, exchanges)
}

/** One creation makes one item. */
export const judgeOnce = (context: Context, create: Operation, twins: number, exchanges: Exchange[]): void =>
  judgeLaw(
    context,
    create,
    'created-once',
    twins > 1 && { expected: 'one item of one creation', seen: `${twins} items that are the same`, exchanges },
  )

/** Deletes an item, and judges what is read and listed after it; returns the deletion, if it was accepted. */
export async function judgeDeletion(context: Context, resource: Resource, created: Created): Promise<Exchange[]> {
  const { delete: deletion, read, list, update } = resource
  const { client, requests } = context
  if (!deletion) return []
  const before = await readList(context, resource, created.path)
  await judgeListed(context, resource, created, before)
  await fillBelow(context, created)
  const below = await readBelow(context, created)
  const plain: Call = { ...requests.plain(deletion), path: created.path }
  const present = await readItem(context, resource, created.path)
  const search = await searchFor(context, created, present?.answer.body)
  const call = present && isSuccess(present) ? guarded(context, plain, present) : plain
  if (present && isSuccess(present)) await judgeStaleDeletion(context, created, plain, present)
  const deleted = await client.send(call)
  if (!isSuccess(deleted)) {
    await judgeListedGone(context, created, deleted)
    context.coverage.skip(deletion.id, 'deletion', `answered ${deleted.answer.status} ${start(deleted.answer.text)}`)
    return []
  }
  requests.made.forget(created)
  const gone = await readItem(context, resource, created.path)
  if (gone && read) {
    const isStillThere = isSuccess(gone) && !isMarked(gone.answer.body)
    judgeLaw(
      context,
      deletion,
      'gone',
      isStillThere && {
        expected: '404 or 410 for what was deleted',
        seen: `${gone.answer.status} ${start(gone.answer.text)}`,
        exchanges: [deleted, gone],
      },
    )
    // An item that is not gone would be left over.
    if (isStillThere) requests.made.add(created)
  }
  if (present && !read && !list) judgePartGone(context, created, deleted, gone)
  await judgeGoneBelow(context, deleted, below)
  await judgeUsedBelow(context, created, deleted, gone)
  if (search) await judgeNotFound(context, created, search)
  const after = await readList(context, resource, created.path)
  if (list && after && before && isListed(context, resource, before, created.id)) {
    const exchanges = [deleted, ...after.pages.map(({ exchange }) => exchange)]
    judgeLaw(
      context,
      list,
      'not-listed',
      isListed(context, resource, after, created.id) && {
        expected: `no ${created.id} in the list after its deletion`,
        seen: 'it is still listed',
        exchanges,
      },
    )
    judgeOthers(context, list, [before, after], created.id, exchanges)
    judgeCounted(context, list, [before, after], { id: created.id, change: -1, exchanges })
  }
  await judgeDeletedAgain(context, created, [deleted, call], gone)
  const base = update && update.path === resource.item ? await requests.base(update) : undefined
  if (update && base && isSuccess(base)) {
    const revived = await client.send({ ...base.call, path: created.path })
    judgeLaw(
      context,
      update,
      'use-after-delete',
      isSuccess(revived) && {
        expected: '404 or 410 for an update of what was deleted',
        seen: `${revived.answer.status} ${start(revived.answer.text)}`,
        exchanges: [deleted, revived],
      },
    )
  }
  return [deleted]
}

export async function judgeLife(context: Context, resource: Resource): Promise<void> {
  const { requests, coverage } = context
  const { create } = resource
  if (!create) return
  const base = await requests.base(create)
  if (!base || !isSuccess(base)) {
    coverage.skip(
      create.id,
      'life cycle',
      base ? `the creation answers ${base.answer.status}` : 'the creation was not tried',
    )
    return
  }
  const before = await readList(context, resource, base.call.path)
  const second = await requests.create(resource)
  // Where a second one would be the same, the first one is judged, which was there before the list was read.
  const created = second ?? requests.made.of(resource).at(-1)
  if (!created) {
    coverage.skip(create.id, 'life cycle', 'a second creation is refused')
    return
  }
  await judgeCreation(context, resource, created, second && before)
  await judgeCreatedText(context, resource)
  const neighbour = await neighbourOf(context, created)
  const updates = await judgeUpdates(context, resource, created)
  if (resource.update) await judgeNeighbour(context, neighbour, resource.update, updates)
  const deletions = await judgeDeletion(context, resource, created)
  if (resource.delete) await judgeNeighbour(context, neighbour, resource.delete, deletions)
  await judgeFieldDefaults(context, resource)
  await judgeInitialValues(context, resource)
}
