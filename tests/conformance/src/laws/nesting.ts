// An item is found below its own parent only.
import { start } from '../checks/answer-rules.ts'
import type { Context } from '../context.ts'
import { isSuccess } from '../http/client.ts'
import type { Resource } from '../model/model.ts'
import { judgeForeignList } from './below.ts'
import { readItem } from './item.ts'
import { judgeLaw } from './law.ts'

export async function judgeNesting(context: Context, resource: Resource): Promise<void> {
  const { requests, client } = context
  const { create, update, read } = resource
  const parent = create && requests.resourceAbove({ ...create, path: resource.collection })
  if (!create || !parent?.create || parent === resource) return
  const created = await requests.create(resource)
  const other = created && (await requests.create(parent))
  if (!created || !other || other.id === created.path[parent.parameter]) return
  const path = { ...created.path, [parent.parameter]: other.id }
  const seen = read && (await readItem(context, resource, path))
  if (read && seen)
    judgeLaw(
      context,
      read,
      'nesting',
      isSuccess(seen) && {
        expected: `404 for ${created.id} below ${other.id}, where it is not`,
        seen: `${seen.answer.status} ${start(seen.answer.text)}`,
        exchanges: [created.exchange, other.exchange, seen],
      },
    )
  const list = resource.list && context.model.lists.get(resource.list.id)
  if (list) await judgeForeignList(context, list, { created: created.exchange, other, parameter: parent.parameter })
  const base = update && update.path === resource.item ? await requests.base(update) : undefined
  const writes = [
    ...(base && isSuccess(base) ? [{ ...base.call, path }] : []),
    ...(resource.delete ? [{ ...requests.plain(resource.delete), path }] : []),
  ]
  for (const call of writes) {
    const written = await client.send(call)
    judgeLaw(
      context,
      call.operation,
      'nesting',
      isSuccess(written) && {
        expected: `404 for ${created.id} below ${other.id}, where it is not`,
        seen: `${written.answer.status} ${start(written.answer.text)}`,
        exchanges: [created.exchange, other.exchange, written],
      },
    )
  }
}
