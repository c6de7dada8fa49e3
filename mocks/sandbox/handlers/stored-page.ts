import { setImmediate } from 'node:timers/promises'
import { pageFields } from '#mocks/sandbox/handlers/context.ts'
import type { Where } from '#mocks/sandbox/store/schema/schema.ts'
import type { Kinds, ListedKind, ListOptions, Store } from '#mocks/sandbox/store/store.ts'

type PageParams<K extends ListedKind> = Pick<ListOptions<K>, 'where' | 'by' | 'order' | 'once'> & {
  currentPage?: number | undefined
  pageSize?: number | undefined
}

/** A page of stored documents in the contract's form; a page after the last one is empty. */
export async function storedPage<K extends ListedKind>(
  store: Store,
  kind: K,
  { currentPage = 1, pageSize = 25, ...options }: PageParams<K>,
): Promise<{ items: Kinds[K][] } & ReturnType<typeof pageFields>> {
  const counted = await store.count(kind, options.where, options.once)
  const offset = (currentPage - 1) * pageSize
  const items = await store.listAll(kind, { ...options, limit: pageSize, offset })
  // Others may add something between the two readings: a total counts what stands beside it.
  const totalCount = items.length > 0 ? Math.max(counted, offset + items.length) : counted
  return { items, ...pageFields(totalCount, currentPage, pageSize) }
}

/** A page of several lists, one after the other. */
export async function joinedPage<K extends ListedKind>(
  store: Store,
  kind: K,
  lists: readonly Pick<ListOptions<K>, 'where' | 'by'>[],
  { currentPage = 1, pageSize = 25 }: Pick<PageParams<K>, 'currentPage' | 'pageSize'>,
): Promise<{ items: Kinds[K][] } & ReturnType<typeof pageFields>> {
  const counts = await Promise.all(lists.map(({ where }) => store.count(kind, where)))
  const items: Kinds[K][] = []
  let offset = (currentPage - 1) * pageSize
  for (const [index, list] of lists.entries()) {
    const limit = pageSize - items.length
    if (limit > 0 && offset < (counts[index] ?? 0))
      items.push(...(await store.listAll(kind, { ...list, limit, offset })))
    offset = Math.max(0, offset - (counts[index] ?? 0))
  }
  return {
    items,
    ...pageFields(
      counts.reduce((sum, count) => sum + count, 0),
      currentPage,
      pageSize,
    ),
  }
}

const SLICE = 1000

/** All matching documents in slices, between which other requests are handled. */
export async function* slicesOf<K extends ListedKind>(
  store: Store,
  kind: K,
  where: Where<K>,
): AsyncGenerator<Kinds[K][]> {
  for (let offset = 0; ; offset += SLICE) {
    const slice = await store.listAll(kind, { where, limit: SLICE, offset })
    yield slice
    if (slice.length < SLICE) return
    await setImmediate()
  }
}
