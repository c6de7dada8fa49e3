// Deleted items that can be restored are listed apart: after a deletion there and not here, after the restoring here and not there.
import type { Context } from '../context.ts'
import { type Exchange, isSuccess } from '../http/client.ts'
import type { Created } from '../made.ts'
import { judgeLaw } from './law.ts'
import { identity, readPages } from './pages.ts'

/** Parameters that show the deleted items instead of the others; an archive holds them only where nothing else does. */
const BINS = [/^(is_?)?(deleted|trashed|removed)(_?only)?$/i, /^(is_?)?archived(_?only)?$/i]

export async function judgeBin(context: Context, { resource, path, id }: Created, write: Exchange): Promise<void> {
  const list = resource.list && context.model.lists.get(resource.list.id)
  const parameters = list?.operation.parameters.filter(({ in: place }) => place === 'query') ?? []
  const [parameter] = BINS.flatMap((bin) => parameters.filter(({ name }) => bin.test(name)))
  const base = list && (await context.requests.base(list.operation))
  if (!list || !parameter || !base || !isSuccess(base)) return
  const isDeletion = write.call.operation === resource.delete
  for (const isBin of [true, false]) {
    const query = { ...base.call.query, [parameter.name]: isBin }
    const pages = await readPages(context, list, { ...base.call, path: { ...base.call.path, ...path }, query })
    if (!pages?.isComplete) continue
    const isThere = pages.items.some((item) => identity(list, item) === id)
    // A list of a period may lack an item of any state.
    const isWrong = isBin === isDeletion ? !isThere && list.total !== undefined : isThere
    judgeLaw(
      context,
      list.operation,
      'bin',
      isWrong && {
        expected: `${isThere ? 'no ' : ''}${id} with ${parameter.name}=${isBin}, because it was ${isDeletion ? 'deleted' : 'restored'}`,
        seen: `${pages.items.length} items ${isThere ? 'with' : 'without'} it`,
        exchanges: [write, ...pages.pages.map(({ exchange }) => exchange)],
        pointer: parameter.pointer,
        detail: `${isDeletion} ${isBin}`,
      },
    )
  }
}
