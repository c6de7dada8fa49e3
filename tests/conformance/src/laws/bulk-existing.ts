// A change of several items that a run cannot make changes those that it names and no others, and a refused one changes none of them.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import type { Json } from '../contract/pointer.ts'
import { type Call, type Exchange, isSuccess } from '../http/client.ts'
import type { ListModel } from '../model/lists.ts'
import type { Resource } from '../model/model.ts'
import { faultsOf } from '../values/faults.ts'
import { bulkOf } from './bulk.ts'
import { judgeBulkVersions } from './bulk-versions.ts'
import { changedFields, differences, stable } from './compare.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'
import { identity, type Pages, readPages } from './pages.ts'
import { fieldBodies } from './updates.ts'

const MAX_BODIES = 5
const MAX_FAULTS = 3

type Named = { list: ListModel; ids: string[]; pages: Pages }

/** The items beside the named ones are as before. */
async function judgeOthers(context: Context, { list, ids, pages }: Named, write: Exchange): Promise<void> {
  const first = pages.pages[0]?.exchange
  const after = first && (await readPages(context, list, first.call))
  const now = new Map(after?.items.map((item) => [identity(list, item), item]))
  const others = pages.items.filter((item) => !ids.includes(identity(list, item)))
  const changed = others.find((item) => {
    const present = now.get(identity(list, item))
    return present && changedFields(context, item, present).length > 0
  })
  const fields = changed ? changedFields(context, changed, now.get(identity(list, changed))) : []
  judgeLaw(
    context,
    write.call.operation,
    'neighbour',
    changed && {
      expected: `${fields.join(', ')} of ${identity(list, changed)} as before, because the request does not name it`,
      seen: start(now.get(identity(list, changed))),
      exchanges: [...(first ? [first] : []), write, ...(after?.pages.map(({ exchange }) => exchange) ?? [])],
      detail: fields.join(),
    },
  )
}

const readNamed = async (context: Context, resource: Resource, path: Json, ids: string[]): Promise<Exchange[]> => {
  const read: Exchange[] = []
  for (const id of ids) {
    const one = await readItem(context, resource, { ...path, [resource.parameter]: id })
    if (one && isSuccess(one)) read.push(one)
  }
  return read
}

/** A request of which one field is wrong changes none of the items that it names. */
async function judgeRefused(context: Context, resource: Resource, call: Call, ids: string[]): Promise<void> {
  const content = context.requests.content(call.operation)?.[1]
  const faults = faultsOf(context.contract.document, content?.schema, call.body).filter(
    ({ place, value, keyword }) =>
      !/ids/i.test(place) &&
      keyword !== 'required' &&
      content &&
      !context.schemas.isValid(content.schemaPointer, value, 'request'),
  )
  const before = await readNamed(context, resource, call.path, ids)
  for (const { value } of faults.slice(0, MAX_FAULTS)) {
    const refused = await context.client.send({ ...call, body: value })
    if (isSuccess(refused)) return
    const after = await readNamed(context, resource, call.path, ids)
    const changed = before.flatMap((one, at) => differences(stable(context, one.answer.body), after[at]?.answer.body))
    judgeLaw(
      context,
      call.operation,
      'no-effect',
      changed.length > 0 && {
        expected: `${changed.join(', ')} as before, because the request was refused`,
        seen: `${refused.answer.status} ${start(refused.answer.text)}`,
        exchanges: [...before, refused, ...after],
        detail: 'bulk',
      },
    )
  }
}

export async function judgeBulkExisting(context: Context, resource: Resource): Promise<void> {
  const { requests, model, client } = context
  const created = resource.create && (await requests.base(resource.create))
  const bulk = created && isSuccess(created) ? undefined : await bulkOf(context, resource)
  const list = resource.list && model.lists.get(resource.list.id)
  const base = list && (await requests.base(list.operation))
  if (!bulk || !list || !base || !isSuccess(base)) return
  const ids = (Reflect.get(Object(bulk.call.body), bulk.ids) as unknown[]).map(String)
  await judgeRefused(context, resource, bulk.call, ids)
  const [first] = ids
  const read = () => readItem(context, resource, { ...bulk.call.path, [resource.parameter]: first })
  if (first !== undefined) {
    await judgeBulkVersions(context, bulk, bulk.call, { id: first, read })
  }
  for (const { body } of [{ body: bulk.call.body }, ...fieldBodies(context, bulk.call)].slice(0, MAX_BODIES)) {
    const pages = context.isOver() ? undefined : await readPages(context, list, base.call)
    const write = pages && (await client.send({ ...bulk.call, body }))
    if (pages && write && isSuccess(write)) await judgeOthers(context, { list, ids, pages }, write)
  }
}
