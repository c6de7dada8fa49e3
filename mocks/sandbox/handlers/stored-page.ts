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
  const totalCount = await store.count(kind, options.where, options.once)
  const items = await store.listAll(kind, { ...options, limit: pageSize, offset: (currentPage - 1) * pageSize })
  return { items, ...pageFields(totalCount, currentPage, pageSize) }
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
